// Keyword arguments that several functions share, turned into options of the face.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "api/decant.hpp"
#include "python/arguments.hpp"

namespace decant::python {

/// Takes `time_limit`, `node_limit` and `memory_limit`; without the last one three quarters of the memory of
/// the machine.
api::SolveOptions take_limits(Arguments& arguments);

/// Takes `algorithm`, `weight` and `beam_width`. Raises ValueError with the names of algorithms there are.
void take_search(Arguments& arguments, api::SolveOptions& options);

/// LevelError, or AssertionError for a bug of ours.
[[noreturn]] void raise_solve_error(const api::SolveError& error);

/// None, "nodes", "time" or "memory".
std::optional<std::string> word_of(std::optional<api::Limit> limit);

}  // namespace decant::python
