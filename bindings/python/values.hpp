// Answers as values: compared, hashed, copied and pickled by what they consist of.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <concepts>
#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "api/decant.hpp"

namespace decant::python {

namespace py = pybind11;

/// An answer says once what it consists of: `parts(answer)` ties its members.
template <class T, class Member>
concept Of = std::same_as<std::remove_const_t<T>, Member>;

auto parts(Of<api::Field> auto& field) { return std::tie(field.name, field.value); }
auto parts(Of<api::Step> auto& step) { return std::tie(step.move, step.fields, step.note, step.goes_on); }
auto parts(Of<api::Replay> auto& replay) {
    return std::tie(replay.steps, replay.fault, replay.at_goal, replay.cost, replay.facts);
}
auto parts(Of<api::Advice> auto& advice) {
    return std::tie(advice.word, advice.helps, advice.count, advice.length, advice.claim, advice.code);
}
auto parts(Of<search::Statistics> auto& statistics) {
    return std::tie(statistics.expanded, statistics.generated, statistics.stored, statistics.peak_bytes);
}
auto parts(Of<api::Solution> auto& found) {
    return std::tie(found.verdict, found.algorithm, found.cost, found.steps, found.facts, found.claim,
                    found.factor, found.lower_bound, found.solvable, found.limit, found.cancelled,
                    found.advised, found.advice, found.statistics, found.seconds);
}
auto parts(Of<api::Check> auto& check) { return std::tie(check.replay, check.moves, check.falsehood); }
auto parts(Of<api::Progress> auto& progress) {
    return std::tie(progress.expanded, progress.generated, progress.lower_bound, progress.best_plan,
                    progress.solvable);
}

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

/// The value in Python's own types: tuples, numbers, strings.
template <class T>
py::object packed(const T& value) {
    if constexpr (requires { parts(value); }) {
        return std::apply([](const auto&... part) { return py::make_tuple(packed(part)...); }, parts(value));
    } else if constexpr (is_optional<T>) {
        return value ? packed(*value) : py::none();
    } else if constexpr (is_vector<T>) {
        py::tuple list(value.size());
        for (std::size_t i = 0; i < value.size(); ++i) list[i] = packed(value[i]);
        return list;
    } else if constexpr (std::is_enum_v<T>) {
        return py::int_(static_cast<int>(value));
    } else if constexpr (std::is_base_of_v<py::object, T>) {
        return value;
    } else {
        return py::cast(value);
    }
}

/// The other way.
template <class T>
void unpack(const py::handle& from, T& value) {
    if constexpr (requires { parts(value); }) {
        const auto list = py::cast<py::sequence>(from);
        std::size_t next = 0;
        std::apply([&](auto&... part) { (unpack(list[next++], part), ...); }, parts(value));
    } else if constexpr (is_optional<T>) {
        if (!from.is_none()) unpack(from, value.emplace());
    } else if constexpr (is_vector<T>) {
        for (const py::handle item : from) unpack(item, value.emplace_back());
    } else if constexpr (std::is_enum_v<T>) {
        value = static_cast<T>(py::cast<int>(from));
    } else if constexpr (std::is_base_of_v<py::object, T>) {
        value = py::reinterpret_borrow<T>(from);
    } else {
        value = py::cast<T>(from);
    }
}

/// All that counts when two answers are compared: not `time_taken()`.
template <class T>
py::object essence(T value) {
    if constexpr (requires { value.time_taken(); }) value.time_taken() = 0;
    return packed(value);
}

/// A class of answers that are values, with `parts`.
template <class T>
py::class_<T> value_class(py::module_& module, const char* name, const char* doc) {
    py::class_<T> type(module, name, doc);
    type.def(
            "__eq__", [](const T& a, const T& b) { return essence(a).equal(essence(b)); }, py::is_operator())
        .def("__hash__", [](const T& value) { return py::hash(essence(value)); })
        .def(py::pickle([](const T& value) { return packed(value); },
                        [](const py::object& state) {
                            T value;
                            unpack(state, value);
                            return value;
                        }));
    return type;
}

}  // namespace decant::python
