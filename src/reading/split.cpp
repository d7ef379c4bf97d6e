// Takes texts apart at their lines.
// SPDX-License-Identifier: MIT
#include "reading/split.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/link.hpp"

namespace decant::reading {
namespace {

bool is_one_of(char c, std::string_view these) { return these.find(c) != std::string_view::npos; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The number in a heading: `Level 3`, `## Level 3: easy`, `=== puzzle #3 ===`.
std::optional<std::string> number_of_heading(std::string_view line) {
    constexpr std::array<std::string_view, 4> words{"level", "puzzle", "stage", "problem"};
    constexpr std::string_view marks = "#*=-_/;% \t";
    const std::size_t begin = std::min(line.find_first_not_of(marks), line.size());
    std::size_t at = begin;
    std::string word;
    for (; at < line.size() && std::isalpha(static_cast<unsigned char>(line[at])) != 0; ++at)
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(line[at])));
    if (std::find(words.begin(), words.end(), word) == words.end()) return std::nullopt;
    while (at < line.size() && is_one_of(line[at], " \t#")) ++at;
    std::string number;
    for (; at < line.size() && is_digit(line[at]); ++at) number += line[at];
    const std::string_view rest = base::trim(line.substr(at));
    const bool ends = rest.empty() || is_one_of(rest.front(), ":.)(*=-");
    return number.empty() || !ends ? std::nullopt : std::optional(std::move(number));
}

}  // namespace

bool is_skipped(std::string_view line) {
    const std::string_view content = base::trim(line);
    return content.empty() || content.front() == '#';
}

bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    std::vector<Part> parts;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        const bool begins = line.text.starts_with("decant ");
        if (parts.empty() && !begins && !is_skipped(line.text)) return false;
        if (begins) parts.push_back({.text = {}, .options = flags, .line = number});
        if (!parts.empty()) parts.back().text.append(line.text).append("\n");
    }
    if (parts.size() < 2) return false;
    static_cast<void>(std::all_of(parts.begin(), parts.end(), take));
    return true;
}

bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    bool begun = false;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        if (is_skipped(line.text)) continue;
        if (!std::exchange(begun, true) && !looks_like_code(base::trim(line.text))) return false;
        if (!take({.text = std::string(line.text), .options = flags, .line = number})) break;
    }
    return begun;
}

bool split_headed(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    std::vector<Part> parts;
    std::size_t line_number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++line_number;
        if (auto number = number_of_heading(line.text)) {
            parts.push_back({.text = {}, .options = flags, .line = line_number, .label = *std::move(number)});
        } else if (!parts.empty()) {
            parts.back().text.append(line.text) += '\n';
        } else if (!is_skipped(line.text)) {
            return false;
        }
    }
    if (parts.size() < 2) return false;
    static_cast<void>(std::all_of(parts.begin(), parts.end(), take));
    return true;
}

std::vector<Part> blocks_of(std::string_view text, const LoadOptions& flags) {
    std::vector<Part> blocks;
    bool is_open = false;
    bool says_something = false;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        if (base::trim(line.text).empty()) {
            if (!says_something) blocks.clear();
            is_open = false;
            continue;
        }
        if (!std::exchange(is_open, true)) blocks.push_back({.text = {}, .options = flags, .line = number});
        blocks.back().text.append(line.text) += '\n';
        says_something = says_something || !is_skipped(line.text);
    }
    return blocks;
}

}  // namespace decant::reading
