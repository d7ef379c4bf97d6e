// What the counts of a board say: each color fills whole tubes, and hidden units are what is missing.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
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

/// Lays out the places of a board for who has counted those of a tube, and so has answered what was asked
/// about that. Where no height of a unit was found that fits, the same part of each tube is divided anew: a
/// place that lies in several of those that were read is in doubt unless they are alike, and so is all that
/// is filled where one number is not a multiple of the other, as borders then lie elsewhere.
void lay_out(Board& board, int capacity);

/// The color that may be the look of hidden units, the most frequent one of several. Games show the color on
/// top of each tube: another one may stand for hidden units if it has more than fill a tube, or as many as
/// others lack. So may one on top, if it fills no tubes and others lack as many.
std::optional<std::size_t> hidden_color(const Board& board);

/// Whether the units of some color lie as hidden ones do: more than fill a tube, on top of none, and nothing
/// else below them. Chance hardly ever lays a color so.
bool looks_hidden(const Board& board);

}  // namespace decant::picture
