// A layout as it is read: its doubts beside places, and how much work they are for a person.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "picture/board.hpp"
#include "picture/color.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"
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

/// Boxes that may not be tubes, or not yet: of the tubes that are empty or of one color, those with a sign in
/// them or right above or below them, where most tubes have none; empty ones of which the outline is much
/// fainter than that of others; plates, of one color from end to end where others have a neck; and signs as
/// large as what a tube holds, which begin lower, end higher or are narrower. And beside rows, a sign where
/// the next tube would stand.
std::vector<Rectangle> buttons(const Grid<Lab>& colors, const LayoutCandidate& candidate);

/// Adds what the picture around the fills and the tubes leaves to ask of a board that is read: tubes that may
/// hold more, that may be none, or be missing; units above them; a second board.
void add_doubts(const Grid<Lab>& colors, LayoutCandidate& candidate);

/// The work of a person on it, in places to be looked at: a question is as much work as four.
std::size_t effort(const Board& board);

/// Whether this can be a board at all. Signs, buttons and noise leave more to ask than they have places. That
/// no tube has room is not a sign of that.
bool is_board(const Board& board);

/// Whether it shows enough to be compared with the picture by a person where no layout is a board: some
/// tubes, most places of which are sure, and no more questions than tubes.
bool is_worth_showing(const Board& board);

}  // namespace decant::picture
