// A layout, and what is read of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "picture/board.hpp"
#include "picture/frames.hpp"
#include "picture/pitch.hpp"
#include "picture/rows.hpp"

namespace decant::picture {

/// A layout and what was read of it. Lengths are in pixels of the canvas.
struct LayoutCandidate {
    Layout layout;
    Rows rows;
    std::vector<Profile> contrast;  ///< of each tube, in the order of the rows
    Evidence evidence;
    std::vector<Pitch> pitches;  ///< those that came into question, the likeliest first
    Pitch pitch;                 ///< the one that was taken
    /// Without tubes if the layout explains too little of the picture to be read.
    Board board;
    std::size_t effort = 0;  ///< what is left to ask, in places
    bool is_board = false;   ///< false if so much is left that it may be anything
};

}  // namespace decant::picture
