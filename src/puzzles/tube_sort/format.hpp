// The formats of tube sorting: each is a file in formats/ with a namespace of that name.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "puzzles/formats.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

using Format = puzzles::Format<RawLevel, Board>;

namespace code {
extern const Format format;
}
namespace make_puzzle {
extern const Format format;
}
namespace list {
extern const Format format;
}
namespace drawing {
extern const Format format;
}
namespace cups {
extern const Format format;
}
namespace packed {
extern const Format format;
}
namespace vials {
extern const Format format;
}
namespace columns {
extern const Format format;
}
namespace saved_game {
extern const Format format;
}
namespace layers {
extern const Format format;
}
namespace csv {
extern const Format format;
}
namespace counts {
extern const Format format;
}
namespace native {
extern const Format format;
}

const Formats<RawLevel, Board>& formats();

/// What a text may mean, parsed and checked.
std::vector<ProposalOf<Board>> propose(std::string_view format, std::string_view text,
                                       const ReadOptions& options);

/// The refusal of a format that says of tubes what they hold and no more, where they differ in more.
std::optional<Diagnostic> cannot_vary(std::string_view format, const Board& board);

/// The refusal of a format without quotes that insist on a name, where a color has a name in doubt.
std::optional<Diagnostic> cannot_name(std::string_view format, const Board& board);

}  // namespace decant::puzzles::tube_sort
