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

/// Those with their own parser, each in a file of formats/.
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
namespace bottles {
extern const Format format;
}

/// Forms of rows, which text/ finds and writes.
extern const Format list, packed, csv, layers, cups, saved_game, vials, columns;

using Formats = puzzles::Formats<RawLevel, Board>;
const Formats& formats();
/// Those that decant writes itself: codes and native text.
const Formats& native_formats();

/// The possible meanings of a text, parsed and checked. `find`: `find_boards`, or null where rows are left to
/// another program.
std::vector<ProposalOf<Board>> propose(const Formats& formats, decltype(&find_boards) find,
                                       std::string_view format, std::string_view text,
                                       const ReadOptions& options);

}  // namespace decant::puzzles::tube_sort
