// Checks keyword arguments.
// SPDX-License-Identifier: MIT
#include "python/arguments.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "api/ranges.hpp"

namespace decant::python {
namespace {

std::string wanted(const char* name, const std::string& what, const py::object& given) {
    const auto shown = py::module_::import("reprlib").attr("repr")(given);
    return std::string(name) + ": give " + what + ", not " + py::cast<std::string>(shown);
}

/// Python's bool is a kind of number, and nobody means it as one.
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

}  // namespace

void Arguments::none_left() const {
    for (const auto& [name, value] : left_)
        throw py::type_error(std::string(call_) + "() has no argument '" + py::cast<std::string>(name) + "'");
}

bool Arguments::read(const char* name, const py::object& given, std::in_place_type_t<bool>) {
    py::detail::make_caster<bool> caster;
    if (!caster.load(given, false)) throw py::type_error(wanted(name, "True or False", given));
    return py::detail::cast_op<bool>(caster);
}

std::optional<api::GenerationValue> Arguments::take(const api::GenerationKey& key) {
    const char* name = key.name.c_str();
    const py::object given = take_object(name);
    if (given.is_none()) return std::nullopt;
    switch (key.kind) {
        case api::GenerationKind::whole:
            return whole(name, given, key.range);
        case api::GenerationKind::share:
            return number(name, given, key.range);
        case api::GenerationKind::points:
            return points(name, given, key.range);
        case api::GenerationKind::word:
            break;
    }
    const std::string word = read(name, given, std::in_place_type<std::string>);
    if (std::find(key.words.begin(), key.words.end(), word) == key.words.end()) {
        const std::string words = fmt::format("{}", fmt::join(key.words, ", "));
        throw py::value_error(wanted(name, "one of " + words, given));
    }
    return word;
}

double Arguments::read(const char* name, const py::object& given, std::in_place_type_t<double>) {
    return number(name, given, api::range_of(name));
}

double Arguments::number(const char* name, const py::object& given, const api::Range& range) {
    const std::string what = "a number " + api::text_of(range);
    if (!is_number(given)) throw py::type_error(wanted(name, what, given));
    const double number = double_of(given);
    if (!range.holds(number)) throw py::value_error(wanted(name, what, given));
    return number;
}

std::string Arguments::read(const char* name, const py::object& given, std::in_place_type_t<std::string>) {
    if (!py::isinstance<py::str>(given)) throw py::type_error(wanted(name, "a text", given));
    return py::cast<std::string>(given);
}

std::pair<double, double> Arguments::points(const char* name, const py::object& given,
                                            const api::Range& range) {
    const std::string what = "the lowest and the highest, " + api::text_of(range);
    if (!py::isinstance<py::sequence>(given) || py::len(given) != 2)
        throw py::type_error(wanted(name, what, given));
    const py::sequence ends(given);
    const std::pair wish{number(name, ends[0], range), number(name, ends[1], range)};
    if (wish.first > wish.second) throw py::value_error(wanted(name, what, given));
    return wish;
}

std::uint64_t Arguments::whole(const char* name, const py::object& given) {
    return whole(name, given, api::range_of(name));
}

std::uint64_t Arguments::whole(const char* name, const py::object& given, const api::Range& range) {
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

}  // namespace decant::python
