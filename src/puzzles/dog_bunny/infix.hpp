// Conditions in infix notation: `!bone | (tree & well)`.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "puzzles/dog_bunny/raw_level.hpp"

namespace decant::puzzles::dog_bunny {

/// Parses `part` of `text`. Negation binds strongest, then all, then any; parentheses and negations nest up
/// to 50 deep. `decode` turns a word into the name that it stands for.
Result<RawCondition> parse_infix(std::string_view text, std::string_view part, Operators operators,
                                 const std::function<std::string(const std::string&)>& decode);

}  // namespace decant::puzzles::dog_bunny
