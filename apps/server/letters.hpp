// The letters of HTTP, which are those of ASCII whatever the locale.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace decant::server {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool is_letter(char c) { return small(c) >= 'a' && small(c) <= 'z'; }

/// The value of a hexadecimal digit; -1 for any other character.
constexpr int hex_value(char c) {
    if (is_digit(c)) return c - '0';
    return small(c) >= 'a' && small(c) <= 'f' ? small(c) - 'a' + 10 : -1;
}

inline std::string in_small_letters(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), small);
    return result;
}

/// Without the blanks that HTTP allows around a value.
inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(blanks)));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

}  // namespace decant::server
