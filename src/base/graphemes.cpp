// Finds where a cluster ends.
// SPDX-License-Identifier: MIT
#include "base/graphemes.hpp"

#include <algorithm>
#include <iterator>

#include "base/text.hpp"

namespace decant::base {
namespace {

struct CodeRange {
    char32_t first;
    char32_t last;

    [[nodiscard]] bool contains(char32_t code) const { return first <= code && code <= last; }
};

constexpr char32_t joiner = 0x200D;
constexpr CodeRange flag_letters = {0x1F1E6, 0x1F1FF};
/// Combining marks and the keycap, the joiner, variation selectors, skin tones, tags.
constexpr CodeRange extending[] = {{0x0300, 0x036F}, {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF},
                                   {0x20D0, 0x20FF}, {joiner, joiner},   {0xFE00, 0xFE0F},
                                   {0xFE20, 0xFE2F}, {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}};

bool extends(char32_t code) {
    return std::any_of(std::begin(extending), std::end(extending),
                       [&](const CodeRange& range) { return range.contains(code); });
}

}  // namespace

std::string_view first_grapheme(std::string_view text) {
    std::size_t size = first_character(text).size();
    char32_t before = code_point(text.substr(0, size));
    bool is_half_a_flag = flag_letters.contains(before);
    while (size < text.size()) {
        const std::string_view character = first_character(text.substr(size));
        const char32_t code = code_point(character);
        const bool ends_flag = is_half_a_flag && flag_letters.contains(code);
        if (!extends(code) && before != joiner && !ends_flag) break;
        is_half_a_flag = false;
        before = code;
        size += character.size();
    }
    return text.substr(0, size);
}

}  // namespace decant::base
