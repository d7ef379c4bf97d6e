// Hints, checks and analyses in Python, and lists of what there is.
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"

namespace decant::python {
namespace {

api::Check check(const py::object& level, const py::object& plan) {
    auto check = api::check(*level_of(level), moves_text(py::getattr(plan, "moves", plan)));
    if (!check) raise_plan_error(check.error());
    return *std::move(check);
}

py::object hint(const py::object& source, const py::object& moves, int rung, std::optional<double> time_limit,
                std::optional<std::uint64_t> node_limit, std::optional<std::size_t> memory_limit,
                py::object progress) {
    if (rung < 1 || rung > 4) throw py::value_error("rung: give a number from 1 to 4");
    const Level level = level_of(source);
    const auto played = api::play(*level, moves_text(moves));
    if (!played) raise_plan_error(played.error());
    if (played->replay.fault) raise_illegal_move(api::fault_text(*played), played->replay.steps.size() + 1);
    Session session(std::move(progress));
    api::SolveOptions options = limits_of(time_limit, node_limit, memory_limit);
    session.attach(options);
    const auto hint = session.run([&] { return api::hint(*level, *played, rung, options); });
    if (!hint) raise_solve_error(hint.error());
    return answer_of(api::hint_json(*level, *hint, rung), api::hint_text(*level, *hint, rung, {}));
}

py::object analyze(const py::object& source, std::uint64_t seed, std::uint64_t games,
                   std::optional<double> time_limit, std::optional<std::uint64_t> node_limit,
                   std::optional<std::size_t> memory_limit, py::object progress) {
    if (games > 100'000) throw py::value_error("games: give a number of at most 100,000");
    const Level level = level_of(source);
    Session session(std::move(progress));
    api::AnalyzeOptions options{limits_of(time_limit, node_limit, memory_limit), seed, games};
    session.attach(options.limits);
    const auto analysis = session.run([&] { return api::analyze(*level, options); });
    if (!analysis) raise_level_error(analysis.error());
    return answer_of(api::analysis_json(*level, *analysis), api::analysis_text(*level, *analysis, {}));
}

py::dict words_of(const std::vector<api::Entry>& entries) {
    py::dict words;
    for (const api::Entry& entry : entries) words[py::str(entry.word)] = entry.summary;
    return words;
}

py::dict levels() {
    py::dict levels;
    for (const api::Entry& entry : api::levels())
        levels[py::str(entry.word)] = level_of(py::str(entry.summary));
    return levels;
}

}  // namespace

py::object answer_of(const std::string& json, const std::string& text) {
    const py::object values = py::module_::import("json").attr("loads")(json);
    return py::module_::import("decant._answer").attr("Answer")(values, printable(text));
}

void bind_answers(py::module_& module) {
    py::class_<api::Check>(module, "Check", "A plan, replayed by the rules; true when it is valid.")
        .def_property_readonly("valid", &api::Check::valid)
        .def_property_readonly("length", [](const api::Check& check) { return check.moves; })
        .def_property_readonly("illegal_move",
                               [](const api::Check& check) -> std::optional<std::size_t> {
                                   if (!check.replay.fault) return std::nullopt;
                                   return check.replay.steps.size() + 1;
                               })
        .def_property_readonly("reason", [](const api::Check& check) { return check.replay.fault; })
        .def("__bool__", &api::Check::valid)
        .def("__str__", [](const api::Check& check) { return printable(api::check_text(check)); })
        .def("__repr__",
             [](const api::Check& check) { return "<Check: " + printable(api::check_text(check)) + ">"; });
    module.def("check", check, py::arg("level"), py::arg("plan"), "Replays a plan by the rules.");
    module.def("hint", hint, py::arg("level"), py::arg("moves") = "", py::kw_only(), py::arg("rung") = 1,
               py::arg("time_limit") = py::none(), py::arg("node_limit") = py::none(),
               py::arg("memory_limit") = py::none(), py::arg("progress") = py::none(),
               "A nudge after the moves made so far: 1 whether it can be won, 2 where to look, 3 the next "
               "move, 4 the plan.");
    module.def("analyze", analyze, py::arg("level"), py::kw_only(), py::arg("seed") = 1,
               py::arg("games") = 1000, py::arg("time_limit") = py::none(),
               py::arg("node_limit") = py::none(), py::arg("memory_limit") = py::none(),
               py::arg("progress") = py::none(),
               "Figures of all positions that the level can come to, and its difficulty.");
    module.def("algorithms", [] { return words_of(api::algorithms()); }, "Algorithms and what they do.");
    module.def("levels", levels, "The example levels by their names.");
}

}  // namespace decant::python
