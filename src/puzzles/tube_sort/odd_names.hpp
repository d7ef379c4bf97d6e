// Names that are unlike the others of a text and lie where empty places do: `x` on top of `red` and `blue`,
// or a word that alone fills tubes and is no word for a color.
// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// The names that may be places for all that is known of words; none in decant's own text.
std::set<std::string> odd_names(const RawLevel& raw);

}  // namespace decant::puzzles::tube_sort
