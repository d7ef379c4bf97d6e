// A plan as a strip of pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "puzzles/family.hpp"
#include "solution/solution.hpp"

namespace decant::present {

/// The start and a frame for each group of moves that belong together, in rows, with captions.
std::string plan_svg(const puzzles::Puzzle& puzzle, const solution::Solution& solution);

}  // namespace decant::present
