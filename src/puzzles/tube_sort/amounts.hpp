// Units that are written with how many of them there are: `2 red`, `red x2`, `R2`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// What a text means whose names may stand for several units each.
struct Amounts {
    Diagnostic doubt;  ///< where the first number stands
    std::optional<RawLevel>
        level;                  ///< each unit by itself; nothing where the numbers may count something else
    bool may_be_names = false;  ///< whether the numbers may as well belong to the names
};

/// Nothing where no number may be one. With a sign (`red x2`) or in front (`2 red, 2 blue`) it is one for
/// sure, also beside names without any; else only if the units fill tubes, each as many as its number says.
std::optional<Amounts> amounts_in(std::string_view text, const RawLevel& raw, const ReadOptions& options);

/// Whether a word is a name and, with a sign or brackets, a number: `red:2`, `red(2)`.
bool states_amount(std::string_view word);

}  // namespace decant::puzzles::tube_sort
