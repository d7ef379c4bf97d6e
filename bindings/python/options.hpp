// Keyword arguments that several functions share, checked and turned into options of the face.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "api/decant.hpp"

namespace decant::python {

/// Without a limit of memory: three quarters of that of the machine. Raises ValueError for what is not
/// positive.
api::SolveOptions limits_of(std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                            std::optional<std::size_t> memory);

/// Raises ValueError with the names there are.
api::Algorithm algorithm_of(const std::string& word);

/// Raises ValueError for what the algorithms do not take.
api::Settings settings_of(double weight, std::size_t beam_width);

/// LevelError, or AssertionError for a bug of ours.
[[noreturn]] void raise_solve_error(const api::SolveError& error);

/// None, "nodes", "time" or "memory".
std::optional<std::string> word_of(std::optional<api::Limit> limit);

}  // namespace decant::python
