// All that is known of a level: figures of its graph, how players fare, its difficulty.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "analysis/games.hpp"
#include "analysis/metrics.hpp"
#include "analysis/sampling.hpp"
#include "puzzles/family.hpp"
#include "search/run_control.hpp"
#include "search/survey.hpp"

namespace decant::analysis {

/// Positions of a graph that is asked for as a whole, unless it is said how many.
inline constexpr std::uint64_t usual_graph = 100'000;

struct Analysis {
    search::Survey survey;  ///< of the whole graph, or of what was explored
    std::unique_ptr<puzzles::Puzzle> hardest;
    std::optional<bool> solvable;  ///< proved
    std::optional<Cost> length;    ///< fewest moves, proved
    std::optional<Metrics> metrics;
    std::optional<WinRate> random_player;
    std::optional<WinRate> greedy_player;
    Cost most_moves = 0;                      ///< after which a game is given up
    std::optional<int> fewest_spares;         ///< proved
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

}  // namespace decant::analysis
