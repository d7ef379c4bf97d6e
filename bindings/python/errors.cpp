// Makes and raises exceptions.
// SPDX-License-Identifier: MIT
#include "python/errors.hpp"

#include <algorithm>

#include "api/options.hpp"
#include "python/module.hpp"

namespace decant::python {
namespace {

/// Classes live as long as the interpreter, like the module that holds them too.
struct Classes {
    py::handle level;
    py::handle plan;
    py::handle illegal_move;
    py::handle limit_reached;
};
Classes classes;

py::handle make(py::module_& module, const char* name, const char* doc, PyObject* base) {
    const std::string full = "decant." + std::string(name);
    const py::handle made = PyErr_NewExceptionWithDoc(full.c_str(), doc, base, nullptr);
    if (!made) throw py::error_already_set();
    module.attr(name) = made;
    return made;
}

[[noreturn]] void raise(py::handle type, const py::object& exception) {
    PyErr_SetObject(type.ptr(), exception.ptr());
    throw py::error_already_set();
}

py::object number_or_none(std::size_t number) {
    return number == 0 ? py::object(py::none()) : py::object(py::int_(number));
}

const api::OptionEntry* entry_of(std::string_view name) {
    const auto& all = api::option_table();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

/// Their options by the names that they have here.
py::list in_keywords(py::list readings) {
    for (const py::handle& reading : readings) {
        if (!reading.contains("options")) continue;
        py::dict keywords;
        for (const auto& [name, value] : py::dict(reading["options"]))
            keywords[py::str(std::string(entry_of(py::cast<std::string>(name))->keyword))] = value;
        reading["options"] = keywords;
    }
    return readings;
}

/// `Level(..., partial=True) and Level(..., capacity=4)` is one call.
std::string in_one_call(std::string remedy) {
    constexpr std::string_view between = ") and Level(..., ";
    for (std::size_t at = 0; (at = remedy.find(between, at)) != std::string::npos;)
        remedy.replace(at, between.size(), ", ");
    return remedy;
}

py::object exception_of(py::handle type, const api::Diagnostic& diagnostic,
                        const base::Spell& spell = as_keyword) {
    const std::string remedy = in_one_call(to_string(diagnostic.remedy, spell));
    std::string message = api::error_text({diagnostic.problem, remedy, {}}, "");
    if (diagnostic.place.line > 0) {
        message = "line " + std::to_string(diagnostic.place.line) + ", column " +
                  std::to_string(diagnostic.place.column) + ": " + message;
    }
    py::object exception = type(message);
    const std::string kind(word(diagnostic.kind));
    exception.attr("kind") = kind.empty() ? py::object(py::none()) : py::str(kind);
    exception.attr("problem") = diagnostic.problem;
    exception.attr("remedy") = remedy;
    exception.attr("line") = number_or_none(diagnostic.place.line);
    exception.attr("column") = number_or_none(diagnostic.place.column);
    return exception;
}

py::object level_error(const api::Diagnostic& diagnostic, const base::Spell& spell) {
    py::object exception = exception_of(classes.level, diagnostic, spell);
    exception.attr("readings") = py::list();
    exception.attr("not_used") = py::list();
    return exception;
}

}  // namespace

std::string as_keyword(const api::Option& option) {
    const api::OptionEntry* known = entry_of(option.name);
    if (known == nullptr) return option.name + "=" + option.value;
    if (known->name == "lenient") return "strict=False";
    const bool is_flag = known->kind == api::OptionKind::flag;
    const bool is_word = (known->kind == api::OptionKind::word || known->kind == api::OptionKind::text) &&
                         !option.value.empty();
    const std::string value = is_word ? "'" + option.value + "'" : option.value;
    return std::string(known->keyword) + "=" + (is_flag ? "True" : value);
}

std::string as_keyword_of_level(const api::Option& option) {
    return "Level(..., " + as_keyword(option) + ")";
}

void bind_errors(py::module_& module) {
    classes.level =
        make(module, "LevelError", "A text that is not a level, or a level that decant cannot search.",
             PyExc_ValueError);
    classes.plan = make(module, "PlanError", "A text that is not a plan.", PyExc_ValueError);
    classes.illegal_move =
        make(module, "IllegalMove", "A move that the rules forbid; `number` is its place, from 1.",
             PyExc_ValueError);
    classes.limit_reached = make(module, "LimitReached",
                                 "A limit ended work whose partial result is of no use.", PyExc_RuntimeError);
}

py::object level_error(const api::Diagnostic& diagnostic) { return level_error(diagnostic, as_keyword); }
bool is_level_error(const py::error_already_set& error) { return error.matches(classes.level); }

void raise_level_error(const api::Diagnostic& diagnostic) { raise(classes.level, level_error(diagnostic)); }
void raise_refusal(const api::Refusal& refusal, const base::Spell& spell) {
    const py::object exception = level_error(refusal.diagnostic, spell);
    exception.attr("readings") = in_keywords(dict_of_json(api::offers_json(refusal.offered)));
    // All that a text may mean stands beside the same.
    exception.attr("not_used") = list_of_asides(
        refusal.offered.empty() ? refusal.not_used : refusal.offered.front().level.account().not_used);
    raise(classes.level, exception);
}
void raise_plan_error(const api::Diagnostic& diagnostic) {
    raise(classes.plan, exception_of(classes.plan, diagnostic));
}
std::string text_in_keywords(const api::Diagnostic& diagnostic) {
    // Only the remedy is put in keywords; quotations in the problem stay as they are.
    return api::error_text({diagnostic.problem, to_string(diagnostic.remedy, as_keyword), diagnostic.place},
                           "");
}
void raise_value_error(const api::Diagnostic& diagnostic) {
    throw py::value_error(text_in_keywords(diagnostic));
}

void raise_illegal_move(const std::string& message, std::size_t number) {
    py::object exception = classes.illegal_move(message);
    exception.attr("number") = number;
    raise(classes.illegal_move, exception);
}

void raise_limit_reached(const std::string& message) {
    raise(classes.limit_reached, classes.limit_reached(message));
}

}  // namespace decant::python
