// Folds a name, character by character.
// SPDX-License-Identifier: MIT
#include "base/confusables.hpp"

#include <algorithm>
#include <iterator>

#include "base/text.hpp"

namespace decant::base {
namespace {

struct Span {
    char32_t first;
    char32_t last;
};

/// More characters without ink: blanks other than the plain one, joiners and variation selectors.
constexpr Span without_ink[] = {{0x1680, 0x1680}, {0x2000, 0x200A}, {0x200C, 0x200D}, {0x202F, 0x202F},
                                {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0xFE00, 0xFE0F}};

/// Full-width `!` to `~` stand in the order of ASCII.
constexpr Span full_width = {0xFF01, 0xFF5E};

bool is_unseen(char32_t point) {
    return !has_shape(point) ||
           std::any_of(std::begin(without_ink), std::end(without_ink),
                       [&](const Span& range) { return point >= range.first && point <= range.last; });
}

/// Of a number, in plain digits. Zeros alone stay: `0` may stand for an empty place, `00` is a name.
std::string_view without_leading_zeros(std::string_view look) {
    const bool is_number = look.find_first_not_of("0123456789") == std::string_view::npos;
    const std::size_t first = look.find_first_not_of('0');
    return is_number && first != std::string_view::npos ? look.substr(first) : look;
}

}  // namespace

std::string skeleton(std::string_view name) {
    const auto is_of_ascii = [](char c) { return c > ' ' && c <= '~'; };
    if (name.size() == 1 && is_of_ascii(name.front())) return std::string(name);
    std::string seen;
    for (; !name.empty(); name.remove_prefix(first_character(name).size())) {
        const std::string_view character = first_character(name);
        const char32_t point = code_point(character);
        if (is_unseen(point)) continue;
        if (point >= full_width.first && point <= full_width.last)
            seen += static_cast<char>(point - full_width.first + '!');
        else
            seen += character;
    }
    if (characters(seen) > 1) {
        std::transform(seen.begin(), seen.end(), seen.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    }
    return std::string(without_leading_zeros(trim(seen)));
}

}  // namespace decant::base
