// Writes and reads percent escapes.
// SPDX-License-Identifier: MIT
#include "base/percent.hpp"

#include <fmt/format.h>

#include <charconv>

namespace decant::base {
namespace {

/// The byte whose escape a text begins with, or -1.
int first_escaped(std::string_view text) {
    if (text.size() < 3 || text[0] != '%') return -1;
    unsigned byte = 0;  // of a signed one, from_chars takes a minus
    const char* const end = text.data() + 3;
    const auto read = std::from_chars(text.data() + 1, end, byte, 16);
    return read.ec == std::errc() && read.ptr == end ? static_cast<int>(byte) : -1;
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
