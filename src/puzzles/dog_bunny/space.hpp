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

        [[nodiscard]] bool open(std::uint64_t occupied) const;
    };

    explicit Space(const Level& level);

    [[nodiscard]] State initial() const { return initial_; }
    [[nodiscard]] bool is_goal(const State& state) const;
    /// In ascending order of (kind, from, to).
    [[nodiscard]] std::vector<Action> actions(const State& state) const;
    [[nodiscard]] base::Cost cost(const State&, const Action&) const { return 1; }
    [[nodiscard]] State apply(const State& state, const Action& action) const;
    [[nodiscard]] const State& key(const State& state) const { return state; }

    /// The states from which one action leads to `state`.
    [[nodiscard]] std::vector<State> predecessors(const State& state) const;
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

}  // namespace decant::puzzles::dog_bunny
