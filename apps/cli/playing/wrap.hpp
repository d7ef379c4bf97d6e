// Text cut to a width, or broken into lines of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace decant::cli::playing {

/// The first `columns` characters of UTF-8 text.
inline std::string cut(std::string_view text, std::size_t columns) {
    std::size_t end = 0;
    for (std::size_t characters = 0; end < text.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(text[end]) & 0xc0) != 0x80;
        if (begins && ++characters > columns) break;
    }
    return std::string(text.substr(0, end));
}

/// Breaks lines at blanks so that none is longer than `width` bytes, unless a word is; no lines for no text.
inline std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        while (line.size() > width) {
            std::size_t end = line.rfind(' ', width);
            if (end == 0 || end == std::string_view::npos) end = std::min(line.size(), line.find(' ', width));
            lines.emplace_back(line.substr(0, end));
            line.remove_prefix(std::min(line.size(), end + 1));
        }
        lines.emplace_back(line);
    }
    return lines;
}

}  // namespace decant::cli::playing
