// The parser of filters.
// SPDX-License-Identifier: MIT
#include "store/filter.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace decant::store {
namespace {

using base::Diagnostic;
using base::Result;

constexpr int most_comparisons = 100;
constexpr int deepest = 20;
constexpr std::string_view shape = "a filter looks like length >= 30 and dead_share > 0.4";

bool is_name_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

struct Token {
    enum class Kind { end, name, number, string, sign, open, close } kind = Kind::end;
    std::string text;
    double number = 0;
    std::string_view sign;
    std::size_t offset = 0;

    /// Whether it is one of the words of the grammar.
    [[nodiscard]] bool is(std::string_view word) const {
        return kind == Kind::name && base::in_lower_case(text) == word;
    }
};

class Lexer {
  public:
    explicit Lexer(std::string_view text) : text_(text) {}

    Result<Token> next() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n')) ++at_;
        Token token;
        token.offset = at_;
        if (at_ == text_.size()) return token;
        const char c = text_[at_];
        if (is_name_start(c)) return name(token);
        if (is_digit(c) || ((c == '-' || c == '.') && at_ + 1 < text_.size())) return number(token);
        if (c == '"' || c == '\'') return string(token);
        if (c == '(' || c == ')') {
            token.kind = c == '(' ? Token::Kind::open : Token::Kind::close;
            ++at_;
            return token;
        }
        return sign(token);
    }

  private:
    Diagnostic problem(std::size_t offset, std::string what) const {
        return base::problem_at(text_, offset, std::move(what), std::string(shape));
    }

    Result<Token> name(Token token) {
        while (at_ < text_.size() && (is_name_start(text_[at_]) || is_digit(text_[at_]))) ++at_;
        token.kind = Token::Kind::name;
        token.text = text_.substr(token.offset, at_ - token.offset);
        return token;
    }

    Result<Token> number(Token token) {
        const char* first = text_.data() + at_;
        const auto [end, error] = std::from_chars(first, text_.data() + text_.size(), token.number);
        if (error != std::errc{} || !std::isfinite(token.number))
            return problem(at_,
                           fmt::format("{} does not start with a number", base::quoted(text_.substr(at_))));
        at_ += static_cast<std::size_t>(end - first);
        token.kind = Token::Kind::number;
        return token;
    }

    /// A quote inside a string is written twice.
    Result<Token> string(Token token) {
        const char quote = text_[at_];
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] == quote) {
                ++at_;
                if (at_ == text_.size() || text_[at_] != quote) {
                    token.kind = Token::Kind::string;
                    return token;
                }
            }
            token.text += text_[at_];
        }
        return problem(token.offset, "a string is not closed");
    }

    Result<Token> sign(Token token) {
        constexpr std::pair<std::string_view, std::string_view> signs[] = {
            {"==", "="},  {"!=", "<>"}, {"<>", "<>"}, {"<=", "<="},
            {">=", ">="}, {"=", "="},   {"<", "<"},   {">", ">"}};
        for (const auto& [written, meant] : signs) {
            if (!text_.substr(at_).starts_with(written)) continue;
            token.kind = Token::Kind::sign;
            token.sign = meant;
            at_ += written.size();
            return token;
        }
        return problem(at_, fmt::format("{} means nothing in a filter",
                                        base::quoted(base::first_character(text_.substr(at_)))));
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), lexer_(text) {}

    Result<Filter> parse() {
        if (auto fault = advance()) return *std::move(fault);
        auto filter = list(Filter::Op::any, 0);
        if (filter && token_.kind != Token::Kind::end) return fail("there is extra text after the filter");
        return filter;
    }

  private:
    using Fault = std::optional<Diagnostic>;

    [[nodiscard]] Diagnostic fail(std::string what, std::string_view remedy = shape) const {
        return base::problem_at(text_, token_.offset, std::move(what), remedy);
    }

    Fault advance() {
        auto token = lexer_.next();
        if (!token) return token.error();
        token_ = *std::move(token);
        return std::nullopt;
    }

    /// Parts with `or` between them, and in each of them parts with `and`.
    Result<Filter> list(Filter::Op op, int depth) {
        const bool outer = op == Filter::Op::any;
        Filter list;
        list.op = op;
        for (;;) {
            auto part = outer ? this->list(Filter::Op::all, depth) : one(depth);
            if (!part) return part;
            list.parts.push_back(*std::move(part));
            if (!token_.is(outer ? "or" : "and")) break;
            if (auto fault = advance()) return *std::move(fault);
        }
        if (list.parts.size() > 1) return list;
        return std::move(list.parts.front());
    }

    Result<Filter> one(int depth) {
        if (depth > deepest) return fail("the filter is nested too deeply", "nest at most 20 levels deep");
        if (token_.is("not")) {
            if (auto fault = advance()) return *std::move(fault);
            auto part = one(depth + 1);
            if (!part) return part;
            Filter filter;
            filter.op = Filter::Op::negation;
            filter.parts.push_back(*std::move(part));
            return filter;
        }
        if (token_.kind != Token::Kind::open) return comparison();
        if (auto fault = advance()) return *std::move(fault);
        auto inside = list(Filter::Op::any, depth + 1);
        if (!inside) return inside;
        if (token_.kind != Token::Kind::close) return fail("a parenthesis is not closed");
        if (auto fault = advance()) return *std::move(fault);
        return inside;
    }

    Result<Filter> comparison() {
        if (++comparisons_ > most_comparisons)
            return fail("the filter is too long", "compare at most 100 times");
        Filter filter;
        if (auto fault = operand(filter.left)) return *std::move(fault);
        if (token_.kind != Token::Kind::sign) return fail("a comparison is missing here");
        filter.sign = token_.sign;
        const bool has_name = std::holds_alternative<Filter::Name>(filter.left);
        if (auto fault = advance()) return *std::move(fault);
        const std::size_t offset = token_.offset;
        if (auto fault = operand(filter.right)) return *std::move(fault);
        if (!has_name && !std::holds_alternative<Filter::Name>(filter.right)) {
            token_.offset = offset;
            return fail("this does not compare a fact of a level");
        }
        return filter;
    }

    Fault operand(Filter::Operand& operand) {
        const bool is_word = token_.is("and") || token_.is("or") || token_.is("not");
        if (token_.kind == Token::Kind::name && !is_word)
            operand = Filter::Name{token_.text, base::place_of(text_, token_.offset)};
        else if (token_.kind == Token::Kind::number)
            operand = token_.number;
        else if (token_.kind == Token::Kind::string)
            operand = token_.text;
        else
            return fail("a name, a number or a string is missing here");
        return advance();
    }

    std::string_view text_;
    Lexer lexer_;
    Token token_;
    int comparisons_ = 0;
};

}  // namespace

Result<Filter> parse_filter(std::string_view text) { return Parser(text).parse(); }

}  // namespace decant::store
