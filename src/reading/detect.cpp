// Asks all formats of all families, and reads addresses as the page writes them.
// SPDX-License-Identifier: MIT
#include "reading/detect.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/percent.hpp"
#include "base/text.hpp"
#include "reading/choose.hpp"

namespace decant::reading {
namespace {

bool is_surely(std::string_view format, std::string_view text) {
    const auto families = puzzles::families();
    return std::any_of(families.begin(), families.end(), [&](const puzzles::Family* family) {
        return family->recognize(format, text) == puzzles::Recognition::yes;
    });
}

constexpr std::string_view routes = "enter play solve explore map";

/// The part of an address behind its route.
std::optional<std::string_view> level_of_link(std::string_view address) {
    const std::size_t hash = address.find("#/");
    if (hash == std::string_view::npos) return std::nullopt;
    const std::string_view path = address.substr(hash + 2);
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash == path.size() || !base::holds(routes, path.substr(0, slash))) return std::nullopt;
    return path.substr(slash + 1);
}

constexpr std::array<std::string_view, 2> native_formats{"code", "native"};

}  // namespace

Reader find_reader(std::string_view text, std::string_view format) {
    Reader best;
    for (const puzzles::Family* family : puzzles::families()) {
        for (const puzzles::FormatEntry& entry : family->formats()) {
            if (!format.empty() && entry.word != format) continue;
            const puzzles::Recognition recognition = family->recognize(entry.word, text);
            const bool first_of_chosen = !format.empty() && best.family == nullptr;
            if (recognition > best.surest || first_of_chosen) best = {family, entry.word, recognition};
        }
    }
    return best;
}

bool is_code(std::string_view text) { return is_surely("code", text); }

bool is_native(std::string_view text) {
    // Lines such as `a -> b` are surely native, but may be tubes without their head.
    const bool has_head = text.find("decant ") != std::string_view::npos;
    return is_code(text) || (has_head && is_surely("native", text));
}

bool looks_like_code(std::string_view text) { return is_code(text) || code_inside(text); }

std::optional<std::string> code_inside(std::string_view text) {
    const std::string_view content = base::trim(text);
    constexpr std::string_view label = "level ";
    const bool is_labelled = content.starts_with(label);
    const std::string_view word = is_labelled ? base::trim(content.substr(label.size())) : content;
    // Codes in JSON are left to the JSON reader.
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
    constexpr std::string_view before = "(<[\"'`*";
    constexpr std::string_view behind = ")>]\"'`*.,;!?";
    std::optional<CodeInText> found;
    for (std::string_view word : base::words_of(text, " \t\n")) {
        word.remove_prefix(std::min(word.find_first_not_of(before), word.size()));
        word = word.substr(0, word.find_last_not_of(behind) + 1);
        if (word.find(':') == std::string_view::npos || !looks_like_code(word)) continue;
        std::string code = code_inside(word).value_or(std::string(word));
        if (found && found->code != code) return std::nullopt;
        const auto begin = base::offset_of(text, word);
        found = {std::move(code), begin, begin + word.size()};
    }
    return found;
}

Result<Level, Refusal> read_native_only(std::string_view bytes, const LoadOptions& options) {
    const Refusal foreign{{"this is not a text of decant's own", "write it as a code", {}}};
    const auto clean = base::clean_text(bytes);
    if (!clean || !options.json_path.empty() || !options.id.empty()) return foreign;
    // An object may have a link in it.
    if (base::trim(*clean).find_first_of("{[") == 0) return foreign;
    const std::string text = code_inside(*clean).value_or(*clean);
    for (const std::string_view format : native_formats) {
        const Reader reader = find_reader(text, format);
        const bool is_meant = options.format.empty() || options.format == format;
        if (!is_meant || reader.surest != puzzles::Recognition::yes) continue;
        if (options.read.unknown(reader.family->read_keys())) return foreign;
        return read_as(*reader.family, format, text, options.read);
    }
    return foreign;
}

}  // namespace decant::reading
