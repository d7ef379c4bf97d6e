// Solving in Python.
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include <algorithm>
#include <vector>

#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"

namespace decant::python {
namespace {

struct Solution {
    Level level;
    api::Solution found;
};

std::vector<std::string> moves_of(const Solution& solution) {
    std::vector<std::string> moves;
    for (const puzzles::Step& step : solution.found.steps) moves.push_back(step.move);
    return moves;
}

using Answer = base::Result<api::Solution, api::SolveError>;

/// Most levels take less time than the start of a thread, so a few milliseconds are spent right here. Nothing
/// when they were too few: then the answer may have been cut short, and is thrown away.
std::optional<Answer> solve_at_once(const api::Level& level, api::SolveOptions options) {
    constexpr double glance = 0.005;
    options.seconds = std::min(options.seconds.value_or(glance), glance);
    options.cancel = nullptr;
    options.on_progress = nullptr;
    const py::gil_scoped_release release;
    const auto end = base::deadline_in(*options.seconds);
    Answer answer = api::solve(level, options);
    if (base::Clock::now() >= end) return std::nullopt;
    return answer;
}

Solution solve(const py::object& source, const std::string& algorithm, double weight, std::size_t beam_width,
               std::optional<double> time_limit, std::optional<std::uint64_t> node_limit,
               std::optional<std::size_t> memory_limit, unsigned threads, bool any, bool advice,
               py::object progress) {
    const Level level = level_of(source);
    Session session(std::move(progress));
    api::SolveOptions options = limits_of(time_limit, node_limit, memory_limit);
    options.algorithm = algorithm_of(algorithm);
    options.settings = settings_of(weight, beam_width);
    options.threads = threads;
    options.any = any;
    options.advice = advice;
    session.attach(options);
    auto answer = solve_at_once(*level, options);
    if (!answer) answer = session.run([&] { return api::solve(*level, options); });
    if (!*answer) raise_solve_error(answer->error());
    return {level, std::move(*answer).value()};
}

std::string text_of(const Solution& solution) {
    return printable(
        api::solution_text(*solution.level, solution.found, {.brief = true, .steps = false}, {}));
}

void bind_progress(py::module_& module) {
    py::class_<api::Progress>(module, "Progress", "How far a search is.")
        .def_readonly("expanded", &api::Progress::expanded)
        .def_readonly("generated", &api::Progress::generated)
        .def_readonly("lower_bound", &api::Progress::lower_bound)
        .def_readonly("best_plan", &api::Progress::best_plan)
        .def("__repr__", [](const api::Progress& progress) {
            return "Progress(expanded=" + std::to_string(progress.expanded) +
                   ", lower_bound=" + std::to_string(progress.lower_bound) + ")";
        });
}

}  // namespace

void bind_solve(py::module_& module) {
    bind_progress(module);
    const auto unless_unsolvable = [](const Solution& solution) -> std::optional<base::Cost> {
        if (solution.found.verdict == api::Verdict::unsolvable) return std::nullopt;
        return solution.found.lower_bound;
    };
    py::class_<Solution>(module, "Solution", "What is known of a level, and a plan that was replayed.")
        .def_readonly("level", &Solution::level)
        .def_property_readonly("status", [](const Solution& s) { return search::word(s.found.verdict); })
        .def_property_readonly("length", [](const Solution& s) { return s.found.cost; })
        .def_property_readonly("lower_bound", unless_unsolvable)
        .def_property_readonly(
            "optimal",
            [](const Solution& s) { return s.found.cost && s.found.claim == solution::Claim::optimal; })
        .def_property_readonly("factor", [](const Solution& s) { return s.found.factor; })
        .def_property_readonly("moves", moves_of)
        .def_property_readonly("facts", [](const Solution& s) { return dict_of(s.found.facts); })
        .def_property_readonly("limit", [](const Solution& s) { return word_of(s.found.limit); })
        .def_property_readonly("expanded", [](const Solution& s) { return s.found.statistics.expanded; })
        .def_property_readonly("generated", [](const Solution& s) { return s.found.statistics.generated; })
        .def_property_readonly("seconds", [](const Solution& s) { return s.found.seconds; })
        .def(
            "to_dict",
            [](const Solution& s) {
                return py::module_::import("json").attr("loads")(api::solution_json(*s.level, s.found, true));
            })
        .def("_repr_svg_",
             [](const Solution& s) -> std::optional<std::string> {
                 if (!s.found.cost) return std::nullopt;
                 return api::solution_svg(*s.level, s.found);
             })
        .def("__str__", text_of)
        .def("__repr__", [](const Solution& s) {
            std::string text = "<Solution: " + api::verdict_text(s.found);
            text.back() = '>';
            return text;
        });
    module.def("solve", solve, py::arg("level"), py::kw_only(), py::arg("algorithm") = "auto",
               py::arg("weight") = 2.0, py::arg("beam_width") = 1000, py::arg("time_limit") = py::none(),
               py::arg("node_limit") = py::none(), py::arg("memory_limit") = py::none(),
               py::arg("threads") = 1, py::arg("any") = false, py::arg("advice") = true,
               py::arg("progress") = py::none(),
               "A shortest plan with proof, or what is known when a limit ends the search.");
}

}  // namespace decant::python
