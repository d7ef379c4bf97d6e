// Checks keyword arguments.
// SPDX-License-Identifier: MIT
#include "python/arguments.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "python/text.hpp"

namespace decant::python {
namespace {

/// Python's bool is a kind of number, but never meant as one.
bool is_number(const py::object& given) {
    return !PyBool_Check(given.ptr()) && PyNumber_Check(given.ptr()) != 0;
}

/// Infinite where no double is so large.
double double_of(const py::object& given) {
    const double number = PyFloat_AsDouble(given.ptr());
    if (number == -1 && PyErr_Occurred() != nullptr) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError)) throw py::error_already_set();
        PyErr_Clear();
        return HUGE_VAL;
    }
    return number;
}

bool flag(const char* name, const py::object& given) {
    py::detail::make_caster<bool> caster;
    if (!caster.load(given, false)) throw py::type_error(wanted(name, "True or False", given));
    return py::detail::cast_op<bool>(caster);
}

std::string accepted_text(const char* name, const py::object& given, const api::OptionEntry& option) {
    std::string said = checked_text(name, given);
    if (const auto fault = option.refuse == nullptr ? std::nullopt : option.refuse(said))
        throw py::value_error(std::string(name) + ": " + api::error_text(*fault, ""));
    return said;
}

std::string word(const char* name, const py::object& given, const std::vector<std::string_view>& words) {
    std::string word = checked_text(name, given);
    if (std::find(words.begin(), words.end(), word) == words.end())
        throw py::value_error(wanted(name, fmt::format("one of {}", fmt::join(words, ", ")), given));
    return word;
}

double number(const char* name, const py::object& given, const api::Range& range) {
    const std::string what = "a number " + api::text_of(range);
    if (!is_number(given)) throw py::type_error(wanted(name, what, given));
    const double number = double_of(given);
    if (!range.holds(number)) throw py::value_error(wanted(name, what, given));
    return number;
}

std::pair<double, double> points(const char* name, const py::object& given, const api::Range& range) {
    const std::string what = "the lowest and the highest, " + api::text_of(range);
    if (!py::isinstance<py::sequence>(given) || py::len(given) != 2)
        throw py::type_error(wanted(name, what, given));
    const py::sequence ends(given);
    return {number(name, ends[0], range), number(name, ends[1], range)};
}

std::uint64_t whole(const char* name, const py::object& given, const api::Range& range) {
    const std::string what = "a whole number " + api::text_of(range);
    if (!is_number(given) || PyIndex_Check(given.ptr()) == 0) throw py::type_error(wanted(name, what, given));
    const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(given.ptr()));
    if (!number) throw py::error_already_set();
    const std::uint64_t value = PyLong_AsUnsignedLongLong(number.ptr());
    if (PyErr_Occurred() != nullptr || !range.holds(value)) {
        PyErr_Clear();
        throw py::value_error(wanted(name, what, given));
    }
    return value;
}

}  // namespace

std::string wanted(const char* name, const std::string& what, const py::handle& given) {
    const py::object repr = py::module_::import("reprlib").attr("repr")(given);
    return std::string(name) + ": give " + what + ", not " + shown(repr);
}

std::string checked_text(const char* name, const py::object& given) {
    if (!py::isinstance<py::str>(given)) throw py::type_error(wanted(name, "a text", given));
    auto text = utf8_of(given);
    if (!text) throw py::value_error(wanted(name, "a text without halves of surrogate pairs", given));
    return *std::move(text);
}

std::optional<api::OptionValue> Arguments::take(const api::OptionEntry& option) {
    const std::string keyword(option.keyword);
    const char* name = keyword.c_str();
    const py::object given = take_object(name);
    if (given.is_none()) return std::nullopt;
    switch (option.kind) {
        case api::OptionKind::flag:
            return flag(name, given);
        case api::OptionKind::whole:
        case api::OptionKind::bytes:
            return whole(name, given, option.range);
        case api::OptionKind::factor:
        case api::OptionKind::share:
        case api::OptionKind::seconds:
            return number(name, given, option.range);
        case api::OptionKind::points:
            return points(name, given, option.range);
        case api::OptionKind::text:
            return accepted_text(name, given, option);
        case api::OptionKind::word:
            break;
    }
    return word(name, given, option.words);
}

std::optional<std::uint64_t> Arguments::take_whole(const char* name, const api::Range& range) {
    const py::object given = take_object(name);
    return given.is_none() ? std::nullopt : std::optional(whole(name, given, range));
}

std::optional<std::string> Arguments::take_text(const char* name) {
    const py::object given = take_object(name);
    return given.is_none() ? std::nullopt : std::optional(checked_text(name, given));
}

std::optional<bool> Arguments::take_flag(const char* name) {
    const py::object given = take_object(name);
    return given.is_none() ? std::nullopt : std::optional(flag(name, given));
}

void Arguments::none_left() const {
    for (const auto& [name, value] : left_)
        throw py::type_error(std::string(call_) + "() has no argument '" + shown(name) + "'");
}

}  // namespace decant::python
