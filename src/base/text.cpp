// Cleaning, splitting and locating text.
// SPDX-License-Identifier: MIT
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace decant::base {
namespace {

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The length of the well-formed UTF-8 character at the start of `bytes`, or 0. Rejects overlong forms,
/// surrogates and code points past U+10FFFF (The Unicode Standard, table 3-7).
std::size_t character_length(std::string_view bytes) {
    const auto byte = [&](std::size_t i) {
        return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U;
    };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
        return byte(i) >= low && byte(i) <= high;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const unsigned low = first == 0xE0 ? 0xA0 : 0x80;
        const unsigned high = first == 0xED ? 0x9F : 0xBF;
        return follows(1, low, high) && follows(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const unsigned low = first == 0xF0 ? 0x90 : 0x80;
        const unsigned high = first == 0xF4 ? 0x8F : 0xBF;
        return follows(1, low, high) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

struct Range {
    char32_t first;
    char32_t last;
};

/// In ascending order: characters that act on a terminal, break or turn lines, or have no shape of their own.
constexpr std::array unseen = {
    Range{0x00, 0x1F},      // controls
    Range{0x7F, 0xA0},      // delete, more controls, no-break space
    Range{0xAD, 0xAD},      // soft hyphen
    Range{0x34F, 0x34F},    // grapheme joiner
    Range{0x61C, 0x61C},    // marks of direction, here and below
    Range{0x115F, 0x1160},  // fillers
    Range{0x17B4, 0x17B5}, Range{0x180B, 0x180F}, Range{0x200B, 0x200B},  // space without width
    Range{0x200E, 0x200F}, Range{0x2028, 0x202E}, Range{0x2060, 0x206F},
    Range{0x3164, 0x3164}, Range{0xFEFF, 0xFEFF},                           // byte order mark
    Range{0xFFA0, 0xFFA0}, Range{0xFFF0, 0xFFFB}, Range{0xE0000, 0xE0FFF},  // tags
};

/// Hands over each character, or each byte that begins none, and whether it can be seen.
template <class Use>
void each_character(std::string_view text, const Use& use) {
    bool can_join = false;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const std::string_view bytes = text.substr(0, std::max<std::size_t>(length, 1));
        const bool is_joiner = bytes == "\u200C" || bytes == "\u200D";
        const bool seen = length > 0 && (is_joiner ? can_join : has_shape(code_point(bytes)));
        use(bytes, seen);
        can_join = seen && !is_joiner && length > 1;
        text.remove_prefix(bytes.size());
    }
}

}  // namespace

Result<std::string> clean_text(std::string_view bytes) {
    if (bytes.size() > max_text_bytes) {
        return Diagnostic{
            fmt::format("the input has {} bytes, more than the 16 MiB that a level may have", bytes.size()),
            "check that this is a level file",
            {},
            ProblemKind::too_large};
    }
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = character_length(bytes.substr(at));
        if (length == 0) {
            return Diagnostic{
                fmt::format("byte 0x{:02X} is not UTF-8", static_cast<unsigned char>(bytes[at])),
                "save the file as UTF-8 text", place_of(text, text.size()), ProblemKind::not_text};
        }
        if (bytes[at] == '\0') {
            return Diagnostic{"there is a NUL byte", "save the file as plain text",
                              place_of(text, text.size()), ProblemKind::not_text};
        }
        if (bytes[at] == '\r') {
            text += '\n';
            at += bytes.substr(at).starts_with("\r\n") ? 2 : 1;
        } else {
            text += bytes.substr(at, length);
            at += length;
        }
    }
    constexpr std::ptrdiff_t most_lines = std::ptrdiff_t{1} << 20;
    if (std::count(text.begin(), text.end(), '\n') > most_lines)
        return Diagnostic{fmt::format("the input has more than {} lines", most_lines),
                          "check that this is a level file, or give its levels in parts",
                          {},
                          ProblemKind::too_large};
    return text;
}

Place NumberedText::place_of(std::size_t offset) const {
    if (starts_.empty()) {
        starts_.push_back(0);
        for (std::size_t at = text_.find('\n'); at != std::string_view::npos; at = text_.find('\n', at + 1))
            starts_.push_back(at + 1);
    }
    offset = std::min(offset, text_.size());
    const auto line = std::prev(std::upper_bound(starts_.begin(), starts_.end(), offset));
    return {static_cast<std::size_t>(line - starts_.begin()) + 1,
            characters(text_.substr(*line, offset - *line)) + 1, offset - *line};
}

Place place_of(std::string_view text, std::size_t offset) { return NumberedText(text).place_of(offset); }

std::size_t offset_of(std::string_view text, std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
}

Place in_text(std::string_view text, Place place) {
    if (place.bytes == 0) return place;
    std::size_t start = 0;
    for (std::size_t line = 1; line < place.line; ++line) start = text.find('\n', start) + 1;
    const std::string_view line = text.substr(start, text.find('\n', start) - start);
    place.column = characters(line.substr(0, place.bytes)) + 1;
    return place;
}

Diagnostic problem_at(const NumberedText& text, std::size_t offset, std::string problem, Remedy remedy,
                      ProblemKind kind) {
    return {std::move(problem), std::move(remedy), text.place_of(offset), kind};
}

Diagnostic problem_at(std::string_view text, std::string_view part, std::string problem, Remedy remedy,
                      ProblemKind kind) {
    return problem_at(text, offset_of(text, part), std::move(problem), std::move(remedy), kind);
}

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    lines.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1);
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines.push_back({text.substr(start, end - start), start, lines.size() + 1});
        start = end + 1;
    }
    return lines;
}

