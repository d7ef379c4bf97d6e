// What a person should look at, beside places.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/color.hpp"
#include "picture/grid.hpp"
#include "picture/trial.hpp"

namespace decant::picture {

/// Adds what the picture around the fills and the tubes leaves to ask of a board that is read: tubes that may
/// hold more, that may be none, or be missing; units above them; a second board.
void add_doubts(const Grid<Lab>& colors, Trial& trial);

}  // namespace decant::picture
