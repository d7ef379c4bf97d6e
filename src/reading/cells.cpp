// Puts quotes around what is no bare word.
// SPDX-License-Identifier: MIT
#include "reading/cells.hpp"

namespace decant::reading {

std::string in_quotes(std::string_view name) {
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + "\"";
}

std::string word_of(std::string_view cell) {
    if (!cell.empty() && cell.find_first_of(" \t#\"\\") == std::string_view::npos) return std::string(cell);
    return in_quotes(cell);
}

}  // namespace decant::reading
