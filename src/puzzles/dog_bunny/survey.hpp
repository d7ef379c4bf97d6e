// The reachable states of a DogBunny level, counted by their ranks.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/dog_bunny/space.hpp"
#include "search/run_control.hpp"
#include "search/survey.hpp"

namespace decant::puzzles::dog_bunny {

/// As search::survey, with a table of distances in place of noted edges while the states of the level fit
/// into one: about two bytes and a bit for each state of the level, reachable or not.
search::Survey<State> survey(const Space& space, const search::RunControl& control);

}  // namespace decant::puzzles::dog_bunny
