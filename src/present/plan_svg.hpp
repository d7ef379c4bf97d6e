// A plan as a strip of pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "base/output.hpp"
#include "puzzles/family.hpp"

namespace decant::present {

/// The start and a frame for each group of legal moves that belong together, in rows, with captions.
/// `verdict` is a sentence about the plan, for the title.
void plan_svg(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps,
              std::string_view verdict, base::Output& out);

}  // namespace decant::present
