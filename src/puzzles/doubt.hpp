// Names of colors that people may have meant otherwise: words for emptiness, and names that look alike.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/view.hpp"

namespace decant::puzzles {

/// How surely a name stands for an empty place: nobody calls a color `empty`, but `E` may be the fifth letter
/// and `0` the first digit.
enum class Emptiness { none, maybe, sure };

Emptiness emptiness(std::string_view name);

/// Why a color of a board may be none, by the number of the color; nothing where there is no doubt. A color
/// `E` or `0` is in doubt where all its units lie at one end of their tubes and no tube is empty, or where it
/// fills tubes.
std::vector<std::optional<std::string>> doubts(const BoardView& board);

/// Why a board may be another one than its author meant, or nothing: colors in doubt, or tubes of one unit,
/// as they come of letters without blanks between them. A color `E` is none beside empty tubes: in codes, and
/// by chance in one deal of a thousand, it fills a tube.
std::optional<std::string> doubt(const BoardView& board);

}  // namespace decant::puzzles
