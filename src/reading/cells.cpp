// Puts quotes around what is no bare word.
// SPDX-License-Identifier: MIT
#include "reading/cells.hpp"

namespace decant::reading {

std::string word_of(std::string_view cell) {
    if (cell.empty()) return "_";
    if (cell.find_first_of(" \t#\"\\") == std::string_view::npos) return std::string(cell);
    std::string word = "\"";
    for (const char c : cell) {
        if (c == '"' || c == '\\') word += '\\';
        word += c;
    }
    return word + '"';
}

}  // namespace decant::reading
