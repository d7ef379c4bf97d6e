// Reads addresses as the page writes them.
// SPDX-License-Identifier: MIT
#include "reading/link.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "reading/detect.hpp"

namespace decant::reading {
namespace {

constexpr std::array<std::string_view, 5> routes{"enter", "play", "solve", "explore", "map"};

std::optional<int> hexadecimal(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

/// Escapes of plain characters alone: those of other bytes belong to the code.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escapes =
            text[i] == '%' && i + 2 < text.size() && text[i + 1] >= '2' && text[i + 1] <= '7';
        const auto low = escapes ? hexadecimal(text[i + 2]) : std::nullopt;
        if (low) {
            plain += static_cast<char>((text[i + 1] - '0') * 16 + *low);
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

/// What an address has behind its route.
std::optional<std::string_view> level_of_link(std::string_view address) {
    const std::size_t hash = address.find("#/");
    if (hash == std::string_view::npos) return std::nullopt;
    const std::string_view path = address.substr(hash + 2);
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash == path.size() ||
        std::find(routes.begin(), routes.end(), path.substr(0, slash)) == routes.end())
        return std::nullopt;
    return path.substr(slash + 1);
}

}  // namespace

bool looks_like_code(std::string_view text) { return is_code(text) || code_inside(text); }

std::optional<std::string> code_inside(std::string_view text) {
    const std::string_view content = base::trim(text);
    constexpr std::string_view label = "level ";
    const bool is_labelled = content.starts_with(label);
    const std::string_view word = is_labelled ? base::trim(content.substr(label.size())) : content;
    if (word.find_first_of(" \t\n") != std::string_view::npos) return std::nullopt;
    const auto level = is_labelled ? std::optional(word) : level_of_link(word);
    if (!level) return std::nullopt;
    std::string code = is_labelled ? std::string(*level) : unescaped(*level);
    if (!is_labelled) code.resize(std::min(code.find("//"), code.size()));
    return is_code(code) ? std::optional(std::move(code)) : std::nullopt;
}

}  // namespace decant::reading
