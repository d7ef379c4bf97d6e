// Measuring levels.
// SPDX-License-Identifier: MIT
#include "api/collections.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace decant::api {
namespace {

using store::Measurement;

std::string word(Verdict verdict) {
    switch (verdict) {
        case Verdict::solved:
            return "solved";
        case Verdict::unsolvable:
            return "unsolvable";
        case Verdict::unknown:
            break;
    }
    return "unknown";
}

template <class Number>
void add(Measurement& measurement, std::string name, Number number) {
    measurement.values.push_back({std::move(name), static_cast<std::int64_t>(number)});
}

void add(Measurement& measurement, std::string name, std::string text) {
    measurement.values.push_back({std::move(name), std::move(text)});
}

/// Counts that may outgrow any number are texts of digits; most are numbers, and can be compared as such.
store::NamedValue value_of(const puzzles::Field& fact) {
    if (const auto* number = std::get_if<std::int64_t>(&fact.value)) return {fact.name, *number};
    const std::string& text = std::get<std::string>(fact.value);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) return {fact.name, number};
    return {fact.name, text};
}

void add_solution(Measurement& measurement, const Solution& solution) {
    add(measurement, "status", word(solution.verdict));
    add(measurement, "expanded", solution.statistics.expanded);
    if (solution.verdict != Verdict::unsolvable) add(measurement, "lower_bound", solution.lower_bound);
    if (!solution.cost) return;
    add(measurement, "length", *solution.cost);
    add(measurement, "claim", std::string(solution::word(solution.claim)));
    for (const puzzles::Field& fact : solution.facts) measurement.values.push_back(value_of(fact));
    std::string moves;
    for (const puzzles::Step& step : solution.steps) moves.append(moves.empty() ? "" : " ").append(step.move);
    measurement.plan = store::StoredPlan{std::move(moves), std::string(solution::word(solution.claim))};
}

void add_survey(Measurement& measurement, const puzzles::SurveyReport& survey) {
    if (!survey.complete) return;
    add(measurement, "states", survey.states);
    add(measurement, "goals", survey.goals);
    add(measurement, "dead", survey.dead);
    measurement.values.push_back(
        {"dead_share", static_cast<double>(survey.dead) / static_cast<double>(survey.states)});
}

}  // namespace

store::Measurement measure(const puzzles::Puzzle& puzzle, const MeasureOptions& options) {
    Measurement measurement;
    puzzles::SearchRequest request;
    request.any = true;
    request.control.cancel = options.cancel;
    request.control.limits.nodes = options.nodes;
    request.control.limits.memory = options.memory;
    const auto solution = solution::solve(puzzle, request, false);
    if (!solution) {
        // A level with hidden units has no answer; a bug of ours must not be kept as one.
        measurement.complete = !solution.error().is_bug;
        add(measurement, "status", word(Verdict::unknown));
        return measurement;
    }
    add_solution(measurement, *solution);
    if (options.states > 0) {
        search::RunControl control = request.control;
        control.limits.nodes = options.states;
        add_survey(measurement, puzzle.survey(control));
    }
    measurement.complete = options.cancel == nullptr || !options.cancel->cancelled();
    return measurement;
}

}  // namespace decant::api
