// State graphs as JSON.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/metrics.hpp"
#include "present/json.hpp"
#include "present/json_parts.hpp"

namespace decant::present {

/// Graphs are large: each state is written on its own, and no object holds them all.
void graph_json(const puzzles::Puzzle& puzzle, const puzzles::GraphReport& report, const std::string& members,
                base::Output& out) {
    const search::StateGraph& graph = report.graph;
    json object = header(puzzle);
    object["length"] = graph.length ? json(*graph.length) : json(nullptr);
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
