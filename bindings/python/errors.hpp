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

/// Each raises an exception of its class; the first two with `problem`, `remedy`, `kind`, which is None for
/// most problems, and `line` and `column`, which are None where the whole text is meant.
[[noreturn]] void raise_level_error(const api::Diagnostic& diagnostic);
/// `partial=True`
std::string as_keyword(const api::Option& option);
/// `Level(..., partial=True)`: where a function was asked that takes a text, but not how to read it.
std::string as_keyword_of_level(const api::Option& option);
/// With `readings`, the levels that the text may mean, and `not_used`, the text beside the level.
[[noreturn]] void raise_refusal(const api::Refusal& refusal, const base::Spell& spell);
[[noreturn]] void raise_plan_error(const api::Diagnostic& diagnostic);
/// With options as keywords of Python.
std::string text_in_keywords(const api::Diagnostic& diagnostic);
/// ValueError, for arguments that do not go together.
[[noreturn]] void raise_value_error(const api::Diagnostic& diagnostic);
/// The LevelError itself, for those who collect answers.
py::object level_error(const api::Diagnostic& diagnostic);
/// Whether an exception is a LevelError.
bool is_level_error(const py::error_already_set& error);
/// `number` is the place of the move in its plan, counted from 1.
[[noreturn]] void raise_illegal_move(const std::string& message, std::size_t number);
[[noreturn]] void raise_limit_reached(const std::string& message);

}  // namespace decant::python
