// Splits bracketed texts into tokens.
// SPDX-License-Identifier: MIT
#include "base/scanner.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

#include "base/text.hpp"

namespace decant::base {
namespace {

constexpr std::string_view blanks = " \t\n";

constexpr char32_t first_high = 0xD800, first_low = 0xDC00, last_low = 0xDFFF;

void append_utf8(std::string& text, char32_t point) {
    const auto append = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (point < 0x80) return append(point);
    if (point < 0x800) {
        append(0xC0 | point >> 6);
    } else if (point < 0x10000) {
        append(0xE0 | point >> 12);
        append(0x80 | (point >> 6 & 0x3F));
    } else {
        append(0xF0 | point >> 18);
        append(0x80 | (point >> 12 & 0x3F));
        append(0x80 | (point >> 6 & 0x3F));
    }
    append(0x80 | (point & 0x3F));
}

/// The number in the four hexadecimal digits behind the `\u` that `text` begins with.
std::optional<char32_t> unit_of(std::string_view text) {
    if (text.size() < 6 || text[0] != '\\' || text[1] != 'u') return std::nullopt;
    unsigned unit = 0;
    const char* const end = text.data() + 6;
    const auto read = std::from_chars(text.data() + 2, end, unit, 16);
    return read.ec == std::errc() && read.ptr == end ? std::optional<char32_t>(unit) : std::nullopt;
}

/// Reads the escape that `text` begins with; returns how many bytes it takes, 0 if it is not known.
std::size_t read_escape(std::string_view text, std::string& content) {
    constexpr std::size_t length = 6;  // of \uXXXX
    if (const auto unit = unit_of(text)) {
        if (*unit < first_high || *unit > last_low) {
            append_utf8(content, *unit);
            return length;
        }
        const auto low = unit_of(text.substr(length));
        if (*unit >= first_low || !low || *low < first_low || *low > last_low) return 0;
        append_utf8(content, 0x10000 + ((*unit - first_high) << 10) + (*low - first_low));
        return 2 * length;
    }
    // Before a letter, a digit or the end of the line it means what we do not know.
    if (text.size() < 2 || std::isalnum(static_cast<unsigned char>(text[1])) != 0 || text[1] == '\n')
        return 0;
    content += text[1];
    return 2;
}

}  // namespace

void Scanner::skip_blanks_and_comments() {
    for (;;) {
        at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size());
        const std::string_view rest = text_.substr(at_);
        const auto begins = [&](std::string_view mark) { return !mark.empty() && rest.starts_with(mark); };
        if (std::none_of(std::begin(dialect_.comments), std::end(dialect_.comments), begins)) return;
        at_ = std::min(text_.find('\n', at_), text_.size());
    }
}

Result<Token> Scanner::next() {
    skip_blanks_and_comments();
    if (at_ == text_.size()) return Token{Token::Kind::end, "", at_};
    const char first = text_[at_];
    if (dialect_.quotes.find(first) != std::string_view::npos) return string_token();
    const std::size_t start = at_;
    if (dialect_.punctuation.find(first) != std::string_view::npos) {
        ++at_;
        return Token{Token::Kind::punctuation, std::string(1, first), start};
    }
    const auto ends_word = [&](char c) {
        return blanks.find(c) != std::string_view::npos ||
               dialect_.punctuation.find(c) != std::string_view::npos ||
               dialect_.quotes.find(c) != std::string_view::npos;
    };
    while (at_ < text_.size() && !ends_word(text_[at_])) ++at_;
    return Token{Token::Kind::word, std::string(text_.substr(start, at_ - start)), start};
}

Result<Token> Scanner::string_token() {
    const std::size_t start = at_;
    const char quote = text_[at_++];
    std::string content;
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
        if (text_[at_] != '\\') {
            content += text_[at_++];
            continue;
        }
        const std::size_t length = read_escape(text_.substr(at_), content);
        if (length == 0) {
            return Diagnostic{"this escape is unknown", "write the character itself, or \\uXXXX",
                              place_of(text_, at_), ProblemKind::malformed};
        }
        at_ += length;
    }
    if (at_ == text_.size() || text_[at_] != quote) {
        return Diagnostic{"this string does not end", std::string("close it with ") + quote,
                          place_of(text_, start), ProblemKind::malformed};
    }
    ++at_;
    return Token{Token::Kind::string, std::move(content), start};
}

}  // namespace decant::base
