// Searching a puzzle that is written in Python.
// SPDX-License-Identifier: MIT
#include "search/algorithm.hpp"

#include <pybind11/stl.h>

#include <chrono>
#include <optional>
#include <string>

#include "api/control.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/own_puzzle.hpp"

namespace decant::python {
namespace {

static_assert(search::KeyedSpace<OwnPuzzle> && search::AdmissibleHeuristic<OwnEstimate, OwnPuzzle>);

struct SearchResult {
    search::AnyOutcome<Successor> outcome;
    py::object initial;
    double seconds = 0;
};

SearchResult search_puzzle(const py::object& puzzle, const std::string& algorithm, double weight,
                           std::size_t beam_width, std::optional<double> time_limit,
                           std::optional<std::uint64_t> node_limit, const py::object& progress) {
    const auto start = base::Clock::now();
    const auto chosen = algorithm_of(algorithm);
    const auto settings = settings_of(weight, beam_width);
    api::SolveOptions options = limits_of(time_limit, node_limit, std::nullopt);
    options.memory.reset();  // what Python's objects hold is not known
    if (!progress.is_none()) options.on_progress = [&](const api::Progress& now) { progress(now); };
    const OwnPuzzle space(puzzle);
    SearchResult result{search::run(chosen, space, OwnEstimate{space}, settings, api::control_of(options)),
                        space.initial().state};
    result.seconds = std::chrono::duration<double>(base::Clock::now() - start).count();
    return result;
}

py::object actions_of(const SearchResult& result) {
    if (!result.outcome.plan) return py::none();
    py::list actions;
    for (const Successor& step : result.outcome.plan->actions) actions.append(step.action);
    return actions;
}

py::object states_of(const SearchResult& result) {
    if (!result.outcome.plan) return py::none();
    py::list states;
    states.append(result.initial);
    for (const Successor& step : result.outcome.plan->actions) states.append(step.next.state);
    return states;
}

std::optional<Cost> cost_of(const SearchResult& result) {
    return result.outcome.plan ? std::optional(result.outcome.plan->cost) : std::nullopt;
}

std::optional<Cost> lower_bound_of(const SearchResult& result) {
    if (result.outcome.verdict == search::Verdict::unsolvable) return std::nullopt;
    return result.outcome.lower_bound;
}

}  // namespace

void bind_search(py::module_& module) {
    py::class_<SearchResult>(module, "SearchResult",
                             "What a search of a Python puzzle found, and what is proved.")
        .def_property_readonly("status",
                               [](const SearchResult& r) { return search::word(r.outcome.verdict); })
        .def_property_readonly("actions", actions_of)
        .def_property_readonly("states", states_of)
        .def_property_readonly("cost", cost_of)
        .def_property_readonly("lower_bound", lower_bound_of)
        .def_property_readonly("optimal",
                               [](const SearchResult& r) {
                                   return r.outcome.plan && r.outcome.plan->cost == r.outcome.lower_bound;
                               })
        .def_property_readonly("factor", [](const SearchResult& r) { return r.outcome.factor; })
        .def_property_readonly("limit", [](const SearchResult& r) { return word_of(r.outcome.limit); })
        .def_property_readonly("expanded",
                               [](const SearchResult& r) { return r.outcome.statistics.expanded; })
        .def_property_readonly("generated",
                               [](const SearchResult& r) { return r.outcome.statistics.generated; })
        .def_readonly("seconds", &SearchResult::seconds)
        .def("__repr__", [](const SearchResult& r) {
            const auto cost = cost_of(r);
            return "<SearchResult: " + std::string(search::word(r.outcome.verdict)) +
                   (cost ? ", cost " + std::to_string(*cost) : "") + ">";
        });
    module.def("search", search_puzzle, py::arg("puzzle"), py::kw_only(), py::arg("algorithm") = "auto",
               py::arg("weight") = 2.0, py::arg("beam_width") = 1000, py::arg("time_limit") = py::none(),
               py::arg("node_limit") = py::none(), py::arg("progress") = py::none(),
               "Searches a puzzle of your own: an object with initial(), is_goal(state), successors(state) "
               "and, if wanted, key(state) and estimate(state).");
}

}  // namespace decant::python
