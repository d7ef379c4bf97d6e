// What people call a tube and its ends.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>

#include "base/likeness.hpp"

namespace decant::puzzles {

inline constexpr std::array<std::string_view, 7> words_for_tube{"tube",   "bottle", "flask",    "vial",
                                                                "beaker", "stack",  "container"};

/// Whether it is one of them, whatever its case, or several such tubes.
inline bool is_word_for_tube(std::string_view word) {
    const std::string plain = base::likeness(word);
    return std::any_of(words_for_tube.begin(), words_for_tube.end(), [&](std::string_view each) {
        return plain.starts_with(each) &&
               (plain.size() == each.size() || std::string_view(plain).substr(each.size()) == "s");
    });
}

/// Whether it names the top of a tube and not its bottom, whatever is around the word that is no letter, as
/// in `1 (top)`; nothing if it names neither.
inline std::optional<bool> names_top(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalpha(byte) != 0) letters += static_cast<char>(std::tolower(byte));
    }
    if (letters != "top" && letters != "bottom") return std::nullopt;
    return letters == "top";
}

}  // namespace decant::puzzles
