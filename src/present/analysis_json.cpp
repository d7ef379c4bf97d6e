// The figures of a level, and all its positions, as JSON.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/metrics.hpp"
#include "present/json.hpp"
#include "present/json_parts.hpp"

namespace decant::present {
namespace {

using analysis::Analysis;
using analysis::Millionths;

/// Six decimals at most, the same on every machine.
json decimal(Millionths share) { return static_cast<double>(share) / analysis::one; }

json player_json(const std::optional<analysis::WinRate>& rate) {
    if (!rate) return nullptr;
    return {{"games", rate->wins.whole},
            {"wins", rate->wins.part},
            {"rate", decimal(rate->wins.millionths())},
            {"low", decimal(rate->low)},
            {"high", decimal(rate->high)}};
}

void add_survey(json& object, const Analysis& analysis) {
    const search::Survey& survey = analysis.survey;
    object["complete"] = survey.complete;
    object["solvable"] = or_null(analysis.solvable);
    object["length"] = or_null(analysis.length);
    object["states"] = survey.states;
    if (survey.limit) object["limit"] = entry_of(*survey.limit).word;
    if (!survey.complete) return;
    object["goals"] = survey.goals;
    object["dead"] = survey.dead;
    object["distances"] = survey.at_distance;
    object["hardest"] = nullptr;
    if (analysis.hardest) {
        object["hardest"] = {{"length", survey.at_distance.size() - 1}, {"level", analysis.hardest->code()}};
    }
}

/// Figures of a level that cannot be solved, or of which nothing is known, are null.
void add_metrics(json& object, const Analysis& analysis) {
    object["difficulty"] = nullptr;
    if (analysis.difficulty) object["difficulty"] = static_cast<double>(*analysis.difficulty) / 1000;
    const auto& metrics = analysis.metrics;
    object["shortest_plans"] = nullptr;
    if (metrics && !metrics->shortest_plans.empty()) object["shortest_plans"] = metrics->shortest_plans;
    if (analysis.solvable == false) object["shortest_plans"] = "0";
    const auto share = [&](const char* key, auto figure) {
        object[key] = metrics ? decimal(figure(*metrics).millionths()) : json(nullptr);
    };
    share("dead_share", [](const auto& m) { return m.dead; });
    const search::Survey& survey = analysis.survey;
    if (survey.complete)
        object["dead_share"] = decimal(analysis::Ratio{survey.dead, survey.states}.millionths());
    share("losing_share", [](const auto& m) { return m.losing; });
    share("losing_share_on_plans", [](const auto& m) { return m.on_plans.losing; });
    share("misleading_share_on_plans", [](const auto& m) { return m.on_plans.misleading; });
    share("detour_share", [](const auto& m) { return m.detours; });
    const auto number = [&](const char* key, auto figure) {
        object[key] = metrics ? json(figure(metrics->on_plans)) : json(nullptr);
    };
    number("plan_positions", [](const auto& m) { return m.positions; });
    number("forced_positions", [](const auto& m) { return m.forced; });
    number("last_losing_move", [](const auto& m) { return m.last_losing_move; });
}

/// Names what is estimated; all other figures are exact.
void add_coverage(json& object, const Analysis& analysis) {
    object["estimated"] = json::array();
    if (!analysis.coverage) return;
    object["estimated"] = {"difficulty",       "dead_share",
                           "losing_share",     "losing_share_on_plans",
                           "plan_positions",   "misleading_share_on_plans",
                           "forced_positions", "last_losing_move"};
    if (!analysis.length) object["estimated"].push_back("detour_share");
    object["coverage"] = {{"positions", analysis.coverage->positions}, {"known", analysis.coverage->known}};
}

}  // namespace

std::string analysis_json(const puzzles::Puzzle& puzzle, const Analysis& analysis,
                          std::optional<std::string_view> line, Stats stats) {
    json object = header(puzzle);
    if (line) object["level"] = *line;
    add_survey(object, analysis);
    add_metrics(object, analysis);
    object["random_player"] = player_json(analysis.random_player);
    object["greedy_player"] = player_json(analysis.greedy_player);
    object["most_moves"] = analysis.metrics ? json(analysis.most_moves) : json(nullptr);
    if (puzzle.empties()) object["fewest_empty_tubes"] = or_null(analysis.fewest_empties);
    add_coverage(object, analysis);
    object["stats"] = stats_json({{"expanded", analysis.survey.statistics.expanded},
                                  {"generated", analysis.survey.statistics.generated},
                                  {"peak_memory_bytes", analysis.survey.statistics.peak_bytes}},
                                 stats);
    return dump(object);
}

/// Graphs are large: each state is written on its own, and no object holds them all.
void graph_json(const puzzles::Puzzle& puzzle, const puzzles::GraphReport& report, const std::string& members,
                base::Output& out) {
    const search::StateGraph& graph = report.graph;
    json object = header(puzzle);
    object["length"] = or_null(graph.length);
    std::string head = dump(object);
    head.resize(head.rfind('}'));  // the object goes on
    out.add(head + members + ",\"states\":[");
    for (search::NodeId id = 0; id < graph.states; ++id) {
        if (out.stopped()) return;
        const json state{{"level", report.position(id)->code()},
                         {"distance", graph.is_dead(id) ? json(nullptr) : json(graph.distance[id])}};
        out.add(id == 0 ? "" : ",");
        out.add(state.dump());
    }
    out.add("],\"edges\":[");
    std::string_view comma;
    for (search::NodeId id = 0; id < graph.states; ++id) {
        if (out.stopped()) return;
        for (const search::NodeId target : graph.edges(id)) {
            out.add(fmt::format("{}[{},{}]", comma, id, target));
            comma = ",";
        }
    }
    out.add(fmt::format("],\"goals\":[{}],\"plan\":", fmt::join(graph.goals, ",")));
    out.add(graph.length ? fmt::format("[{}]}}\n", fmt::join(analysis::shortest_path(graph), ","))
                         : std::string("null}\n"));
}

}  // namespace decant::present
