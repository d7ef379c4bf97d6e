// The make-puzzle form of a published Coalton solver: declared colors, then beakers top first, `Nil` for an
// empty one.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/scanner.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort::make_puzzle {
namespace {

using base::Token;

// Without quotes no token can be malformed.
constexpr base::Dialect dialect{"()", "", ";"};
constexpr int beaker_capacity = 4;
constexpr std::string_view shape = "write (make-puzzle (colors ...) (beaker ...) ... Nil)";

bool is_nil(const Token& token) {
    return token.kind == Token::Kind::word && (token.text == "Nil" || token.text == "nil");
}

class Parser : base::TokenParser {
  public:
    explicit Parser(std::string_view text) : TokenParser(text, dialect) {}

    Result<RawLevel> parse() {
        level_.order = Order::top_first;
        level_.capacity = beaker_capacity;
        advance();
        if (!take('(') || !take_head() || !colors()) return *problem_;
        while (!token_.is(')')) {
            if (!beaker()) return *problem_;
        }
        advance();
        if (token_.kind == Token::Kind::end) return std::move(level_);
        fail("does not belong to the puzzle", "end the text after the last ')'");
        return *problem_;
    }

  private:
    bool take(char c) {
        if (!token_.is(c)) return fail(fmt::format("appears where '{}' is expected", c), shape);
        return advance();
    }

    bool take_head() {
        if (token_.text != "make-puzzle") return fail("appears where make-puzzle is expected", shape);
        return advance();
    }

    bool colors() {
        if (!take('(')) return false;
        for (; token_.kind == Token::Kind::word; advance()) declared_.insert(token_.text);
        return take(')');
    }

    bool beaker() {
        if (auto full = level_.add_tube(text_, token_.offset)) return fail(*full);
        if (is_nil(token_)) return advance();
        if (!token_.is('(')) return fail("appears where a beaker or ')' is expected", shape);
        advance();
        for (; token_.kind == Token::Kind::word; advance()) {
            if (!declared_.contains(token_.text))
                return fail("is not one of the declared colors",
                            "correct it, or declare it in the first list");
            if (auto full = level_.add_unit(text_, token_.offset, token_.text)) return fail(*full);
        }
        return take(')');
    }

    RawLevel level_;
    std::set<std::string> declared_;
};

Recognition recognize(std::string_view text) {
    base::Scanner scanner(text, dialect);
    return scanner.next()->is('(') && scanner.next()->text == "make-puzzle" ? Recognition::yes
                                                                            : Recognition::no;
}

Result<std::string> print(const Board& board) {
    if (const auto rules = further_rules(board)) return cannot_hold("make-puzzle", *rules);
    if (!tubes_alike(board) || tallest_capacity(board) != beaker_capacity) {
        return cannot_hold("make-puzzle", "tubes of a capacity other than 4");
    }
    if (all_full(board)) return cannot_hold("make-puzzle", "a level in which all tubes are full");
    if (has_unknown_units(board)) return cannot_hold("make-puzzle", "hidden units");

    for (const std::string& color : board.colors) {
        if (color.find_first_of(" \t();") != std::string::npos || color == "Nil" || color == "nil") {
            return cannot_hold("make-puzzle", fmt::format("the color {}", base::quoted(color)));
        }
    }
    std::string text = fmt::format("(make-puzzle ({})", fmt::join(board.colors, " "));
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> names;
        for (const Color color : tube.units) names.push_back(board.colors[color]);
        std::reverse(names.begin(), names.end());
        text += names.empty() ? "\n  Nil" : fmt::format("\n  ({})", fmt::join(names, " "));
    }
    return text + ")\n";
}

}  // namespace

constinit const Format format{
    "make-puzzle", "a make-puzzle form in Coalton, top first",
    recognize,     parse_by<Parser>,
    print,         "(make-puzzle (red blue)\n  (red blue red blue)\n  (blue red blue red)\n  Nil)\n"};

}  // namespace decant::puzzles::tube_sort::make_puzzle
