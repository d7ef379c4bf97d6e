// Where a node is drawn, as text: `3,1.5`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "puzzles/dog_bunny/rules/level.hpp"

namespace decant::puzzles::dog_bunny {

/// Rounded to a millionth; nothing when the text is not two numbers within a million of zero.
std::optional<Point> parse_place(std::string_view text);
/// `name@3,1.5`, or the name alone without a position.
std::string with_place(std::string name, const std::optional<Point>& position);

}  // namespace decant::puzzles::dog_bunny
