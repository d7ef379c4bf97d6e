// Puts the figures together.
// SPDX-License-Identifier: MIT
#include "analysis/analysis.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "analysis/difficulty.hpp"
#include "base/give_back.hpp"
#include "base/hash.hpp"
#include "puzzles/family.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"
#include "solution/solution.hpp"

namespace decant::analysis {
namespace {

constexpr std::uint64_t expansions_for_each = 1'000'000;
constexpr int most_more = 2;

/// Exact: each number of spares below the answer is proved not to be enough. Nothing where the family has no
/// spares, where the limits do not allow the proof, or where two more than the level has are not enough.
/// `solvable` says whether the level can be solved as it is.
std::optional<int> fewest_spares(const puzzles::Puzzle& puzzle, bool solvable,
                                 const search::RunControl& control) {
    const auto spares = puzzle.spares();
    if (!spares) return std::nullopt;
    puzzles::SearchRequest request;
    request.control = control;
    request.control.on_progress = nullptr;
    request.control.limits.nodes = std::max(control.limits.nodes, expansions_for_each);
    request.any = true;
    const auto verdict_with = [&](int count) {
        const auto level = puzzle.with_spares(count);
        return level ? level->search(request).outcome.verdict : search::Verdict::unsolvable;
    };
    // More spares never hurt, so the answers change once only.
    if (solvable) {
        for (int count = *spares; count > 0; --count) {
            const auto verdict = verdict_with(count - 1);
            if (verdict == search::Verdict::unsolvable) return count;
            if (verdict == search::Verdict::unknown) return std::nullopt;
        }
        return 0;
    }
    for (int count = *spares + 1; count <= *spares + most_more; ++count) {
        const auto verdict = verdict_with(count);
        if (verdict == search::Verdict::solved) return count;
        if (verdict == search::Verdict::unknown) return std::nullopt;
    }
    return std::nullopt;
}

using puzzles::Puzzle;

/// So many times the fewest moves a player tries before giving up.
constexpr Cost patience = 10;
/// Without the graph a move takes a hundred times as long.
constexpr std::uint64_t games_without_graph = 200;
constexpr std::uint64_t expansions_without_graph = 2'000'000;

std::uint64_t seed_of(const Request& request, std::uint64_t purpose) {
    return base::fold(request.seed, purpose);
}

void grade(Analysis& analysis, Cost length) {
    const Metrics& metrics = *analysis.metrics;
    analysis.difficulty = difficulty({.losing_on_plans = metrics.on_plans.losing.millionths(),
                                      .losing = metrics.losing.millionths(),
                                      .dead = metrics.dead.millionths(),
                                      .detours = metrics.detours.millionths(),
                                      .length = length});
}

Tournament tournament(const Request& request, Player player, Cost length) {
    return {.games = std::min(request.games, most_games),
            .seed = seed_of(request, player == Player::random ? 1 : 2),
            .most_moves = patience * length};
}

void measure(Analysis& analysis, const puzzles::GraphReport& report, const Request& request) {
    const search::StateGraph& graph = report.graph;
    analysis.solvable = graph.length.has_value();
    if (!graph.length) return;
    analysis.hardest = report.position(*analysis.survey.hardest);
    analysis.length = graph.length;
    analysis.most_moves = patience * *graph.length;
    analysis.metrics = metrics_of(graph, request.control);
    if (!analysis.metrics) {
        const base::CancelToken* cancel = request.control.cancel;
        if (cancel == nullptr || !cancel->cancelled()) analysis.survey.limit = base::Limit::time;
        return;
    }
    const auto go_on = [&] { return may_go_on(request.control); };
    const auto played = [&](Player player) {
        return play(graph, player, tournament(request, player, *graph.length), go_on);
    };
    analysis.random_player = played(Player::random);
    analysis.greedy_player = played(Player::greedy);
    grade(analysis, *graph.length);
}

WinRate play_without_graph(const Puzzle& puzzle, Player player, const Request& request, Cost length) {
    Tournament games = tournament(request, player, length);
    games.games = std::min(games.games, games_without_graph);
    return play(puzzle, player, games, [&] { return may_go_on(request.control); });
}

/// Leaves out what the drawn positions take.
search::RunControl beside(const Positions& drawn, search::RunControl control) {
    std::size_t& memory = control.limits.memory;
    for (const auto& position : drawn) memory -= std::min(memory, position->bytes());
    return control;
}

void estimate(Analysis& analysis, const Puzzle& puzzle, const Positions& drawn, Request request) {
    request.control = beside(drawn, std::move(request.control));
    puzzles::SearchRequest search;
    search.control = request.control;
    search.control.limits.nodes = std::max(search.control.limits.nodes, expansions_without_graph);
    search.any = true;
    const auto solution = solution::solve(puzzle, search);
    if (!solution || solution->verdict == search::Verdict::unknown) return;
    analysis.solvable = solution->verdict == search::Verdict::solved;
    if (!solution->cost) return;
    if (solution->claim == solution::Claim::optimal) analysis.length = solution->cost;
    analysis.most_moves = patience * *solution->cost;
    Sample found = sample(puzzle, solution->steps, drawn, request.control);
    analysis.coverage = found.coverage;
    analysis.metrics = std::move(found.metrics);
    analysis.metrics->detours = detours_of(*solution->cost, puzzle.play()->estimate());
    analysis.random_player = play_without_graph(puzzle, Player::random, request, *solution->cost);
    analysis.greedy_player = play_without_graph(puzzle, Player::greedy, request, *solution->cost);
    grade(analysis, *solution->cost);
}

/// Leaves half of the time to the solver.
search::RunControl exploring(search::RunControl control) {
    base::Clock::time_point& deadline = control.limits.deadline;
    const auto now = base::Clock::now();
    if (deadline != base::Clock::time_point::max() && deadline > now) deadline = now + (deadline - now) / 2;
    return control;
}

}  // namespace

Analysis analyze(const Puzzle& puzzle, const Request& request) {
    Analysis analysis;
    Positions drawn;
    {
        const puzzles::GraphReport report = puzzle.explore(exploring(request.control));
        analysis.survey = search::survey_of(report.graph);
        analysis.length = analysis.survey.length;
        if (analysis.length) analysis.solvable = true;
        if (report.graph.complete)
            measure(analysis, report, request);
        else if (request.estimates)
            drawn = draw(report, seed_of(request, 3));
    }
    base::give_back_freed_memory(analysis.survey.statistics.peak_bytes);
    if (!drawn.empty() && may_go_on(request.control)) estimate(analysis, puzzle, drawn, request);
    if (analysis.solvable && may_go_on(request.control))
        analysis.fewest_spares = fewest_spares(puzzle, *analysis.solvable, request.control);
    return analysis;
}

}  // namespace decant::analysis
