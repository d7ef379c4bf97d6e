// What comments of a program say of its edges, beside the titles of columns.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "puzzles/dog_bunny/python_program.hpp"

namespace decant::puzzles::dog_bunny {

/// Where comments may say something else than what is read: another direction, that edges lead both ways, or
/// that nodes of conditions must be empty.
struct Remarks {
    std::optional<std::size_t> direction;
    std::optional<std::size_t> ways;
    std::optional<std::size_t> conditions;
};

/// Looks at comments and at strings of several lines: those among the edges or right above, and those that
/// name edges or parts of them.
Remarks remarks_in(std::string_view text, const PythonProgram& program);

}  // namespace decant::puzzles::dog_bunny
