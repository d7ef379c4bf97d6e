// Solving in Python.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <variant>
#include <vector>

#include "api/many.hpp"
#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"
#include "python/signature.hpp"
#include "python/values.hpp"

namespace decant::python {
namespace {

struct Solution {
    Level level;
    api::Solution found;

    double& time_taken() { return found.seconds; }
};

auto parts(Of<Solution> auto& solution) { return std::tie(solution.level, solution.found); }

std::vector<std::string> moves_of(const Solution& solution) {
    std::vector<std::string> moves;
    for (const api::Step& step : solution.found.steps) moves.push_back(step.move);
    return moves;
}

using Answer = api::Result<api::Solution, api::SolveError>;

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

Solution solve(const py::object& source, const py::kwargs& given) {
    Arguments arguments("solve", given);
    api::SolveOptions options = take_options(arguments, api::Question::solve).solve;
    Session session(arguments.take_object("progress"));
    arguments.none_left();
    const Level level = level_of(source);
    session.attach(options);
    auto answer = solve_at_once(*level, options);
    if (!answer) answer = session.run([&] { return api::solve(*level, options); });
    if (!*answer) raise_solve_error(answer->error());
    return {level, std::move(*answer).value()};
}

/// The level of a source, or the LevelError that it is answered with.
std::variant<Level, py::object> read_level(const py::handle& source) {
    try {
        return level_of(py::reinterpret_borrow<py::object>(source));
    } catch (const py::error_already_set& error) {
        if (!is_level_error(error)) throw;
        return error.value();
    }
}

/// The answer to a level: a Solution, or the LevelError that says why there is none.
py::object told(const Level& level, Answer answer) {
    if (answer) return py::cast(Solution{level, std::move(answer).value()});
    if (answer.error().is_bug) raise_solve_error(answer.error());
    return level_error(answer.error().diagnostic);
}

py::list solve_many(const py::object& sources, const py::kwargs& given) {
    if (py::isinstance<py::str>(sources))
        throw py::type_error("levels: give a list of levels, not one text; `solve` takes one level");
    if (!py::isinstance<py::iterable>(sources))
        throw py::type_error(wanted("levels", "a list of levels", sources));
    Arguments arguments("solve_many", given);
    api::SolveOptions options = take_options(arguments, api::Question::solve).solve;
    const int jobs = api::jobs_of(static_cast<int>(arguments.take_whole("jobs", api::any_jobs).value_or(0)));
    options.memory = *options.memory / static_cast<std::size_t>(jobs);
    Session session(arguments.take_object("progress"));
    arguments.none_left();
    options.cancel = &session.cancel();

    std::vector<std::variant<Level, py::object>> read;
    std::vector<api::Level> levels;
    for (const py::handle source : sources) {
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
        read.push_back(read_level(source));
        if (const auto* level = std::get_if<Level>(&read.back())) levels.push_back(**level);
    }
    auto found = session.run([&] {
        std::vector<Answer> answers;
        api::solve_many(levels, options, jobs, [&](Answer answer) {
            answers.push_back(std::move(answer));
            session.tell(answers.size(), levels.size());
        });
        return answers;
    });
    py::list answers;
    auto next = found.begin();
    for (const auto& one : read) {
        const auto* level = std::get_if<Level>(&one);
        answers.append(level != nullptr ? told(*level, std::move(*next++)) : std::get<py::object>(one));
    }
    return answers;
}

/// A solution without its level, for those who have that.
py::bytes pack(const Solution& solution) {
    Packer packer;
    packer.put(solution.found);
    return packer.bytes();
}

Solution unpack(const py::object& level, const py::bytes& packed) {
    Solution solution;
    Unpacker unpacker(packed, py::tuple());
    unpacker.take(solution.found);
    unpacker.end();
    solution.level = level_of(level);
    return solution;
}

std::string text_of(const Solution& solution) {
    const api::SolutionTextOptions brief{.brief = true, .steps = false};
    return printable(api::not_used_text(*solution.level) +
                     api::solution_text(*solution.level, solution.found, brief, {}));
}

void bind_progress(py::module_& module) {
    value_class<api::Progress>(module, "Progress", "How far a search has got.")
        .def_readonly("expanded", &api::Progress::expanded)
        .def_readonly("generated", &api::Progress::generated)
        .def_readonly("lower_bound", &api::Progress::lower_bound)
        .def_readonly("best_plan", &api::Progress::best_plan)
        .def_readonly("solvable", &api::Progress::solvable)
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
    const auto is_solvable = [](const Solution& solution) -> std::optional<bool> {
        if (solution.found.verdict == api::Verdict::unsolvable) return false;
        return solution.found.solvable ? std::optional(true) : std::nullopt;
    };
    auto type = value_class<Solution>(module, "Solution",
                                      "The verdict on a level, its bounds, and a plan that was replayed.");
    define(
        type, "to_dict",
        [](const Solution& s) { return dict_of_json(api::solution_json(*s.level, s.found)); },
        "The JSON of `decant solve --format json`, as a dict.");
    type.def_readonly("level", &Solution::level)
        .def_property_readonly("status", [](const Solution& s) { return search::word(s.found.verdict); })
        .def_property_readonly("goal",
                               [](const Solution& s) -> std::optional<std::string> {
                                   const auto goal = (*s.level).puzzle().goal();
                                   return goal ? std::optional(std::string(goal->word)) : std::nullopt;
                               })
        .def_property_readonly("length", [](const Solution& s) { return s.found.cost; })
        .def_property_readonly("lower_bound", unless_unsolvable)
        .def_property_readonly("solvable", is_solvable)
        .def_property_readonly(
            "optimal", [](const Solution& s) { return s.found.cost && s.found.claim == api::Claim::optimal; })
        .def_property_readonly("factor", [](const Solution& s) { return s.found.factor; })
        .def_property_readonly("moves", moves_of)
        .def_property_readonly("facts", [](const Solution& s) { return dict_of(s.found.facts); })
        .def_property_readonly("limit", [](const Solution& s) { return word_of(s.found.limit); })
        .def_property_readonly("expanded", [](const Solution& s) { return s.found.statistics.expanded; })
        .def_property_readonly("generated", [](const Solution& s) { return s.found.statistics.generated; })
        .def_property_readonly("seconds", [](const Solution& s) { return s.found.seconds; })
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
    module.def("solve", solve, py::arg("level"));
    module.def("solve_many", solve_many, py::arg("levels"));
    module.def("pack", pack, py::arg("solution"));
    module.def("unpack", unpack, py::arg("level"), py::arg("packed"));
    module.def(
        "prove",
        [](const py::object& given, const py::kwargs& options) {
            if (!py::isinstance<Solution>(given))
                throw py::type_error(wanted("solution", "the result of `solve`", given));
            const auto& solution = py::cast<const Solution&>(given);
            return prove(*solution.level, solution.found, options);
        },
        py::arg("solution"));
}

}  // namespace decant::python
