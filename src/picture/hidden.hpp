// Units that a game hides, and a color may be the look of.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "picture/board.hpp"

namespace decant::picture {

/// The color that may be the look of hidden units, the most frequent one of several. Games show the color on
/// top of each tube: another one may stand for hidden units if it has more than fill a tube, or as many as
/// others lack. So may one on top, if it fills no tubes and others lack as many.
std::optional<std::size_t> hidden_color(const Board& board);

/// Whether the units of some color lie as hidden ones do: more than fill a tube, on top of none, and nothing
/// else below them. Chance hardly ever lays a color so.
bool looks_hidden(const Board& board);

}  // namespace decant::picture
