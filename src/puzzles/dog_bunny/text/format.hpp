// The formats of DogBunny: each is a file in formats/ with a namespace of that name.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "puzzles/dog_bunny/text/raw_level.hpp"
#include "puzzles/formats.hpp"
#include "puzzles/proposal.hpp"

namespace decant::puzzles::dog_bunny {

using Format = puzzles::Format<RawLevel, Level>;

namespace code {
extern const Format format;
}
namespace edges {
extern const Format format;
}
namespace icons {
extern const Format format;
}
namespace native {
extern const Format format;
}
namespace python {
extern const Format format;
}

using Formats = puzzles::Formats<RawLevel, Level>;
const Formats& formats();
/// Those that decant writes itself: codes and native text.
const Formats& native_formats();

/// Parses and checks a level, and says what was left aside for it.
ProposalOf<Level> propose(const Formats& formats, std::string_view format, std::string_view text);

/// Whether two nodes look alike, as formats take it for a slip that do not list the nodes.
bool has_nodes_alike(const Level& level);

}  // namespace decant::puzzles::dog_bunny
