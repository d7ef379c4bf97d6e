// Positions and answers as text: in characters and words for people, and graphs for Graphviz.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/hint.hpp"
#include "base/output.hpp"
#include "present/style.hpp"
#include "puzzles/family.hpp"
#include "solution/check.hpp"
#include "solution/solution.hpp"

namespace decant::present {

/// The picture of a position, lines ended. Tubes stand side by side on numbered places, as many in a row as
/// fit the width; each unit shows its letter, with or without color.
std::string draw(const puzzles::View& view, const Style& style);

/// The letters of a board and the colors they stand for, lines ended; empty where the names are the letters.
std::string legend(const puzzles::View& view, const Style& style);

/// The verdict on a level, in one line. "Shortest: 39 moves. Proved."
std::string verdict_line(const solution::Solution& solution);

/// Which goal an answer is about, where goals differ, as the end of a sentence: " so that each tube ...";
/// else empty.
std::string so_that(const solution::Solution& solution);

/// One line: the facts of an unsolvable level with the weaker goal that it has.
std::string weaker_goal_line(const solution::Solution& solution);

/// A remedy, in one line. "With 1 more empty tube, it can be solved in 40 moves."
std::string advice_line(const solution::Advice& advice);

/// The plan as `check` reads it, in one line.
std::string plan_line(const std::vector<puzzles::Step>& steps);

/// More facts about the plan, in one line; empty where there are none.
std::string facts_line(const solution::Solution& solution);

/// The plan for people: as its puzzle tells it, else as `check` reads it, in lines of at most the style's
/// width.
std::string plan_lines(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps,
                       const Style& style);

/// Each move with the position after it.
void step_pictures(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps, const Style& style,
                   base::Output& out);

/// "Valid: 39 moves reach the goal.", or the first thing wrong.
std::string check_line(const solution::Check& check);

/// The illegal move or false claim of a plan, without an end: "move 2 of 3 is illegal: tube 2 is full".
std::string fault_line(const solution::Check& check);

/// The unchecked claims of a plan by their keys, if there are any: "Not checked, though the plan
/// says it: claim."
std::string unchecked_line(std::span<const std::string> keys);

/// The lines of a plan that were not used, if there are any.
std::string unused_lines(std::span<const std::string> lines);

/// A line for each figure, and a histogram of the distances. Figures that are estimates are marked `about`.
std::string analysis_text(const analysis::Analysis& analysis, const Style& style);

/// How much a hint gives away: 1 whether the game can still be won, 2 what to look at, 3 the next move, 4 the
/// whole plan.
using Rung = int;

/// Lines up to a rung; `played` are the moves so far.
std::string hint_text(const puzzles::Puzzle& puzzle, const analysis::Hint& hint,
                      std::span<const puzzles::Step> played, Rung rung, const Style& style);

/// A complete graph as a DOT document that says itself how it wants to be laid out and painted: the start,
/// the goals, the dead region and one shortest plan are told apart. Small graphs show each position; in all
/// of them its code and picture are the tooltip.
///
/// Moves that change nothing are left out, and two positions that lead to one another are joined by one line
/// without arrowheads: moves that can be taken back.
void graph_dot(const puzzles::Puzzle& puzzle, const puzzles::GraphReport& report, base::Output& out);

}  // namespace decant::present
