// The counts of a board: each color fills whole tubes.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/board.hpp"

namespace decant::picture {

/// Whether these numbers of units fill tubes, if those that are not seen are what is missing, or more colors.
bool fill_tubes(const std::vector<int>& units, int unseen, int capacity);

/// Asks about each empty place below something, as nothing floats. Returns these places.
std::vector<Place*> ask_about_floating(Board& board);

/// For a board in which a person has changed what is at places: counts the units of each color anew, and asks
/// about counts, floating units and, if it was asked, hidden ones as the places now are. Other questions
/// stay: no place answers them.
void recount(Board& board);

}  // namespace decant::picture
