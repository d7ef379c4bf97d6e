// What a program does with the list that it has written down.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace decant::reading {

/// What stands before a list: `tubes =`, `int tubes[5][4] =`, `std::array<Tube, 5> tubes =`.
struct Declaration {
    std::string_view name;                 ///< a part of the code; empty if the list has none
    std::optional<std::size_t> rows = {};  ///< how many it has room for
};

/// Of the list that begins at a place of a program, of which the code has no comments; it is blanked in both.
Declaration declaration_of(std::string_view program, std::string_view code, std::size_t list);

/// Where the program changes the list of that name, or makes another one of it; or nothing. What lines do
/// that are indented deeper is the program's way to solve it, unless it can be nothing but a change.
std::optional<std::size_t> change_of(std::string_view code, std::string_view name);

/// Whether a character may be in a name.
bool is_identifier_part(char c);

}  // namespace decant::reading
