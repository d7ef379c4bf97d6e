// Reads addresses as the page writes them.
// SPDX-License-Identifier: MIT
#include "reading/link.hpp"

#include <algorithm>
#include <utility>

#include "base/percent.hpp"
#include "base/text.hpp"
#include "reading/detect.hpp"

namespace decant::reading {
namespace {

constexpr std::string_view routes = "enter play solve explore map";

/// What an address has behind its route.
std::optional<std::string_view> level_of_link(std::string_view address) {
    const std::size_t hash = address.find("#/");
    if (hash == std::string_view::npos) return std::nullopt;
    const std::string_view path = address.substr(hash + 2);
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash == path.size() || !base::holds(routes, path.substr(0, slash))) return std::nullopt;
    return path.substr(slash + 1);
}

}  // namespace

bool looks_like_code(std::string_view text) { return is_code(text) || code_inside(text); }

std::optional<std::string> code_inside(std::string_view text) {
    const std::string_view content = base::trim(text);
    constexpr std::string_view label = "level ";
    const bool is_labelled = content.starts_with(label);
    const std::string_view word = is_labelled ? base::trim(content.substr(label.size())) : content;
    // What stands in JSON is its.
    if (word.find_first_of(" \t\n{[\"") != std::string_view::npos) return std::nullopt;
    constexpr std::string_view ends_of_sentences = ".,;";
    if (is_code(word) && !is_labelled) {
        const std::string_view code = word.substr(0, word.find_last_not_of(ends_of_sentences) + 1);
        return code.size() < word.size() ? std::optional<std::string>(code) : std::nullopt;
    }
    const auto level = is_labelled ? std::optional(word) : level_of_link(word);
    if (!level) return std::nullopt;
    // Escapes of other bytes belong to the code.
    std::string code = is_labelled ? std::string(*level) : base::percent_unescaped(*level, 0x20, 0x7F);
    if (!is_labelled) code.resize(std::min(code.find("//"), code.size()));
    return is_code(code) ? std::optional(std::move(code)) : std::nullopt;
}

std::optional<CodeInText> code_amid_words(std::string_view text) {
    constexpr std::string_view blanks = " \t\n";
    constexpr std::string_view before = "(<[\"'`*";
    constexpr std::string_view behind = ")>]\"'`*.,;!?";
    std::optional<CodeInText> found;
    for (std::size_t at = 0; (at = text.find_first_not_of(blanks, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        std::string_view word = text.substr(at, end - at);
        word.remove_prefix(std::min(word.find_first_not_of(before), word.size()));
        word = word.substr(0, word.find_last_not_of(behind) + 1);
        at = end;
        if (word.find(':') == std::string_view::npos || !looks_like_code(word)) continue;
        std::string code = code_inside(word).value_or(std::string(word));
        if (found && found->code != code) return std::nullopt;
        const auto begin = static_cast<std::size_t>(word.data() - text.data());
        found = {std::move(code), begin, begin + word.size()};
    }
    return found;
}

}  // namespace decant::reading
