// The list of families, from families.def.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles {

#define DECANT_FAMILY(name) \
    namespace name {        \
    const Family& family(); \
    }
#include "puzzles/families.def"
#undef DECANT_FAMILY

std::span<const Family* const> families() {
    static const std::array list = {
#define DECANT_FAMILY(name) &name::family(),
#include "puzzles/families.def"
#undef DECANT_FAMILY
    };
    return list;
}

std::vector<const Family*> level_makers() {
    std::vector<const Family*> makers;
    for (const Family* family : families()) {
        if (!family->recipe_keys().empty()) makers.push_back(family);
    }
    return makers;
}

std::vector<std::string_view> format_words() {
    std::vector<std::string_view> words;
    for (const Family* family : families()) {
        for (const FormatEntry& format : family->formats()) {
            if (std::find(words.begin(), words.end(), format.word) == words.end())
                words.push_back(format.word);
        }
    }
    return words;
}

Result<const Family*> family_of(std::string_view word) {
    std::vector<std::string_view> words;
    for (const Family* family : families()) {
        if (family->word() == word) return family;
        words.push_back(family->word());
    }
    return Diagnostic{fmt::format("there is no family {}", base::quoted(word)),
                      fmt::format("give one of {}", fmt::join(words, ", "))};
}

}  // namespace decant::puzzles
