// Which family and format a text is meant for: codes inside something else, and decant's own texts.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "puzzles/family.hpp"
#include "reading/reading.hpp"

namespace decant::reading {

/// The family that reads a text, none if nothing can read it, and the format that the text has.
struct Reader {
    const puzzles::Family* family = nullptr;
    std::string_view format;
    puzzles::Recognition surest = puzzles::Recognition::no;
};

/// The first format that is surest of a cleaned text. With a chosen format, only that one, always in a family
/// that has it.
Reader find_reader(std::string_view text, std::string_view format);

/// Whether a text is a level code and nothing beside it.
bool is_code(std::string_view text);

/// Whether a text is a code or begins with decant's own first line, so that it is to be read to the letter.
bool is_native(std::string_view text);

struct CodeInText {
    std::string code;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Whether a text is a level code, alone or inside something else, rather than anything else.
bool looks_like_code(std::string_view text);

/// The code in `https://.../#/solve/CODE//MOVES`, in `level CODE` or before a point, without the escapes that
/// browsers and messengers add; nothing where a cleaned text is anything else. A link stands for its level,
/// not for the position after its moves.
std::optional<std::string> code_inside(std::string_view text);

/// The only code or link among the words of a text, and where it stands; nothing where there is none or there
/// are several.
std::optional<CodeInText> code_amid_words(std::string_view text);

/// Reads a text as `read_one` does if it is beyond doubt a code, a link to the page or a native text with its
/// first line, and says all that is needed. Refuses any other, whatever it may mean.
Result<Level, Refusal> read_native_only(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::reading
