// Codes inside something else: the links of the page, and lines that tell a level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace decant::reading {

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

}  // namespace decant::reading
