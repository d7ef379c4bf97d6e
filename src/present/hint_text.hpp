// Hints as sentences.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "analysis/hint.hpp"
#include "present/style.hpp"

namespace decant::present {

/// How much a hint gives away: 1 whether the game can still be won, 2 what to look at, 3 the next move, 4 the
/// whole plan.
using Rung = int;

/// Lines up to a rung; `played` are the moves so far.
std::string hint_text(const puzzles::Puzzle& puzzle, const analysis::Hint& hint,
                      std::span<const puzzles::Step> played, Rung rung, const Style& style);

}  // namespace decant::present
