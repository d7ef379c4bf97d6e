// Takes texts apart at their lines.
// SPDX-License-Identifier: MIT
#include "reading/split.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/label.hpp"
#include "reading/link.hpp"

namespace decant::reading {

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
