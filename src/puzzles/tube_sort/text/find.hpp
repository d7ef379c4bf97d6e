// Finds the board in a text, whatever stands around it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/tube_sort/text/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// A part of a text that counts out as a board, or nearly does.
using FoundBoard = FoundOf<Board>;

/// The boards in a cleaned text that are likeliest, of one form or of any if that is empty: by lines or lists
/// before packed words, by rows before columns, with room for a move before others, then those with most
/// units. The words of other formats stand for rows of any form. Several if they are apart from each other.
/// Where nothing counts out, the rows that come nearest to it, with their fault; none if nothing is like a
/// board. A board that is the only one is found again where all that it did not use is blank, so that nothing
/// beside it changes its meaning.
std::vector<FoundBoard> find_boards(std::string_view text, std::string_view form, const ReadOptions& options);

}  // namespace decant::puzzles::tube_sort
