// The formats of tube sorting.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "puzzles/formats.hpp"
#include "puzzles/tube_sort/text/find.hpp"
#include "puzzles/tube_sort/text/raw_level.hpp"

namespace decant::puzzles::tube_sort {

using Format = puzzles::Format<RawLevel, Board>;

/// Those with a parser of their own, each in a file of formats/.
namespace code {
extern const Format format;
}
namespace native {
extern const Format format;
}
namespace make_puzzle {
extern const Format format;
}
namespace drawing {
extern const Format format;
}

/// Forms of rows, which text/ finds and writes.
extern const Format list, packed, csv, layers, cups, saved_game, vials, columns;

const Formats<RawLevel, Board>& formats();

/// Looks for rows in a text (text/find.hpp); null in a program that leaves them to another one.
using FindBoards = std::vector<FoundBoard> (*)(std::string_view text, std::string_view form,
                                               const ReadOptions& options);
FindBoards row_finder();

/// What a text may mean, parsed and checked.
std::vector<ProposalOf<Board>> propose(std::string_view format, std::string_view text,
                                       const ReadOptions& options);

}  // namespace decant::puzzles::tube_sort
