// Finds names that no color can have.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// What is wrong with the names of units: too long, unseen, or one look in two spellings.
std::optional<Diagnostic> find_unfit_name(std::string_view text, const RawLevel& raw);

}  // namespace decant::puzzles::tube_sort
