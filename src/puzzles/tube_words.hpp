// What people call a tube.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
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

}  // namespace decant::puzzles
