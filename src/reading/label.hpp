// Numbers of tubes and of levels.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace decant::reading {

/// How long the number of a tube is, with all that belongs to it, and the number: `1:`, `2)`, `#3`, `Tube 4
/// =`, `T5:`, `(6) red`, `7 - red`; `A:` is the first.
struct Label {
    std::size_t size = 0;
    int number = 0;
    bool is_digits = false;  ///< nothing but a number, which may be a unit as well
};

/// The number that a line or a cell without blanks around it begins with.
std::optional<Label> label_of(std::string_view content);

/// The bullet that it begins with: a mark, and a blank behind it or nothing. Else nothing.
std::string_view bullet_of(std::string_view content);

/// The number in a heading: `Level 3`, `## Level 3b: easy`, `=== puzzle #1-3 ===`.
std::optional<std::string> number_of_heading(std::string_view line);

}  // namespace decant::reading
