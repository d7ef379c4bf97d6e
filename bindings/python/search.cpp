// Searching a puzzle that is written in Python.
// SPDX-License-Identifier: MIT
#include "search/algorithm.hpp"

#include <chrono>
#include <optional>
#include <string>

#include "api/control.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/own_puzzle.hpp"
#include "python/values.hpp"

namespace decant::python {
namespace {

static_assert(search::KeyedSpace<OwnPuzzle> && search::AdmissibleHeuristic<OwnEstimate, OwnPuzzle>);

struct SearchResult {
    search::Verdict verdict{};
    py::object actions = py::none();  ///< a tuple, where there is a plan
    py::object states = py::none();   ///< likewise, one more
    std::optional<Cost> cost;
    Cost lower_bound = 0;
    std::optional<double> factor;
    std::optional<api::Limit> limit;
    std::optional<search::Breach> breach;
    search::Statistics statistics;
    double seconds = 0;

    double& time_taken() { return seconds; }
};

auto parts(Of<SearchResult> auto& result) {
    return std::tie(result.verdict, result.actions, result.states, result.cost, result.lower_bound,
                    result.factor, result.limit, result.breach, result.statistics, result.seconds);
}

SearchResult result_of(const search::AnyOutcome<Successor>& outcome, const py::object& initial) {
    SearchResult result;
    result.verdict = outcome.verdict;
    result.lower_bound = outcome.lower_bound;
    result.factor = outcome.factor;
    result.limit = outcome.limit;
    result.breach = outcome.breach;
    result.statistics = outcome.statistics;
    if (!outcome.plan) return result;
    py::list actions;
    py::list states;
    states.append(initial);
    for (const Successor& step : outcome.plan->actions) {
        actions.append(step.action);
        states.append(step.next.state);
    }
    result.actions = py::tuple(actions);
    result.states = py::tuple(states);
    result.cost = outcome.plan->cost;
    return result;
}

SearchResult search_puzzle(const py::object& puzzle, const py::kwargs& given) {
    const auto start = base::Clock::now();
    Arguments arguments("search", given);
    api::SolveOptions options = take_options(arguments, api::Question::search).solve;
    const py::object progress = arguments.take_object("progress");
    arguments.none_left();
    options.memory.reset();  // what Python's objects hold is not known
    if (!progress.is_none()) options.on_progress = [&](const api::Progress& now) { progress(now); };
    const OwnPuzzle space(puzzle);
    const auto outcome =
        search::run(options.algorithm, space, OwnEstimate{space}, options.settings, api::control_of(options));
    SearchResult result = result_of(outcome, space.initial().state);
    result.seconds = std::chrono::duration<double>(base::Clock::now() - start).count();
    return result;
}

/// A fresh copy, as callers may change the list that they get.
py::object list_of(const py::object& items) { return items.is_none() ? items : py::list(items); }

bool is_optimal(const SearchResult& result) { return !result.breach && result.cost == result.lower_bound; }

std::optional<std::string_view> breach_of(const SearchResult& result) {
    return result.breach ? std::optional(search::sentence(*result.breach)) : std::nullopt;
}

std::optional<Cost> lower_bound_of(const SearchResult& result) {
    if (result.verdict == search::Verdict::unsolvable) return std::nullopt;
    return result.lower_bound;
}

}  // namespace

void bind_search(py::module_& module) {
    auto type = value_class<SearchResult>(
        module, "SearchResult",
        "The result of a search of a Python puzzle: a plan, if one was found, and the proved lower bound.");
    // Annotations say of which states and actions: SearchResult[tuple, str].
    type.attr("__class_getitem__") = py::reinterpret_steal<py::object>(
        PyClassMethod_New(py::module_::import("types").attr("GenericAlias").ptr()));
    type.def_property_readonly("status", [](const SearchResult& r) { return search::word(r.verdict); })
        .def_property_readonly("actions", [](const SearchResult& r) { return list_of(r.actions); })
        .def_property_readonly("states", [](const SearchResult& r) { return list_of(r.states); })
        .def_readonly("cost", &SearchResult::cost)
        .def_property_readonly("lower_bound", lower_bound_of)
        .def_property_readonly("optimal", is_optimal)
        .def_readonly("factor", &SearchResult::factor)
        .def_property_readonly("limit", [](const SearchResult& r) { return word_of(r.limit); })
        .def_property_readonly("breach", breach_of)
        .def_property_readonly("expanded", [](const SearchResult& r) { return r.statistics.expanded; })
        .def_property_readonly("generated", [](const SearchResult& r) { return r.statistics.generated; })
        .def_readonly("seconds", &SearchResult::seconds)
        .def("__repr__", [](const SearchResult& r) {
            return "<SearchResult: " + std::string(search::word(r.verdict)) +
                   (r.cost ? ", cost " + std::to_string(*r.cost) : "") + ">";
        });
    module.def("search", search_puzzle, py::arg("puzzle"));
}

}  // namespace decant::python
