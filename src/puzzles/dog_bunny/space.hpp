// The rules of DogBunny as a state space.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/dog_bunny/condition.hpp"
#include "puzzles/dog_bunny/state.hpp"

namespace decant::puzzles::dog_bunny {

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
