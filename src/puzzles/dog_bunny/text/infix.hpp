// Conditions in infix notation: `!bone | (tree & well)`.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "puzzles/dog_bunny/text/raw_level.hpp"

namespace decant::puzzles::dog_bunny {

/// Parses `part` of `text`. Negation binds strongest, then all, then any; parentheses and negations nest up
/// to 50 deep. `decode` turns a word into the name that it stands for; `parts` counts those of the map.
Result<RawCondition> parse_infix(std::string_view text, std::string_view part, Operators operators,
                                 const std::function<std::string(const std::string&)>& decode,
                                 std::size_t& parts);

}  // namespace decant::puzzles::dog_bunny
