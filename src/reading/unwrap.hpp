// What chats and documents put around a level, and before its lines.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "reading/beside.hpp"
#include "reading/level.hpp"

namespace decant::reading {

/// What bullets that were taken off stood before; units have lines of their own.
enum class Bullets { none, before_tubes, before_units };

/// A text without some of that. What is left is where it was, unless it has no places.
struct Unwrapped {
    std::string text;
    std::vector<std::string> beside = {};  ///< texts around it, whose words may matter
    std::vector<Assumption> assumed = {};  ///< what was taken off
    Beside said = {};                      ///< what comments around it tell of the level
    bool has_places = true;                ///< whether what stands in its lines stands in those of the text
    Bullets bullets = Bullets::none;
};

/// Whether a line has nothing but blanks.
bool is_blank_line(const base::Line& line);

/// Whether what a line holds is a comment or a header of decant's own.
bool is_beside_tubes(std::string_view content);

/// Without marks of a quotation, and from several parts the one that is fenced. Refused if two differ.
base::Result<Unwrapped> without_fences(std::string_view text);

/// Whether a text has no more lines than a level, and what may stand between them.
bool has_lines_of_level(std::string_view text);

/// The ways to take numbers or bullets off the lines, or a table apart; none where there is nothing of that.
std::vector<Unwrapped> without_marks(std::string_view text);

}  // namespace decant::reading
