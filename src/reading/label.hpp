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

/// The heading of a level.
struct LevelHeading {
    std::string number;
    std::string_view rest = {};  ///< what stands behind the number, perhaps a sign first
};

/// `Level 3`, `## Level 3b: easy`, `=== puzzle #1-3 ===`
std::optional<LevelHeading> heading_of_level(std::string_view line);

/// `#1`, `2:`, `3)`: a number with a mark, which may be the heading of a level or of a tube.
std::optional<LevelHeading> number_alone(std::string_view line);

}  // namespace decant::reading
