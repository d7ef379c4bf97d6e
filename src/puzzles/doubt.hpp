// Color names that may mean something else: words for emptiness, and lookalike names.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/view.hpp"

namespace decant::puzzles {

/// How likely a name stands for an empty place: nobody calls a color `empty`, but `E` may be the fifth letter
/// and `0` the first digit.
enum class Emptiness { none, maybe, sure };

Emptiness emptiness(std::string_view name);

/// The character that a word repeats, or else the word.
std::string_view repeated_character(std::string_view word);

/// Why a color of a board may not be one, by the number of the color; nothing if there is no doubt. A color
/// `E` or `0` is in doubt if all its units are at one end of their tubes.
std::vector<std::optional<std::string>> doubts(const BoardView& board);

/// Why a board may not be what its author meant, or nothing: colors in doubt, or tubes of one unit, as result
/// from letters without blanks between them. A color `E` raises no doubt next to empty tubes: in codes, it
/// fills a tube by chance in one deal of a thousand.
std::optional<std::string> doubt(const BoardView& board);

}  // namespace decant::puzzles