std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) != std::string_view::npos;) {
        words.push_back(text.substr(at, text.find_first_of(separators, at) - at));
        at += words.back().size();
    }
    return words;
}

std::string_view trim(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string in_lower_case(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

std::optional<int> parse_number(std::string_view digits, int max) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool all_digits = !digits.empty() && digits.front() != '-' && end == digits.data() + digits.size();
    if (error != std::errc{} || !all_digits || number > max) return std::nullopt;
    return number;
}

std::optional<double> parse_decimal(std::string_view digits) {
    if (digits.find_first_not_of("-.0123456789") != std::string_view::npos) return std::nullopt;
#ifdef __cpp_lib_to_chars
    double number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size();
#else  // such as libc++ before version 20
    const std::string text(digits);
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    const bool whole = !text.empty() && end == text.c_str() + text.size();
#endif
    return whole ? std::optional(number) : std::nullopt;
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !is_continuation(c); }));
}

std::string_view first_character(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && is_continuation(text[length])) ++length;
    return text.substr(0, length);
}

char32_t code_point(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    char32_t code = character.size() == 1 ? first : first & (0x7FU >> character.size());
    for (const char byte : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
    return code;
}

bool has_shape(char32_t code) {
    const auto* const range = std::lower_bound(unseen.begin(), unseen.end(), code,
                                               [](const Range& r, char32_t c) { return r.last < c; });
    return range == unseen.end() || code < range->first;
}

bool is_visible(std::string_view text) {
    bool all = true;
    each_character(text, [&](std::string_view, bool seen) { all = all && seen; });
    return all;
}

std::string visible(std::string_view text) {
    std::string shown;
    each_character(text, [&](std::string_view bytes, bool seen) { shown += seen ? bytes : "?"; });
    return shown;
}

std::string visible_lines(std::string_view text) {
    std::string shown;
    each_character(text,
                   [&](std::string_view bytes, bool seen) { shown += seen || bytes == "\n" ? bytes : "?"; });
    return shown;
}

std::string visible_json(std::string_view document) {
    // As nearly all documents are.
    if (std::all_of(document.begin(), document.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x7F; }))
        return std::string(document);
    std::string shown;
    each_character(document, [&](std::string_view bytes, bool seen) {
        const char32_t code = code_point(bytes);
        if (seen || code < 0x7F)
            shown += bytes;
        else if (code < 0x10000)
            shown += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(code));
        else  // two halves, as JSON has it from JavaScript
            shown += fmt::format("\\u{:04x}\\u{:04x}", 0xD800 + ((code - 0x10000) >> 10),
                                 0xDC00 + ((code - 0x10000) & 0x3FF));
    });
    return shown;
}

std::string shortened(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown;
    std::size_t count = 0;
    each_character(text, [&](std::string_view bytes, bool seen) {
        if (++count <= longest) shown += seen ? bytes : "?";
    });
    return count <= longest ? shown : shown + "...";
}

std::string quoted(std::string_view text) { return fmt::format("'{}'", shortened(text)); }

bool holds(std::string_view words, std::string_view word) {
    if (word.empty()) return false;
    for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) return true;
    }
    return false;
}

std::string in_quotes(std::string_view text) {
    std::string string = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') string += '\\';
        string += c;
    }
    return string + '"';
}

std::string counted(std::size_t count, std::string_view noun) {
    if (count == 1) return fmt::format("1 {}", noun);
    if (noun.ends_with("ry")) return fmt::format("{} {}ies", count, noun.substr(0, noun.size() - 1));
    return fmt::format("{} {}s", count, noun);
}

}  // namespace decant::base
