// How many units a tube holds, where a person says it better.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/board.hpp"

namespace decant::picture {

/// Lays out the places of a board for who has counted those of a tube, and so has answered what was asked
/// about that. Where no height of a unit was found that fits, the same part of each tube is divided anew: a
/// place that lies in several of those that were read is in doubt unless they are alike, and so is all that
/// is filled where one number is no multiple of the other, as borders then lie elsewhere.
void lay_out(Board& board, int capacity);

}  // namespace decant::picture
