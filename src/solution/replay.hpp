// The moves of a plan made by the rules, one after the other.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/cost.hpp"
#include "base/limits.hpp"
#include "puzzles/position.hpp"

namespace decant::solution {

struct Replay {
    std::vector<puzzles::Step> steps;  ///< the legal moves, up to the first illegal one
    std::optional<std::string> fault;  ///< why the move after `steps` is illegal
    bool at_goal = false;              ///< after all of `steps`
    base::Cost cost = 0;
    std::vector<puzzles::Field> facts;  ///< what else the family counts in a plan, such as switches
    bool cut_short = false;  ///< a limit or the user ended it: neither at the last move nor at a fault
    std::optional<base::Limit> limit;  ///< which one it was, if one was
};

/// Makes the moves from `start` as far as they are legal and `ends` allow, which are asked before each.
Replay replay(const puzzles::Position& start, std::span<const puzzles::Move> moves,
              const base::Ends& ends = {});

}  // namespace decant::solution
