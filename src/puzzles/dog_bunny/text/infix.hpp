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
/// to 50 deep. `parts` counts those of the map; words are decoded into the names that they stand for.
Result<RawCondition> parse_infix(std::string_view text, std::string_view part, Operators operators,
                                 std::size_t& parts,
                                 const std::function<std::string(const std::string&)>& decode = {});

}  // namespace decant::puzzles::dog_bunny
