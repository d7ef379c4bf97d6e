// Cells of a text, which lines and brackets have in common.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/tube_sort/text/rows.hpp"

namespace decant::puzzles::tube_sort {

/// More rows than this are not levels one below the other, and would take much memory.
inline constexpr std::size_t longest_run = std::size_t{1} << 15U;

inline bool is_blank(char c) { return c == ' ' || c == '\t'; }
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_quote(char c) { return c == '"' || c == '\'' || c == '`'; }
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
inline bool is_name_part(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// Whether a comment begins here: at a word, with a mark (`#`, `//`, `;`, `--`). Looks at few bytes: of
/// dashes, `-- ` must not go on with places.
bool begins_comment(std::string_view at);

/// Whether a word can be a unit or a place.
bool is_name(std::string_view text);

/// Where a string in quotes ends that begins there, and what it holds; nothing where it has no end.
std::optional<Cell> string_at(std::string_view text, std::size_t begin, std::size_t end);

/// Whether a word is too long for a tube, whatever its characters are.
bool is_no_tube(std::string_view word);

/// The characters of a word.
std::vector<Cell> characters_of(std::string_view word, std::size_t begin, bool is_in_text);

}  // namespace decant::puzzles::tube_sort
