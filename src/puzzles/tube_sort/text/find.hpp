// The board in a text, whatever stands around it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/tube_sort/text/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// A part of a text that counts out as a board, or nearly does, and what it may mean.
struct FoundBoard {
    std::string_view form;
    std::string name;
    std::size_t begin = 0;  ///< of the rows
    std::size_t end = 0;
    std::vector<Span>
        spans;  ///< of the rows; the headers and comments of the whole text are those of the first
    std::vector<ProposalOf<Board>> meanings;
};

/// The boards in a cleaned text that are likeliest, of one form or of any if that is empty: by lines or lists
/// before packed words, by rows before columns, with room for a move before others, then those with most
/// units. The words of other formats stand for rows of any form. Several if they are apart from each other.
/// Where nothing counts out, what comes nearest to it, with what is wrong; none if nothing is like a board.
/// A board that is the only one is found again where all that it did not use is blank, so that nothing beside
/// it changes what it is.
std::vector<FoundBoard> find_boards(std::string_view text, std::string_view form, const ReadOptions& options);

/// Whether a text of a form can be read as a board and none beside it.
bool reads_as(std::string_view text, std::string_view form, const Board& board);

}  // namespace decant::puzzles::tube_sort
