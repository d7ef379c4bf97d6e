// Puts the figures together, estimates those that are not known, and makes them one in whole numbers.
// SPDX-License-Identifier: MIT
#include "analysis/analysis.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "analysis/metrics.hpp"
#include "base/hash.hpp"
#include "base/random.hpp"
#include "base/release_memory.hpp"
#include "puzzles/family.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"
#include "solution/solution.hpp"

namespace decant::analysis {
namespace {

using puzzles::Puzzle;

Millionths times(Millionths a, Millionths b) { return a * b / one; }

/// x (1 + k) / (x + k): 0 at 0, one at one, steep at first. A level in which one move in five loses is nearer
/// to the hardest than to the easiest.
Millionths steep(Millionths x, Millionths k) { return x * (one + k) / (x + k); }

struct Sample {
    Metrics metrics;  ///< without the number of shortest plans
    Coverage coverage;
};

using Positions = std::vector<std::unique_ptr<puzzles::Puzzle>>;

constexpr int drawn_positions = 100;
constexpr std::uint64_t expansions_for_each_position = 20'000;

/// Has the solver judge positions: estimates for levels whose state graph is too large to explore.
///
/// Each figure of the sample speaks of fewer positions than its exact namesake: those on shortest plans of
/// the positions on `plan` alone, the others of the `drawn` ones. These are nearer to the start than those
/// that were not explored, and as a rule fewer of them are dead. Whether a position is dead is exact: the
/// solver says so, or else it is left out.
class Sampler {
  public:
    Sampler(const Puzzle& puzzle, const search::RunControl& control) : puzzle_(puzzle) {
        request_.control = control;
        request_.control.on_progress = nullptr;
        request_.control.limits.nodes = expansions_for_each_position;
        request_.any = true;
    }

    Sample run(std::span<const puzzles::Step> plan, const Positions& drawn) {
        follow(plan);
        for (const auto& position : drawn) {
            if (!may_go_on(request_.control)) break;
            judge(*position);
        }
        return std::move(sample_);
    }

  private:
    void follow(std::span<const puzzles::Step> plan) {
        std::vector<puzzles::Move> made;
        for (const puzzles::Step& step : plan) {
            if (!may_go_on(request_.control)) return;
            const auto left = static_cast<Cost>(plan.size() - made.size());
            const auto branches = branches_of(*puzzle_.after(made), left);
            sample_.metrics.on_plans.count(branches, static_cast<Cost>(made.size()) + 1);
            made.push_back(step.move);
        }
    }

    void judge(const Puzzle& position) {
        const auto dead = is_dead(position);
        if (!dead) return;
        sample_.metrics.dead.count(*dead);
        if (*dead || position.play()->won()) return;
        for (const Branch& branch : branches_of(position, 0)) sample_.metrics.losing.count(branch.loses);
    }

    /// The moves whose outcome is known, of a position that is `left` moves from a goal.
    std::vector<Branch> branches_of(const Puzzle& position, Cost left) {
        std::vector<Branch> branches;
        const auto game = position.play();
        std::vector<std::size_t> tempting;
        list_tempting(*game, tempting);
        for (std::size_t move = 0; move < game->moves() && may_go_on(request_.control); ++move) {
            Cost distance = 0;
            const auto dead = is_dead(*game->position_after(move), &distance);
            if (!dead) continue;
            branches.push_back({.loses = *dead,
                                .nearer = !*dead && distance < left,
                                .tempts = std::binary_search(tempting.begin(), tempting.end(), move)});
        }
        return branches;
    }

    std::optional<bool> is_dead(const Puzzle& position, Cost* distance = nullptr) {
        ++sample_.coverage.positions;
        const auto outcome = position.search(request_).outcome;
        if (outcome.verdict == search::Verdict::unknown) return std::nullopt;
        ++sample_.coverage.known;
        if (distance != nullptr && outcome.plan) *distance = outcome.plan->cost;
        return outcome.verdict == search::Verdict::unsolvable;
    }

    const Puzzle& puzzle_;
    puzzles::SearchRequest request_;
    Sample sample_;
};

/// Some of the positions that were explored, each equally likely.
Positions draw(const puzzles::GraphReport& report, std::uint64_t seed) {
    base::Random random(seed);
    Positions positions;
    for (int i = 0; i < drawn_positions; ++i)
        positions.push_back(report.position(static_cast<search::NodeId>(random.below(report.graph.states))));
    return positions;
}

constexpr std::uint64_t expansions_for_each = 1'000'000;
constexpr int most_more = 2;

/// Exact: each number of empties below the answer is proved not to be enough. Nothing where the family has no
/// empties, where the limits do not allow the proof, or where two more than the level has are not enough.
/// `solvable` says whether the level can be solved as it is.
std::optional<int> fewest_empties(const puzzles::Puzzle& puzzle, bool solvable,
                                  const search::RunControl& control) {
    const auto empties = puzzle.empties();
    if (!empties) return std::nullopt;
    puzzles::SearchRequest request;
    request.control = control;
    request.control.on_progress = nullptr;
    request.control.limits.nodes = std::max(control.limits.nodes, expansions_for_each);
    request.any = true;
    const auto verdict_with = [&](int count) {
        const auto level = puzzle.with_empties(count);
        return level ? level->search(request).outcome.verdict : search::Verdict::unsolvable;
    };
    // More empties never hurt, so the answers change once only.
    if (solvable) {
        for (int count = *empties; count > 0; --count) {
            const auto verdict = verdict_with(count - 1);
            if (verdict == search::Verdict::unsolvable) return count;
            if (verdict == search::Verdict::unknown) return std::nullopt;
        }
        return 0;
    }
    for (int count = *empties + 1; count <= *empties + most_more; ++count) {
        const auto verdict = verdict_with(count);
        if (verdict == search::Verdict::solved) return count;
        if (verdict == search::Verdict::unknown) return std::nullopt;
    }
    return std::nullopt;
}

/// So many times the fewest moves a player tries before giving up.
constexpr Cost patience = 10;
/// Without the graph a move takes a hundred times as long.
constexpr std::uint64_t games_without_graph = 200;
constexpr std::uint64_t expansions_without_graph = 2'000'000;

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
            .seed = base::fold(request.seed, player == Player::random ? 1 : 2),
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
        if (!request.control.cancelled()) analysis.survey.limit = base::Limit::time;
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
    Sample found = Sampler(puzzle, request.control).run(solution->steps, drawn);
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

std::uint64_t difficulty(const Ingredients& level) {
    const Millionths traps = (50 * steep(level.losing_on_plans, 100'000) + 20 * steep(level.losing, 150'000) +
                              30 * steep(level.dead, 400'000)) /
                             100;
    // Squared, since the first extra moves are found easily.
    const Millionths detours = times(times(level.detours, level.detours), 900'000);
    // Two reasons that add up as independent chances to go wrong do.
    const Millionths wrong = one - times(one - traps, one - detours);
    // A level of few moves can be looked through; past a dozen moves length hardly counts.
    const auto length = static_cast<Millionths>(std::clamp(level.length, 0, 1000));
    const Millionths depth = length * length * one / (length * length + 50);
    return times(wrong, depth) / 10;
}

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
            drawn = draw(report, base::fold(request.seed, 3));
    }
    base::release_freed_memory(analysis.survey.statistics.peak_bytes);
    if (!drawn.empty() && may_go_on(request.control)) estimate(analysis, puzzle, drawn, request);
    if (analysis.solvable && may_go_on(request.control))
        analysis.fewest_empties = fewest_empties(puzzle, *analysis.solvable, request.control);
    return analysis;
}

}  // namespace decant::analysis
