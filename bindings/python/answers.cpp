// Readings, hints, checks and analyses in Python, and lists of what there is.
// SPDX-License-Identifier: MIT
#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"
#include "python/values.hpp"

namespace decant::python {
namespace {

api::Check check(const py::object& level, const py::object& plan) {
    auto check = api::check(*level_of(level), moves_text("plan", py::getattr(plan, "moves", plan)));
    if (!check) raise_plan_error(check.error());
    return *std::move(check);
}

py::object read(const py::object& source, const py::kwargs& given) {
    Arguments arguments("read", given);
    const api::Options options = take_options(arguments, api::Question::read);
    arguments.none_left();
    const auto meanings = api::meanings(read_beside(source_text(source), options_for(source, options.load)));
    if (!meanings) raise_level_error(meanings.error());
    return answer_of(api::meanings_json(*meanings), api::meanings_text(*meanings, {}));
}

py::object hint(const py::object& source, const py::object& moves, const py::kwargs& given) {
    Arguments arguments("hint", given);
    api::Options options = take_options(arguments, api::Question::hint);
    Session session(arguments.take_object("progress"));
    arguments.none_left();
    const Level level = level_of(source);
    const auto played = api::play(*level, moves_text("moves", moves));
    if (!played) raise_plan_error(played.error());
    if (played->replay.fault) raise_illegal_move(api::fault_text(*played), played->replay.steps.size() + 1);
    session.attach(options.solve);
    const auto hint = session.run([&] { return api::hint(*level, *played, options.rung, options.solve); });
    if (!hint) raise_solve_error(hint.error());
    return answer_of(api::hint_json(*level, *hint, options.rung),
                     api::not_used_text(*level) + api::hint_text(*level, *hint, options.rung, {}));
}

py::object analyze(const py::object& source, const py::kwargs& given) {
    Arguments arguments("analyze", given);
    api::Options options = take_options(arguments, api::Question::analyze);
    Session session(arguments.take_object("progress"));
    arguments.none_left();
    const Level level = level_of(source);
    session.attach(options.solve);
    const auto analysis =
        session.run([&] { return api::analyze(*level, {options.solve, options.seed, options.games}); });
    if (!analysis) raise_level_error(analysis.error());
    return answer_of(api::analysis_json(*level, *analysis),
                     api::not_used_text(*level) + api::analysis_text(*level, *analysis, {}));
}

py::dict words_of(const std::vector<api::Entry>& entries) {
    py::dict words;
    for (const api::Entry& entry : entries) words[py::str(entry.word)] = py::str(entry.summary);
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
    return py::module_::import("decant._answer").attr("Answer")(dict_of_json(json), printable(text));
}

void bind_answers(py::module_& module) {
    value_class<api::Check>(module, "Check", "A plan replayed by the rules; true if it is valid.")
        .def_property_readonly("valid", [](const api::Check& check) { return check.valid(); })
        .def_property_readonly("length", [](const api::Check& check) { return check.moves; })
        .def_property_readonly("illegal_move",
                               [](const api::Check& check) -> std::optional<std::size_t> {
                                   if (!check.replay.fault) return std::nullopt;
                                   return check.replay.steps.size() + 1;
                               })
        .def_property_readonly("false_move",
                               [](const api::Check& check) -> std::optional<std::size_t> {
                                   if (!check.misstates_move()) return std::nullopt;
                                   return check.replay.steps.size() + 1;
                               })
        .def_property_readonly("reason", [](const api::Check& check) { return check.reason(); })
        .def_property_readonly("unchecked",
                               [](const api::Check& check) { return api::unchecked_keys(check); })
        .def_readonly("unused", &api::Check::unused)
        .def("__bool__", [](const api::Check& check) { return check.valid(); })
        .def("__str__", [](const api::Check& check) { return printable(api::check_text(check)); })
        .def("__repr__",
             [](const api::Check& check) { return "<Check: " + printable(api::check_text(check)) + ">"; });
    module.def("check", check, py::arg("level"), py::arg("plan"));
    module.def("read", read, py::arg("source"));
    module.def("hint", hint, py::arg("level"), py::arg("moves"));
    module.def("analyze", analyze, py::arg("level"));
    module.def("algorithms", [] { return words_of(api::algorithms()); });
    module.def("levels", levels);
}

}  // namespace decant::python
