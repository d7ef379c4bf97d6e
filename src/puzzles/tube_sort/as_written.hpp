// What a text may have meant whose tubes are the ones written.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// Each way to take its words for emptiness, its order and its capacity, where nothing states them.
std::vector<ProposalOf<RawLevel>> meanings_as_written(const RawLevel& raw, std::string_view text,
                                                      const ReadOptions& options);

/// Whether a word may stand for emptiness, and may as well be a color.
bool may_be_place(const RawLevel::Unit& unit);

/// Asks which of both it is.
Diagnostic color_or_place(const RawLevel::Unit& unit, const RawLevel& raw, std::string_view text);

}  // namespace decant::puzzles::tube_sort
