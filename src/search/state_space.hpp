// The layered concepts of a state space, which a puzzle must satisfy to be searched.
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <iterator>
#include <type_traits>

#include "base/cost.hpp"

namespace decant::search {

using base::Cost;

/// A state space owns the rules of one level and is immutable; a state is a plain value.
///
/// - `initial()` is the state at which plans start.
/// - `is_goal(state)` says whether plans may end there.
/// - `actions(state)` is a range of the legal actions, without duplicates, in an order that depends only on
///   the state.
/// - `cost(state, action)` is at least 1; a search that meets a lower one stops and reports the breach.
/// - `apply(state, action)` is the successor; `action` must be one of `actions(state)`.
template <class Space>
concept StateSpace =
    std::copyable<typename Space::State> && std::copyable<typename Space::Action> &&
    requires(const Space& space, const typename Space::State& state, const typename Space::Action& action) {
        { space.initial() } -> std::convertible_to<typename Space::State>;
        { space.is_goal(state) } -> std::same_as<bool>;
        { *std::begin(space.actions(state)) } -> std::convertible_to<typename Space::Action>;
        { space.cost(state, action) } -> std::same_as<Cost>;
        { space.apply(state, action) } -> std::same_as<typename Space::State>;
    };

/// Adds `key(state)`: states with equal keys are the same position up to a symmetry that preserves costs and
/// goals. Keys are compared with `==`; `hash_value(key)`, found by argument-dependent lookup, only speeds
/// that up.
template <class Space>
concept KeyedSpace = StateSpace<Space> && requires(const Space& space, const typename Space::State& state) {
    { space.key(state) == space.key(state) } -> std::same_as<bool>;
    { hash_value(space.key(state)) } -> std::same_as<std::uint64_t>;
};

/// Adds moves in place: `advance(state, action)` turns a state into its successor and returns a token with
/// which `undo(state, token)` turns it back. Depth-first searches use it if available.
template <class Space>
concept ReversibleSpace = StateSpace<Space> && requires(const Space& space, typename Space::State& state,
                                                        const typename Space::Action& action) {
    space.undo(state, space.advance(state, action));
};

/// A heuristic is a value separate from the rules: `heuristic(state)` estimates the cost from the state to a
/// goal, at least 0, and is `base::unreachable` only if no goal can be reached.
///
/// - `admissible`: it never exceeds the true distance. A plan that shows that it does is reported as a
/// breach;
///   without such a plan, nothing shows that claims are false.
/// - `consistent`: along an action it falls by no more than that action costs. Implies admissible if it is 0
///   at goals.
template <class H, class Space>
concept Heuristic = requires(const H& heuristic, const typename Space::State& state) {
    { heuristic(state) } -> std::same_as<Cost>;
    requires std::same_as<std::remove_cv_t<decltype(H::admissible)>, bool>;
    requires std::same_as<std::remove_cv_t<decltype(H::consistent)>, bool>;
};

/// A heuristic as an algorithm that guarantees an optimum must require it.
template <class H, class Space>
concept AdmissibleHeuristic = Heuristic<H, Space> && H::admissible;

/// The heuristic that knows nothing.
struct BlindHeuristic {
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;
    template <class State>
    Cost operator()(const State&) const {
        return 0;
    }
};

}  // namespace decant::search
