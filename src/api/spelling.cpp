// Finds the options in a text.
// SPDX-License-Identifier: MIT
#include "api/spelling.hpp"

#include <algorithm>

namespace decant::api {
namespace {

bool belongs_to_word(char c) { return (c >= 'a' && c <= 'z') || c == '-'; }

/// The number that the text goes on with behind one blank, or nothing.
std::string_view number_behind(std::string_view text) {
    if (!text.starts_with(' ')) return {};
    const std::string_view word = text.substr(1, text.find_first_of(" ,;", 1) - 1);
    return word.find_first_not_of("0123456789") == std::string_view::npos ? word : std::string_view();
}

}  // namespace

std::string respelled(std::string_view text, const Spell& spell) {
    constexpr std::string_view mark = "--";
    std::string told;
    while (!text.empty()) {
        const std::size_t at = std::min(text.find(mark), text.size());
        told += text.substr(0, at);
        text.remove_prefix(at);
        const auto* const end = std::find_if_not(text.begin(), text.end(), belongs_to_word);
        const std::string_view flag = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        text.remove_prefix(flag.size());
        const bool is_flag = flag.size() > mark.size() && (told.empty() || !belongs_to_word(told.back()));
        if (!is_flag) {
            told += flag;
            continue;
        }
        std::string option(flag.substr(mark.size()));
        std::replace(option.begin(), option.end(), '-', '_');
        const std::string_view number = number_behind(text);
        if (!number.empty()) text.remove_prefix(1 + number.size());
        told += spell(option, number);
    }
    return told;
}

}  // namespace decant::api
