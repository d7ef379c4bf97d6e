// Finds levels whose tubes may hold another number of units than the text seems to say.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// Why the capacity of a level is as good as no clue, if it is; `stated` is what the text or an option says.
std::optional<Diagnostic> find_unclear_capacity(std::string_view text, const RawLevel& raw,
                                                const ReadOptions& options, const std::optional<int>& stated);

}  // namespace decant::puzzles::tube_sort
