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

/// A cleaned text whose lines are counted once, when the first place in it is asked for. Refers to the text.
class NumberedText {
  public:
    NumberedText(std::string_view text) : text_(text) {}

    [[nodiscard]] std::string_view text() const { return text_; }
    /// The place of a byte offset.
    [[nodiscard]] Place place_of(std::size_t offset) const;

  private:
    std::string_view text_;
    mutable std::vector<std::size_t> starts_;  ///< of lines
};

/// The place of a byte offset in a cleaned text.
Place place_of(std::string_view text, std::size_t offset);

/// In the text itself, a place that was found where parts of it were blanked byte by byte.
Place in_text(std::string_view text, Place place);

/// Where a part of a text begins in it.
std::size_t offset_of(std::string_view text, std::string_view part);

/// A diagnostic at a byte offset of a cleaned text, or at a part of it.
Diagnostic problem_at(const NumberedText& text, std::size_t offset, std::string problem, Remedy remedy,
                      ProblemKind kind = ProblemKind::malformed);
Diagnostic problem_at(std::string_view text, std::string_view part, std::string problem, Remedy remedy,
                      ProblemKind kind = ProblemKind::malformed);

struct Line {
    std::string_view text;   ///< without its line end
    std::size_t offset = 0;  ///< in the whole text
    std::size_t number = 0;  ///< from 1 on
};

/// The lines of a text. A line end at the very end of the text does not start another line.
std::vector<Line> lines_of(std::string_view text);

std::string_view trim(std::string_view text);

/// The words of a text, between each two of which there is one separator or more.
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators);

/// With the letters of ASCII in lower case.
std::string in_lower_case(std::string_view text);

/// A whole number written only in decimal digits; nothing if it is anything else or exceeds `max`.
std::optional<int> parse_number(std::string_view digits, int max);

/// A number written only in decimal digits, with an optional sign and point; rounded correctly.
std::optional<double> parse_decimal(std::string_view digits);

/// How many characters (code points) a UTF-8 text has.
std::size_t characters(std::string_view text);

/// The first character of a text that is not empty, with all its bytes.
std::string_view first_character(std::string_view text);

/// The number of one well-formed UTF-8 character.
char32_t code_point(std::string_view character);

/// Whether a character has a shape of its own and no effect; for joiners, only their neighbors can tell.
bool has_shape(char32_t code);

/// Whether no character affects the terminal or misleads the reader: no control characters, no byte order
/// mark, no no-break space, nothing without a shape of its own, no marks that break lines or change the
/// direction, no bytes that are not UTF-8. The joiners of scripts and emoji may follow a character that is
/// not ASCII.
bool is_visible(std::string_view text);

/// Foreign text made safe to show, on one line: a question mark replaces each character that is not visible.
std::string visible(std::string_view text);
/// The same for a text of several lines, which keeps its line ends.
std::string visible_lines(std::string_view text);

/// A JSON document with everything invisible written as `\u....`. The document keeps its meaning.
std::string visible_json(std::string_view document);

/// A piece of foreign text for a message: cut after 40 characters, invisible ones replaced.
std::string shortened(std::string_view text);

/// The same in quotes.
std::string quoted(std::string_view text);

/// Whether a list of words, with a blank between two, has one of them.
bool holds(std::string_view words, std::string_view word);

/// A string as levels write it: in double quotes, with backslashes before those and before backslashes.
std::string in_quotes(std::string_view text);

/// `1 tube`, `2 tubes`, `2 entries`.
std::string counted(std::size_t count, std::string_view noun);

}  // namespace decant::base
