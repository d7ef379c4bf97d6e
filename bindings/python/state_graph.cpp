// The graph of all positions in Python.
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/graph_shortfall.hpp"
#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"
#include "python/signature.hpp"

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

/// The move of each edge, as far as it is not cancelled. Moves that lead to one state are told in their
/// order, so that each edge has its own.
std::vector<std::string> moves_of(const StateGraph& states, const api::CancelToken& cancel) {
    const search::StateGraph& graph = states.graph.graph;
    std::vector<std::string> keys;
    for (NodeId id = 0; id < graph.states && !cancel.cancelled(); ++id)
        keys.push_back(states.graph.position(id)->canonical_key());
    std::vector<std::string> moves;
    for (NodeId from = 0; from < graph.states && !cancel.cancelled(); ++from) {
        const auto position = states.graph.position(from);
        std::multimap<std::string, std::string> move_to;
        for (const api::Move& move : position->start().legal_moves())
            move_to.emplace(position->after({&move, 1})->canonical_key(), move);
        for (const NodeId to : graph.edges(from)) {
            const auto found = move_to.find(keys[to]);
            if (found == move_to.end()) throw std::logic_error("an edge without a move");
            moves.push_back(found->second);
            // A move that equals another one up to symmetry has no edge: the last one is kept.
            if (std::next(found) != move_to.end() && std::next(found)->first == keys[to])
                move_to.erase(found);
        }
    }
    return moves;
}

/// Runs long work without the interpreter's lock. An exception of a signal handler ends it.
template <class Work>
auto watched(const Work& work) {
    Session session{py::none()};
    return session.run([&] { return work(session.cancel()); });
}

Level state(const StateGraph& states, std::size_t index) {
    if (index >= states.graph.graph.states) throw py::index_error("there is no such state");
    return Level(api::Level(states.graph.position(static_cast<NodeId>(index))));
}

StateGraph state_graph(const py::object& source, const py::kwargs& given) {
    Arguments arguments("state_graph", given);
    api::SolveOptions options = take_options(arguments, api::Question::graph).solve;
    options.nodes = arguments.take_whole("max_states", {1, 1e18});
    Session session(arguments.take_object("progress"));
    arguments.none_left();
    const Level level = level_of(source);
    session.attach(options);
    auto graph = session.run([&] { return api::explore(*level, options); });
    if (!graph) raise_level_error(graph.error());
    if (!graph->graph.complete)
        raise_limit_reached(text_in_keywords(api::graph_shortfall(*graph, "max_states")));
    return {level, *std::move(graph)};
}

}  // namespace

void bind_state_graph(py::module_& module) {
    py::class_<StateGraph> type(module, "StateGraph",
                                "All positions of a level, numbered from 0, which is the start.");
    define(
        type, "to_dot",
        [](const StateGraph& states) {
            return watched([&](const api::CancelToken& cancel) {
                api::Output dot({.cancel = &cancel});
                api::write_graph_dot(*states.level, states.graph, dot);
                return dot.take();
            });
        },
        "The graph as a text for Graphviz.");
    define(
        type, "to_networkx",
        [](const py::object& self) { return py::module_::import("decant._networkx").attr("digraph")(self); },
        "The graph as a networkx.MultiDiGraph.");
    const auto text = [](const StateGraph& states) { return *api::convert(*states.level, "native"); };
    type.def_readonly("level", &StateGraph::level)
        .def("__len__", [](const StateGraph& states) { return states.graph.graph.states; })
        .def("__getitem__", state, py::arg("state"))
        .def("__iter__",
             [](const py::object& self) {
                 return py::reinterpret_steal<py::iterator>(PySeqIter_New(self.ptr()));
             })
        .def_property_readonly("edges", edges_of)
        .def_property_readonly(
            "moves",
            [](const StateGraph& states) {
                return watched([&](const api::CancelToken& cancel) { return moves_of(states, cancel); });
            })
        .def_property_readonly("goals", [](const StateGraph& states) { return states.graph.graph.goals; })
        .def_property_readonly("distances", distances_of)
        .def("__repr__",
             [](const StateGraph& states) {
                 return "<StateGraph: " + std::to_string(states.graph.graph.states) + " positions>";
             })
        .def(
            "__eq__", [text](const StateGraph& a, const StateGraph& b) { return text(a) == text(b); },
            py::is_operator())
        .def("__hash__", [text](const StateGraph& states) { return py::hash(py::str(text(states))); })
        // The same level gives the same numbers, so that a graph is told by its level and explored again.
        .def(py::pickle([](const StateGraph& states) { return states.level; },
                        [](const Level& level) { return state_graph(py::cast(level), {}); }));
    module.def("state_graph", state_graph, py::arg("level"));
}

}  // namespace decant::python
