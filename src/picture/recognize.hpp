// A board from the pixels of a picture.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/result.hpp"
#include "picture/board.hpp"
#include "picture/pixels.hpp"

namespace decant::picture {

/// Reads a board of tubes: finds frames of one size in rows, the height of a unit, what is filled, and which
/// units have one color. No fixed palette and no picture of any game is built in. Refuses a picture in which
/// no board is seen; in one that is read, everything that is not sure is in doubt. The same pixels give the
/// same board. About a tenth of a second for a phone's screen.
base::Result<Board> recognize(const Pixels& pixels);

/// Reads the tubes that a person has framed, in pixels of the picture, and asks about no others.
base::Result<Board> recognize_framed(const Pixels& pixels, const std::vector<Rectangle>& frames);

}  // namespace decant::picture
