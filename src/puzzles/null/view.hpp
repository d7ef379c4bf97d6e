// What a null position looks like.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/null/state.hpp"
#include "puzzles/view.hpp"

namespace decant::puzzles::null {

TextView view_of(const Level& level, const State& state);

}  // namespace decant::puzzles::null
