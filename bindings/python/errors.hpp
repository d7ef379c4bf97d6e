// The exceptions of the module, and how a Diagnostic becomes one.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <string>

#include "api/decant.hpp"

namespace decant::python {

namespace py = pybind11;

/// Makes the classes of exceptions; called once, when the module is loaded.
void bind_errors(py::module_& module);

/// Each raises an exception of its class, with `problem`, `remedy`, `line` and `column`; the last two are
/// None where the whole text is meant.
[[noreturn]] void raise_level_error(const api::Diagnostic& diagnostic);
[[noreturn]] void raise_plan_error(const api::Diagnostic& diagnostic);
/// `number` is the place of the move in its plan, counted from 1.
[[noreturn]] void raise_illegal_move(const std::string& message, std::size_t number);
[[noreturn]] void raise_limit_reached(const std::string& message);

}  // namespace decant::python
