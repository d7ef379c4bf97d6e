// Keyword arguments, taken one by one and checked against the table of options.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <optional>
#include <string>

#include "api/options.hpp"

namespace decant::python {

namespace py = pybind11;

/// `NAME: give WHAT, not GIVEN`.
std::string wanted(const char* name, const std::string& what, const py::handle& given);

/// A text that a call was given as `name`. Anything else is a TypeError, a text that has no UTF-8 a
/// ValueError.
std::string checked_text(const char* name, const py::object& given);

/// The keyword arguments of a call. None counts as not given. A wrong type is a TypeError, a number out of
/// range or an unknown word a ValueError; both name the argument and say what it takes.
class Arguments {
  public:
    Arguments(const char* call, const py::kwargs& given) : call_(call), left_(given.attr("copy")()) {}

    /// The value of an option, if one was given.
    std::optional<api::OptionValue> take(const api::OptionEntry& option);
    std::optional<std::uint64_t> take_whole(const char* name, const api::Range& range);
    std::optional<std::string> take_text(const char* name);
    std::optional<bool> take_flag(const char* name);
    /// None where nothing was given.
    py::object take_object(const char* name) { return left_.attr("pop")(name, py::none()); }

    /// Raises TypeError for arguments that nothing took.
    void none_left() const;

  private:
    const char* call_;
    py::dict left_;
};

}  // namespace decant::python
