// Plain boards that a test draws something on, and the questions about them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "canvas.hpp"
#include "picture/board.hpp"

namespace decant::picture::made {

inline constexpr double drawn_width = 100;
inline constexpr double drawn_bottom = 1200;

/// Above the highest unit, in units.
inline constexpr double drawn_room = 0.7;
inline constexpr Paint purple{150, 60, 200};

double drawn_left(std::size_t tube);

/// Outlined tubes of flat balls or, without a gap, of liquid: letters from the bottom.
Drawing drawn(const std::vector<std::string>& tubes, double height, double gap, const Paint& fifth = purple,
              double room = drawn_room);

inline const std::vector<std::string> plain_tubes{"ABCD", "DABC", "CDAB", "BCDA", "", ""};

/// The upper end of plain tubes with units of 80 pixels.
inline constexpr double plain_top = drawn_bottom - (4 + drawn_room) * 80;

void outline_tube(Drawing& drawing, std::size_t at, double height);

base::Result<Board> read(const Drawing& drawing, std::optional<int> capacity = std::nullopt);
base::Result<Board> read_drawn(const std::vector<std::string>& tubes, double height, double gap);

bool is_asked(const base::Result<Board>& board, Doubt doubt);
/// About the object there, within some pixels.
bool is_asked(const base::Result<Board>& board, Doubt doubt, const Rectangle& where);

}  // namespace decant::picture::made
