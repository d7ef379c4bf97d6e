// Moves on a board of numbered tubes, by the rules as a person would apply them. Shares no code with Space or
// Alphabet.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// Tubes count from 0.
struct Pour {
    int from = 0;
    int to = 0;
};

/// The one text form of a pour: `10>13`, tubes counted from 1.
std::string to_move(Pour pour);

/// The largest tube number that a move may name; far more than a board has, so that a board can name what is
/// missing.
inline constexpr int max_tube_number = 999'999;

/// Reads that form alone.
std::optional<Pour> read_pour(std::string_view move);

/// Why the rules forbid a pour, or nothing. Hidden units match nothing.
std::optional<std::string> why_illegal(const Board& board, Pour pour);

/// All of them, in ascending order.
std::vector<Pour> legal_pours(const Board& board);

/// Makes a legal pour; returns how many units went over.
int make(Board& board, Pour pour);

bool is_solved(const Board& board);

}  // namespace decant::puzzles::tube_sort
