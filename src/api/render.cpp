// Answers and levels as text and JSON.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "api/decant.hpp"
#include "base/json_text.hpp"
#include "present/json.hpp"
#include "present/svg.hpp"
#include "present/text.hpp"

namespace decant::api {
namespace {

/// Everything that `write` puts into an unbounded output.
template <class Write>
std::string whole(const Write& write) {
    Output out;
    write(out);
    return out.take();
}

}  // namespace

std::string level_text(const Level& level, bool brief, const Style& style) {
    const puzzles::View view = level.puzzle().start().view();
    if (brief) return present::draw(view, style);
    const std::string legend = present::legend(view, style);
    std::string text = to_string(level.puzzle().title()) + "\n\n" + present::draw(view, style);
    if (!legend.empty()) text.append("\n").append(legend);
    return text;
}

std::string solution_text(const Level& level, const Solution& solution, const SolutionTextOptions& options,
                          const Style& style) {
    return whole([&](Output& out) { write_solution_text(level, solution, options, style, out); });
}

void write_solution_text(const Level& level, const Solution& solution, const SolutionTextOptions& options,
                         const Style& style, Output& out) {
    if (!options.brief) out.add(level_text(level, false, style) + "\n");
    out.add(present::verdict_line(solution) + present::facts_line(solution));
    out.add(weaker_goal_text(level, solution, style));
    for (const Advice& advice : solution.advice) out.add(present::advice_line(advice));
    if (solution.steps.empty()) return;
    if (!options.brief) out.add("\n");
    out.add(present::plan_lines(level.puzzle(), solution.steps, style));
    if (options.steps && !options.brief) present::step_pictures(level.puzzle(), solution.steps, style, out);
}

std::string solution_json(const Level& level, const Solution& solution, std::optional<std::string_view> line,
                          Stats stats) {
    return with_reading(present::solution_json(level.puzzle(), solution, line, stats), level);
}

std::string plan_text(const Solution& solution) { return present::plan_line(solution.steps); }
std::string weaker_goal_text(const Level& level, const Solution& solution, const Style& style) {
    if (solution.with_weaker_goal.empty()) return "";
    return present::weaker_goal_line(solution) +
           present::plan_lines(level.puzzle(), solution.with_weaker_goal.front().steps, style);
}
std::string advice_text(const Advice& advice) { return present::advice_line(advice); }
std::string verdict_text(const Solution& solution) { return present::verdict_line(solution); }
std::string level_json(const Level& level) {
    return with_reading(present::level_json(level.puzzle()), level);
}
std::string check_text(const Check& check) {
    return present::check_line(check) + present::unused_lines(check.unused) +
           (check.valid() ? present::unchecked_line(unchecked_keys(check)) : "");
}
std::string check_json(const Level& level, const Check& check) {
    return with_reading(present::check_json(level.puzzle(), check), level);
}
std::string analysis_text(const Level& level, const Analysis& analysis, const Style& style) {
    return fmt::format("{}\n\n{}", to_string(level.puzzle().title()),
                       present::analysis_text(analysis, style));
}
std::string analysis_json(const Level& level, const Analysis& analysis, std::optional<std::string_view> line,
                          Stats stats) {
    return with_reading(present::analysis_json(level.puzzle(), analysis, line, stats), level);
}
std::string graph_json(const Level& level, const Graph& graph) {
    return whole([&](Output& out) { write_graph_json(level, graph, out); });
}
void write_graph_json(const Level& level, const Graph& graph, Output& out) {
    present::graph_json(level.puzzle(), graph, reading_member(level), out);
}
std::string graph_dot(const Level& level, const Graph& graph) {
    return whole([&](Output& out) { write_graph_dot(level, graph, out); });
}
void write_graph_dot(const Level& level, const Graph& graph, Output& out) {
    present::graph_dot(level.puzzle(), graph, out);
}
std::string level_svg(const Level& level) {
    return present::svg(level.puzzle().start().view(), to_string(level.puzzle().title()));
}
std::string solution_svg(const Level& level, const Solution& solution) {
    return whole([&](Output& out) { write_solution_svg(level, solution, out); });
}
void write_solution_svg(const Level& level, const Solution& solution, Output& out) {
    present::plan_svg(level.puzzle(), solution.steps, present::verdict_line(solution), out);
}
std::string plan_svg(const Level& level, const Check& played) {
    return whole([&](Output& out) { write_plan_svg(level, played, out); });
}
void write_plan_svg(const Level& level, const Check& played, Output& out) {
    present::plan_svg(level.puzzle(), played.replay.steps, present::check_line(played), out);
}
std::string fault_text(const Check& check) { return present::fault_line(check); }
std::string hint_text(const Level& level, const Hint& hint, int rung, const Style& style) {
    return present::hint_text(level.puzzle(), hint.found, hint.played.replay.steps, rung, style) +
           present::unused_lines(hint.played.unused) + present::unchecked_line(unchecked_keys(hint.played));
}
std::string hint_json(const Level& level, const Hint& hint, int rung) {
    return with_reading(present::hint_json(level.puzzle(), hint.found, hint.played, rung), level);
}
std::string position_json(const Level& level, const Check& played) {
    return with_reading(present::position_json(level.puzzle(), played), level);
}
std::string error_text(const Diagnostic& diagnostic, const std::string& source) {
    return base::to_string(diagnostic, source);
}
std::string colors_member(const Level& level) {
    const std::string colors = present::colors_json(level.puzzle());
    return colors.empty() ? "" : base::member("colors", colors);
}

std::string error_json(std::string_view line, std::string_view error) {
    return present::error_json(line, error);
}

std::string entries_json(const std::vector<Entry>& entries) {
    std::vector<std::vector<puzzles::Field>> rows;
    for (const Entry& entry : entries) {
        auto& row = rows.emplace_back();
        if (!entry.family.empty()) row.push_back({"family", entry.family});
        row.push_back({"name", entry.word});
        row.push_back({"summary", entry.summary});
        if (!entry.example.empty()) row.push_back({"example", entry.example});
    }
    return present::rows_json(rows);
}

}  // namespace decant::api
