// The graph of all positions in Python.
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include <utility>
#include <vector>

#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"

namespace decant::python {
namespace {

struct StateGraph {
    Level level;
    api::Graph graph;
};

using NodeId = search::NodeId;

std::vector<std::pair<NodeId, NodeId>> edges_of(const StateGraph& states) {
    std::vector<std::pair<NodeId, NodeId>> edges;
    for (NodeId from = 0; from < states.graph.graph.states; ++from) {
        for (const NodeId to : states.graph.graph.edges(from)) edges.emplace_back(from, to);
    }
    return edges;
}

std::vector<std::optional<base::Cost>> distances_of(const StateGraph& states) {
    std::vector<std::optional<base::Cost>> distances;
    for (const base::Cost distance : states.graph.graph.distance) {
        auto& told = distances.emplace_back();
        if (distance != base::unreachable) told = distance;
    }
    return distances;
}

Level state(const StateGraph& states, std::size_t index) {
    if (index >= states.graph.graph.states) throw py::index_error("there is no such state");
    return Level(api::Level(states.graph.position(static_cast<NodeId>(index))));
}

StateGraph state_graph(const py::object& source, std::uint64_t max_states, std::optional<double> time_limit,
                       std::optional<std::size_t> memory_limit, py::object progress) {
    const Level level = level_of(source);
    Session session(std::move(progress));
    api::SolveOptions options = limits_of(time_limit, max_states, memory_limit);
    session.attach(options);
    auto graph = session.run([&] { return api::explore(*level, options); });
    if (!graph) raise_level_error(graph.error());
    if (!graph->graph.complete) {
        raise_limit_reached("more than " + std::to_string(graph->graph.expanded()) +
                            " positions: the limit of " + word_of(graph->graph.limit).value_or("time") +
                            " ended the exploration; raise it");
    }
    return {level, *std::move(graph)};
}

}  // namespace

void bind_state_graph(py::module_& module) {
    py::class_<StateGraph>(module, "StateGraph",
                           "All positions of a level, numbered from 0, which is the start.")
        .def_readonly("level", &StateGraph::level)
        .def("__len__", [](const StateGraph& states) { return states.graph.graph.states; })
        .def("__getitem__", state, py::arg("state"))
        .def_property_readonly("edges", edges_of)
        .def_property_readonly("goals", [](const StateGraph& states) { return states.graph.graph.goals; })
        .def_property_readonly("distances", distances_of)
        .def("to_dot", [](const StateGraph& states) { return api::graph_dot(*states.level, states.graph); })
        .def("to_networkx", [](const py::object& self) {
            return py::module_::import("decant._networkx").attr("digraph")(self);
        });
    module.def("state_graph", state_graph, py::arg("level"), py::kw_only(), py::arg("max_states") = 1'000'000,
               py::arg("time_limit") = py::none(), py::arg("memory_limit") = py::none(),
               py::arg("progress") = py::none(), "Explores all positions that the level can come to.");
}

}  // namespace decant::python
