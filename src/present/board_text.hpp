// Positions drawn with characters.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "present/style.hpp"
#include "puzzles/view.hpp"

namespace decant::present {

/// The picture of a position, lines ended. Tubes stand side by side on numbered places, as many in a row as
/// fit the width; each unit shows its letter, with or without color.
std::string draw(const puzzles::View& view, const Style& style);

/// The letters of a board and the colors they stand for, lines ended; empty where the names are the letters.
std::string legend(const puzzles::View& view, const Style& style);

/// A map as two lists: nodes with who stands there and who shall, then the edges, closed ones marked; lines
/// ended.
std::string draw_map(const puzzles::MapView& map, const Style& style);

}  // namespace decant::present
