// Input text made safe to parse, and places in it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/result.hpp"

namespace decant::base {

inline constexpr std::size_t max_text_bytes = std::size_t{16} << 20;

/// Takes the bytes of a file or a pipe: drops a byte order mark, turns CRLF and CR into LF. Refuses NUL
/// bytes, bytes that are not UTF-8, and more than 16 MiB.
Result<std::string> clean_text(std::string_view bytes);

/// The place of a byte offset in a cleaned text.
Place place_of(std::string_view text, std::size_t offset);

/// A diagnostic at a byte offset of a cleaned text.
Diagnostic problem_at(std::string_view text, std::size_t offset, std::string problem, Remedy remedy);

struct Line {
    std::string_view text;   ///< without its line end
    std::size_t offset = 0;  ///< in the whole text
};

/// The lines of a text. A line end at the very end of the text does not begin another line.
std::vector<Line> lines_of(std::string_view text);

std::string_view trim(std::string_view text);

/// A whole number written in decimal digits and nothing else; nothing when it is not one or exceeds `max`.
std::optional<int> parse_number(std::string_view digits, int max);

/// A number written in decimal digits, perhaps with a sign and a point, and nothing else; rounded correctly.
std::optional<double> parse_decimal(std::string_view digits);

/// How many characters (code points) a UTF-8 text has.
std::size_t characters(std::string_view text);

/// The first character of a text that is not empty, with all its bytes.
std::string_view first_character(std::string_view text);

/// The number of one well-formed UTF-8 character.
char32_t code_point(std::string_view character);

/// Whether a character has a shape of its own and acts on nothing; of the joiners, only their neighbors tell.
bool has_shape(char32_t code);

/// Whether each character leaves a terminal as it was and its reader knowing what stands there: no control
/// characters, no byte order mark, no no-break space, nothing without a shape of its own, no marks that break
/// lines or turn the direction, no bytes that are not UTF-8. The joiners of scripts and emoji may stand
/// behind a character that is not ASCII.
bool is_visible(std::string_view text);

/// Foreign text as people may see it, in one line: a question mark stands for each character that is not
/// visible.
std::string visible(std::string_view text);
/// The same for a text of several lines, whose line ends stay.
std::string visible_lines(std::string_view text);

/// A JSON document in which what is not visible is written as `\u....`. The document stays the same.
std::string visible_json(std::string_view document);

/// A piece of foreign text as it may stand in a message: cut after 40 characters, invisible ones replaced.
std::string shortened(std::string_view text);

/// The same between quotes.
std::string quoted(std::string_view text);

/// As addresses have it, in ASCII alone: other bytes as percent escapes.
std::string percent_escaped(std::string_view text);

/// `1 tube`, `2 tubes`, `2 entries`.
std::string counted(std::size_t count, std::string_view noun);

}  // namespace decant::base
