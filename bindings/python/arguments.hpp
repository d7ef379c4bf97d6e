// Keyword arguments, taken one by one and checked against the ranges that all ways in share.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "api/generation_keys.hpp"

namespace decant::python {

namespace py = pybind11;

/// What a call was given by name. None, or a name that was not given, leaves a value as it is. A value of
/// another kind is a TypeError, a number out of range a ValueError; both name the argument and say what it
/// takes.
class Arguments {
  public:
    Arguments(const char* call, const py::kwargs& given) : call_(call), left_(given.attr("copy")()) {}

    template <class T>
    void take(const char* name, T& value) {
        const py::object given = left_.attr("pop")(name, py::none());
        if (!given.is_none()) value = read(name, given, std::in_place_type<T>);
    }
    /// A value of a key of the table, if one was given.
    std::optional<api::GenerationValue> take(const api::GenerationKey& key);
    /// None where nothing was given.
    py::object take_object(const char* name) { return left_.attr("pop")(name, py::none()); }

    /// Raises TypeError for what nobody took.
    void none_left() const;

  private:
    static bool read(const char* name, const py::object& given, std::in_place_type_t<bool>);
    static double read(const char* name, const py::object& given, std::in_place_type_t<double>);
    static std::string read(const char* name, const py::object& given, std::in_place_type_t<std::string>);
    template <class T>
    static std::optional<T> read(const char* name, const py::object& given,
                                 std::in_place_type_t<std::optional<T>>) {
        return read(name, given, std::in_place_type<T>);
    }
    template <class Whole>
        requires std::is_integral_v<Whole>
    static Whole read(const char* name, const py::object& given, std::in_place_type_t<Whole>) {
        return static_cast<Whole>(whole(name, given));
    }
    static std::uint64_t whole(const char* name, const py::object& given);
    static std::uint64_t whole(const char* name, const py::object& given, const api::Range& range);
    static double number(const char* name, const py::object& given, const api::Range& range);
    static std::pair<double, double> points(const char* name, const py::object& given,
                                            const api::Range& range);

    const char* call_;
    py::dict left_;
};

}  // namespace decant::python
