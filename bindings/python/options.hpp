// Keyword arguments, turned into options of src/api.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "api/decant.hpp"
#include "python/arguments.hpp"

namespace decant::python {

/// Takes the options of a question; without a limit of memory there are three quarters of the machine's.
api::Options take_options(Arguments& arguments, api::Question question);

/// How many may be at work at the same time; 0: one for each processor.

/// LevelError, or AssertionError for a bug in decant.
[[noreturn]] void raise_solve_error(const api::SolveError& error);

/// None, or the word of the limit.
std::optional<std::string> word_of(std::optional<api::Limit> limit);

}  // namespace decant::python
