// What each format of tube sorting consists of.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

// Each name in formats.def is a namespace with
//   Recognition recognize(std::string_view text);
//   Result<RawLevel> parse(std::string_view text);          from cleaned text
//   Result<std::string> print(const Board& board);          or why this format cannot hold the board
#define DECANT_FORMAT(name, word, summary)         \
    namespace name {                               \
    Recognition recognize(std::string_view text);  \
    Result<RawLevel> parse(std::string_view text); \
    Result<std::string> print(const Board& board); \
    }
#include "puzzles/tube_sort/formats.def"
#undef DECANT_FORMAT

Recognition recognize(std::string_view format, std::string_view text);

/// Parses and checks a level; the format must be one of formats.def.
Result<Board> read(std::string_view format, std::string_view text, const ReadOptions& options);

/// Prints a level in a format of formats.def, or says why that format cannot hold it.
Result<std::string> write(const Board& board, std::string_view format);

/// The refusal of a format without quotes that insist on a name, where a color has a name in doubt.
std::optional<Diagnostic> cannot_name(std::string_view format, const Board& board);

}  // namespace decant::puzzles::tube_sort
