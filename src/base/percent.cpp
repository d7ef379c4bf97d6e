// Writes and reads percent escapes.
// SPDX-License-Identifier: MIT
#include "base/percent.hpp"

#include <fmt/format.h>

namespace decant::base {
namespace {

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// The byte whose escape a text begins with, or -1.
int first_escaped(std::string_view text) {
    if (text.size() < 3 || text[0] != '%') return -1;
    const int high = hex_digit(text[1]);
    const int low = hex_digit(text[2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

}  // namespace

std::string percent_escaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        escaped += byte < 0x80 ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned>(byte));
    }
    return escaped;
}

std::string percent_unescaped(std::string_view text, unsigned char least, unsigned char most) {
    std::string plain;
    while (!text.empty()) {
        const int byte = first_escaped(text);
        const bool is_wanted = byte >= least && byte <= most;
        plain += is_wanted ? static_cast<char>(byte) : text.front();
        text.remove_prefix(is_wanted ? 3 : 1);
    }
    return plain;
}

}  // namespace decant::base
