// Splits bracketed texts into tokens.
// SPDX-License-Identifier: MIT
#include "base/scanner.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace decant::base {
namespace {

constexpr std::string_view blanks = " \t\n";

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
        if (text_[at_] == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
        content += text_[at_++];
    }
    if (at_ == text_.size() || text_[at_] != quote) {
        return Diagnostic{"this string does not end", std::string("close it with ") + quote,
                          place_of(text_, start)};
    }
    ++at_;
    return Token{Token::Kind::string, std::move(content), start};
}

}  // namespace decant::base
