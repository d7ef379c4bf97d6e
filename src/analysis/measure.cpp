// Measures how hard levels are for people.
// SPDX-License-Identifier: MIT
#include "analysis/measure.hpp"

#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "solution/solution.hpp"

namespace decant::analysis {
namespace {

using search::Verdict;
using solution::Solution;

template <class Number>
void add(Measurement& measurement, std::string name, Number number) {
    measurement.values.push_back({std::move(name), static_cast<std::int64_t>(number)});
}

void add(Measurement& measurement, std::string name, std::string text) {
    measurement.values.push_back({std::move(name), std::move(text)});
}

/// Counts that may outgrow any number are texts of digits; most are numbers, and can be compared as such.
solution::Value number_or_text(const std::string& digits) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc{} && end == digits.data() + digits.size()) return number;
    return digits;
}

solution::NamedValue named_value(const puzzles::Field& fact) {
    if (const auto* number = std::get_if<std::int64_t>(&fact.value)) return {fact.name, *number};
    return {fact.name, number_or_text(std::get<std::string>(fact.value))};
}

void add_solution(Measurement& measurement, const Solution& solution, bool has_plan) {
    add(measurement, "status", std::string(search::word(solution.verdict)));
    add(measurement, "expanded", solution.statistics.expanded);
    if (solution.verdict != Verdict::unsolvable) add(measurement, "lower_bound", solution.lower_bound);
    if (!solution.cost) return;
    add(measurement, "length", *solution.cost);
    if (!has_plan) return;
    add(measurement, "claim", std::string(solution::word(solution.claim)));
    for (const puzzles::Field& fact : solution.facts) measurement.values.push_back(named_value(fact));
    std::string moves;
    for (const puzzles::Step& step : solution.steps) moves.append(moves.empty() ? "" : " ").append(step.move);
    measurement.plan = solution::StoredPlan{std::move(moves), std::string(solution::word(solution.claim))};
}

void add_share(Measurement& measurement, std::string name, Millionths share) {
    measurement.values.push_back({std::move(name), static_cast<double>(share) / one});
}

void add_metrics(Measurement& measurement, const Metrics& metrics) {
    measurement.values.push_back({"shortest_plans", number_or_text(metrics.shortest_plans)});
    add_share(measurement, "losing_share", metrics.losing.millionths());
    add_share(measurement, "losing_share_on_plans", metrics.on_plans.losing.millionths());
    add_share(measurement, "misleading_share_on_plans", metrics.on_plans.misleading.millionths());
    add_share(measurement, "detour_share", metrics.detours.millionths());
    add(measurement, "plan_positions", metrics.on_plans.positions);
    add(measurement, "forced_positions", metrics.on_plans.forced);
    add(measurement, "last_losing_move", metrics.on_plans.last_losing_move);
}

/// The whole graph proves what a search within its limits could not. False if there is no plan that short.
bool settle(Solution& solution, const Analysis& analysis) {
    const bool has_shortest_plan = solution.cost.has_value() && solution.cost == analysis.length;
    solution.verdict = analysis.solvable == true ? Verdict::solved : Verdict::unsolvable;
    solution.cost = analysis.length;
    if (analysis.length) solution.lower_bound = *analysis.length;
    if (has_shortest_plan) solution.claim = solution::Claim::optimal;
    return has_shortest_plan;
}

/// Only what is exact.
void add_analysis(Measurement& measurement, const Analysis& analysis) {
    const search::Survey& survey = analysis.survey;
    if (!survey.complete) return;
    add(measurement, "states", survey.states);
    add(measurement, "goals", survey.goals);
    add(measurement, "dead", survey.dead);
    add_share(measurement, "dead_share", Ratio{survey.dead, survey.states}.millionths());
    if (analysis.metrics) add_metrics(measurement, *analysis.metrics);
    if (analysis.random_player && analysis.random_player->wins.whole > 0)
        add_share(measurement, "random_win_rate", analysis.random_player->wins.millionths());
    if (analysis.greedy_player && analysis.greedy_player->wins.whole > 0)
        add_share(measurement, "greedy_win_rate", analysis.greedy_player->wins.millionths());
    if (analysis.fewest_empties) add(measurement, "fewest_empty_tubes", *analysis.fewest_empties);
    if (analysis.difficulty)
        measurement.values.push_back({"difficulty", static_cast<double>(*analysis.difficulty) / 1000});
}

}  // namespace

Measurement measure(const puzzles::Puzzle& puzzle, const MeasureOptions& options) {
    Measurement measurement;
    puzzles::SearchRequest request;
    request.any = true;
    request.control.cancel = options.cancel;
    request.control.limits.deadline = options.deadline;
    request.control.limits.nodes = options.nodes;
    request.control.limits.memory = options.memory;
    auto solution = solution::solve(puzzle, request);
    if (!solution) {
        // A level with hidden units has no answer; a bug in decant must not be kept as one.
        measurement.complete = !solution.error().is_bug;
        add(measurement, "status", std::string(search::word(Verdict::unknown)));
        return measurement;
    }
    std::optional<Analysis> analysis;
    bool has_plan = solution->cost.has_value();
    if (options.states > 0) {
        Request whole;
        whole.control = request.control;
        whole.control.limits.nodes = options.states;
        whole.games = options.games;
        whole.estimates = false;
        analysis = analyze(puzzle, whole);
        if (analysis->survey.complete) has_plan = settle(*solution, *analysis);
    }
    add_solution(measurement, *solution, has_plan);
    if (analysis) add_analysis(measurement, *analysis);
    measurement.limit = solution->limit;
    measurement.complete = search::may_go_on(request.control);
    return measurement;
}

}  // namespace decant::analysis
