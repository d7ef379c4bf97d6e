// Splits bracketed texts into tokens.
// SPDX-License-Identifier: MIT
#include "base/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/json.hpp"
#include "base/text.hpp"

namespace decant::base {
namespace {

constexpr std::string_view blanks = " \t\n";

/// Reads the escape that `text` begins with; returns how many bytes it takes, 0 if it is not known.
std::size_t read_escape(std::string_view text, std::string& content) {
    if (text.starts_with("\\u")) {
        // One escape, or the two halves of a character.
        for (const std::size_t length : {6U, 12U}) {
            if (const auto string = parse_json_string(fmt::format("\"{}\"", text.substr(0, length)))) {
                content += *string;
                return length;
            }
        }
        return 0;
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
        if (dialect_.comment.empty() || !text_.substr(at_).starts_with(dialect_.comment)) return;
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

bool TokenParser::advance() {
    auto next = scanner_.next();
    if (!next) return fail(next.error());
    token_ = *std::move(next);
    return true;
}

bool TokenParser::fail(Diagnostic problem) {
    problem_ = std::move(problem);
    return false;
}

bool TokenParser::fail(std::string_view what, Remedy remedy) {
    const std::string found =
        token_.kind == Token::Kind::end ? std::string(name_of_end_) : base::quoted(token_.text);
    return fail(problem_at(text_, token_.offset, fmt::format("{} {}", found, what), std::move(remedy)));
}

}  // namespace decant::base
