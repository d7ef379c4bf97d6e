// A small scanner for bracketed texts: words, strings and punctuation with their places.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace decant::base {

/// How the tokens of one language differ from those of another.
struct Dialect {
    std::string_view punctuation;  ///< each of these characters is a token
    std::string_view quotes;  ///< each begins and ends a string; `\` escapes a mark, `\uXXXX` any character
    std::string_view comments[2];  ///< what begins a comment up to the end of the line; may be empty
};

struct Token {
    enum class Kind { end, punctuation, word, string };
    Kind kind = Kind::end;
    std::string text;  ///< for a string: without quotes and escapes
    std::size_t offset = 0;

    [[nodiscard]] bool is(char c) const { return kind == Kind::punctuation && text.front() == c; }
};

class Scanner {
  public:
    Scanner(std::string_view text, const Dialect& dialect) : text_(text), dialect_(dialect) {}

    /// The next token; at the end of the text always `end`. An unfinished string is an error.
    Result<Token> next();

    /// Where the last token ended, and where to go on instead.
    [[nodiscard]] std::size_t at() const { return at_; }
    void skip_to(std::size_t at) { at_ = at; }

  private:
    void skip_blanks_and_comments();
    Result<Token> string_token();

    std::string_view text_;
    const Dialect& dialect_;
    std::size_t at_ = 0;
};

}  // namespace decant::base
