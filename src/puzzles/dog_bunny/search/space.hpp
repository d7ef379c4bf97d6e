// The rules of DogBunny as a state space.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/cost.hpp"
#include "base/hash.hpp"
#include "puzzles/dog_bunny/rules/condition.hpp"
#include "puzzles/dog_bunny/rules/level.hpp"

namespace decant::puzzles::dog_bunny {

/// The node of each token, kind after kind, in ascending order within a kind, so that interchangeable tokens
/// make no difference and a state is its own key. Unused places are 0.
struct State {
    std::array<std::uint8_t, max_tokens> nodes{};

    friend bool operator==(const State&, const State&) = default;
};

/// A token of a kind steps from one node to another. Which of several equal tokens on a node does not matter.
struct Action {
    std::uint8_t kind = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;

    friend bool operator==(const Action&, const Action&) = default;
};

inline std::uint64_t hash_value(const State& state) {
    std::uint64_t hash = 0;
    for (std::size_t half = 0; half < max_tokens; half += 8) {
        std::uint64_t packed = 0;
        for (std::size_t i = 0; i < 8; ++i) packed = packed << 8 | state.nodes[half + i];
        hash = base::fold(hash, packed);
    }
    return hash;
}

/// Each step costs 1. Models KeyedSpace.
class Space {
  public:
    using State = dog_bunny::State;
    using Action = dog_bunny::Action;

    /// Where the tokens of a kind lie in a state.
    struct Segment {
        std::size_t first = 0;
        std::size_t last = 0;
        std::vector<std::uint8_t> goals;  ///< in ascending order
    };
    /// A way along one or more edges, open while one of its guards holds.
    struct Way {
        std::uint8_t node = 0;
        std::vector<Guard> guards;

        [[nodiscard]] bool open(std::uint64_t occupied) const {
            for (const Guard& guard : guards) {
                if (guard.holds(occupied)) return true;
            }
            return false;
        }
    };

    explicit Space(const Level& level);

    [[nodiscard]] State initial() const { return initial_; }
    [[nodiscard]] bool is_goal(const State& state) const;
    /// In ascending order of (kind, from, to).
    [[nodiscard]] std::vector<Action> actions(const State& state) const;
    [[nodiscard]] base::Cost cost(const State&, const Action&) const { return 1; }
    [[nodiscard]] State apply(const State& state, const Action& action) const;
    [[nodiscard]] const State& key(const State& state) const { return state; }

    /// Calls `visit(kind, before)` with each state from which one action of a token of that kind leads to
    /// `state`.
    template <class Visit>
    void each_predecessor(const State& state, const Visit& visit) const;
    /// How many tokens of the kind stand on the node.
    [[nodiscard]] int standing(const State& state, std::uint8_t kind, std::uint8_t node) const;

    [[nodiscard]] std::size_t nodes() const { return out_.size(); }
    [[nodiscard]] std::size_t tokens() const { return segments_.empty() ? 0 : segments_.back().last; }
    [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
    /// Ways out of each node.
    [[nodiscard]] const std::vector<std::vector<Way>>& ways() const { return out_; }
    [[nodiscard]] std::uint64_t occupied(const State& state) const;

  private:
    [[nodiscard]] State moved(const State& state, std::uint8_t kind, std::uint8_t from,
                              std::uint8_t to) const;

    std::vector<Segment> segments_;
    std::vector<std::vector<Way>> out_;
    std::vector<std::vector<Way>> in_;
    State initial_;
};

/// A level with its tokens where they are in a state.
Level level_at(Level level, const State& state);

template <class Visit>
void Space::each_predecessor(const State& state, const Visit& visit) const {
    for (std::size_t kind = 0; kind < segments_.size(); ++kind) {
        for (std::size_t token = segments_[kind].first; token < segments_[kind].last; ++token) {
            const std::uint8_t to = state.nodes[token];
            if (token > segments_[kind].first && state.nodes[token - 1] == to) continue;
            for (const Way& way : in_[to]) {
                // The condition speaks of the position before the step, the moving token included.
                const State before = moved(state, static_cast<std::uint8_t>(kind), to, way.node);
                if (way.open(occupied(before))) visit(kind, before);
            }
        }
    }
}

}  // namespace decant::puzzles::dog_bunny
