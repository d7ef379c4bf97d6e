// What comments and code of a program say of its map, beside the titles of columns.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "puzzles/dog_bunny/python_program.hpp"

namespace decant::puzzles::dog_bunny {

/// Where they may say something else than what is read: another direction, that edges lead both ways, that
/// nodes of conditions must be empty, or anything more.
struct Remarks {
    std::optional<std::size_t> direction;
    std::optional<std::size_t> ways;
    std::optional<std::size_t> conditions;
    std::optional<std::size_t> more;
};

/// Looks at comments and at strings of several lines: those among the parts of the map or right above, and
/// those that name edges or parts of them; and for code around that may have rules of its own.
Remarks remarks_in(std::string_view text, const PythonProgram& program);

}  // namespace decant::puzzles::dog_bunny
