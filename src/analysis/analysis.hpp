// All that is known of a level: figures of its graph, how players fare, its difficulty.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "analysis/games.hpp"
#include "analysis/metrics.hpp"
#include "analysis/ratio.hpp"
#include "base/cost.hpp"
#include "puzzles/family.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"

namespace decant::analysis {

/// Positions of a graph that is asked for as a whole, unless it is said how many.
inline constexpr std::uint64_t usual_graph = 100'000;

/// The positions on which estimates rest.
struct Coverage {
    std::uint64_t positions = 0;  ///< that were drawn or lie on the plan, and the ones a move behind them
    std::uint64_t known = 0;      ///< of them, those that the solver could tell alive or dead
};

struct Analysis {
    search::Survey survey;  ///< of the whole graph, or of what was explored
    std::unique_ptr<puzzles::Puzzle> hardest;
    std::optional<bool> solvable;  ///< proved
    std::optional<Cost> length;    ///< fewest moves, proved
    std::optional<Metrics> metrics;
    std::optional<WinRate> random_player;
    std::optional<WinRate> greedy_player;
    Cost most_moves = 0;                      ///< after which a game is given up
    std::optional<int> fewest_empties;        ///< proved
    std::optional<std::uint64_t> difficulty;  ///< in thousandths
    /// When there: `metrics` and `difficulty` are estimates, and rest on this; `metrics` may lack parts.
    std::optional<Coverage> coverage;
};

struct Request {
    search::RunControl control;  ///< its limit of expansions is one of explored positions
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;  ///< of each player; 0 to `most_games`
    bool estimates = true;       ///< of what cannot be known exactly within the limits; else it is left out
};

/// Explores the graph of a level, which must have no obstacle. If a limit ends that, the solver says what it
/// can, and the rest is estimated. Exploration takes half of the time at most.
Analysis analyze(const puzzles::Puzzle& puzzle, const Request& request);

/// The parts of a level's difficulty for people, if it can be solved.
struct Ingredients {
    Millionths losing_on_plans = 0;  ///< moves that lose, of the moves along shortest plans
    Millionths losing = 0;           ///< moves that lose, of all moves in games that can still be won
    Millionths dead = 0;             ///< dead positions, of all
    Millionths detours = 0;          ///< moves beyond those that the first position seems to need, of all
    base::Cost length = 0;           ///< fewest moves
};

/// How hard a level is for people, from 0 to 100; docs/difficulty.md gives the formula and its reasons. In
/// thousandths: 0 to 100,000. Rises, or stays, with each ingredient; 0 for a level of length 0.
std::uint64_t difficulty(const Ingredients& ingredients);

}  // namespace decant::analysis
