// Answers as JSON, one object in one line.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/hint.hpp"
#include "base/diagnostic.hpp"
#include "base/output.hpp"
#include "present/style.hpp"
#include "puzzles/family.hpp"
#include "solution/check.hpp"
#include "solution/solution.hpp"

namespace decant::present {

/// `line`, where given, is the level as it was read, for one answer of many.
std::string solution_json(const puzzles::Puzzle& puzzle, const solution::Solution& solution,
                          std::optional<std::string_view> line = std::nullopt, Stats stats = Stats::all);

/// That a proof of the solution was written, or why not, as an event of docs/cli.md.
std::string proof_event_json(const solution::Solution& solution);

/// One piece of advice.
std::string advice_json(const solution::Advice& advice);

/// The object that stands for a line that could not be read.
std::string error_json(std::string_view line, std::string_view error);

/// The names of the colors by the letters of its code, as an object; empty where these are the same.
std::string colors_json(const puzzles::Puzzle& puzzle);

std::string check_json(const puzzles::Puzzle& puzzle, const solution::Check& check);

/// A level: its facts and its position.
std::string level_json(const puzzles::Puzzle& puzzle);

/// A game after legal moves: its code, what it looks like (places of nodes included), the moves made and the
/// legal ones.
std::string position_json(const puzzles::Puzzle& puzzle, const solution::Check& played);

/// `line` and `stats` as above.
std::string analysis_json(const puzzles::Puzzle& puzzle, const analysis::Analysis& analysis,
                          std::optional<std::string_view> line = std::nullopt, Stats stats = Stats::all);

/// `played` moves were made before; see text.hpp for rungs.
std::string hint_json(const puzzles::Puzzle& puzzle, const analysis::Hint& hint,
                      const solution::Check& played, int rung);

/// The graph, which is complete: states with code and distance, edges, goals, and one shortest plan.
/// `members` of the object begin with commas.
void graph_json(const puzzles::Puzzle& puzzle, const puzzles::GraphReport& report, const std::string& members,
                base::Output& out);

/// A list of objects.
std::string rows_json(const std::vector<std::vector<puzzles::Field>>& rows);

}  // namespace decant::present
