// A small scanner for bracketed texts: words, strings and punctuation with their places.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/remedy.hpp"
#include "base/result.hpp"

namespace decant::base {

/// How the tokens of one language differ from those of another.
struct Dialect {
    std::string_view punctuation;  ///< each of these characters is a token
    std::string_view quotes;  ///< each begins and ends a string; `\` escapes a mark, `\uXXXX` any character
    std::string_view comment = {};  ///< what begins one up to the end of the line; empty: there are none
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
    /// Begins at an offset of the text.
    Scanner(std::string_view text, const Dialect& dialect, std::size_t at = 0)
        : text_(text), dialect_(dialect), at_(at) {}

    /// The next token; at the end of the text always `end`. An unfinished string is an error.
    Result<Token> next();

    /// Where the last token ended.
    [[nodiscard]] std::size_t at() const { return at_; }

  private:
    void skip_blanks_and_comments();
    Result<Token> string_token();

    std::string_view text_;
    Dialect dialect_;
    std::size_t at_;
};

/// The base of a parser that looks at one token at a time and ends at the first problem.
class TokenParser {
  protected:
    /// Begins at an offset of the text. `end` is the name of its end in messages.
    TokenParser(std::string_view text, const Dialect& dialect, std::size_t at = 0,
                std::string_view end = "the end of the text")
        : text_(text), scanner_(text, dialect, at), name_of_end_(end) {}

    /// Goes to the next token; false where it is malformed.
    bool advance();
    /// Notes a problem; always false.
    bool fail(Diagnostic problem);
    /// The same about the token: `"x" appears where a node is expected`.
    bool fail(std::string_view what, Remedy remedy);

    std::string_view text_;
    Scanner scanner_;
    Token token_;
    std::optional<Diagnostic> problem_;

  private:
    std::string_view name_of_end_;
};

}  // namespace decant::base
