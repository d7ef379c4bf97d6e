// The moves of the null puzzle.
// SPDX-License-Identifier: MIT
#include "puzzles/null/space.hpp"

#include "search/state_space.hpp"

namespace decant::puzzles::null {

static_assert(search::KeyedSpace<Space> && search::ReversibleSpace<Space>);

std::vector<Space::Action> Space::actions(const State& state) const {
    std::vector<Action> actions;
    if (state.counter >= level_.step) actions.push_back(-level_.step);
    if (state.counter + level_.step <= level_.start) actions.push_back(level_.step);
    return actions;
}

Space::Action Space::advance(State& state, Action action) const {
    state.counter += action;
    return action;
}

}  // namespace decant::puzzles::null
