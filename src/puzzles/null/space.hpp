// The rules of the null puzzle as a state space, and an admissible estimate.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/cost.hpp"
#include "puzzles/null/state.hpp"

namespace decant::puzzles::null {

/// Models KeyedSpace and ReversibleSpace.
class Space {
  public:
    using State = null::State;
    using Action = int;  ///< what is added to the counter: -step or step

    explicit Space(const Level& level) : level_(level) {}

    [[nodiscard]] State initial() const { return {level_.start}; }
    [[nodiscard]] bool is_goal(const State& state) const { return state.counter == 0; }
    [[nodiscard]] std::vector<Action> actions(const State& state) const;
    [[nodiscard]] base::Cost cost(const State&, Action) const { return 1; }
    [[nodiscard]] State apply(const State& state, Action action) const { return {state.counter + action}; }
    [[nodiscard]] const State& key(const State& state) const { return state; }

    [[nodiscard]] Action advance(State& state, Action action) const;
    void undo(State& state, Action made) const { state.counter -= made; }

  private:
    Level level_;
};

/// The counter divided by the step, rounded up: one move takes away one step at most.
struct Bound {
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    base::Cost step;
    base::Cost operator()(const State& state) const { return (state.counter + step - 1) / step; }
};

}  // namespace decant::puzzles::null
