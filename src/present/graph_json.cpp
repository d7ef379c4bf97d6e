// State graphs as JSON.
// SPDX-License-Identifier: MIT
#include "analysis/metrics.hpp"
#include "present/json.hpp"
#include "present/json_parts.hpp"

namespace decant::present {

std::string graph_json(const puzzles::Puzzle& puzzle, const puzzles::GraphReport& report) {
    const search::StateGraph& graph = report.graph;
    json object = header(puzzle);
    object["length"] = graph.length ? json(*graph.length) : json(nullptr);
    json states = json::array();
    json edges = json::array();
    for (search::NodeId id = 0; id < graph.states; ++id) {
        states.push_back({{"level", code_of(*report.position(id))},
                          {"distance", graph.is_dead(id) ? json(nullptr) : json(graph.distance[id])}});
        for (const search::NodeId target : graph.edges(id)) edges.push_back(json::array({id, target}));
    }
    object["states"] = std::move(states);
    object["edges"] = std::move(edges);
    object["goals"] = graph.goals;
    object["plan"] = graph.length ? json(analysis::shortest_path(graph)) : json(nullptr);
    return dump(object);
}

}  // namespace decant::present
