// Nested lists in Python or JavaScript notation: `[["red", "blue"], [RED, BLUE], []]`, bottom first.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/scanner.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"

namespace decant::puzzles::tube_sort::list {
namespace {

using base::Dialect;
using base::Scanner;
using base::Token;

constexpr Dialect dialect{"[],=;", "\"'`", {"#", "//"}};

/// What is more likely a pair, an object or a call than the name of a color.
constexpr std::string_view not_bare = "(){}<>:";

/// A name that a program can give to a list; a header or a color of decant's own text may be none.
bool is_identifier(const Token& token) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '$';
    };
    return token.kind == Token::Kind::word && std::all_of(token.text.begin(), token.text.end(), fits);
}

/// A recursive descent over `[name =] [ tube, ... ] [;]`, where a tube is `[ color, ... ]`.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), scanner_(text, dialect) {}

    Result<RawLevel> parse() {
        level_.seems_bottom_first = true;
        level_.empty_tube = "[]";
        if (!advance() || !skip_assignment() || !expect('[', "the list of tubes begins with '['"))
            return *problem_;
        const bool parsed = elements([&] { return tube(); });
        if (!parsed) return *problem_;
        if (token_.is(';') && !advance()) return *problem_;
        if (token_.kind != Token::Kind::end)
            return problem("does not belong to the list", "end the text after the last ']'");
        return std::move(level_);
    }

  private:
    bool advance() {
        auto next = scanner_.next();
        if (!next) return problem_ = next.error(), false;
        token_ = std::move(*next);
        return true;
    }

    Diagnostic problem(std::string_view what, std::string remedy) const {
        const std::string found =
            token_.kind == Token::Kind::end ? "the end of the text" : base::quoted(token_.text);
        return problem_at(text_, token_.offset, fmt::format("{} {}", found, what), std::move(remedy));
    }

    bool fail(Diagnostic diagnostic) { return problem_ = std::move(diagnostic), false; }

    bool expect(char c, std::string remedy) {
        if (!token_.is(c))
            return fail(problem(fmt::format("appears where '{}' is expected", c), std::move(remedy)));
        return advance();
    }

    /// `board =`, `const problem =`: words up to an equals sign, where there is one.
    bool skip_assignment() {
        if (token_.kind != Token::Kind::word) return true;
        Diagnostic no_list = problem("does not begin a list", "write the list alone, or as `name = [...]`");
        while (token_.kind == Token::Kind::word) {
            if (!advance()) return false;
        }
        return token_.is('=') ? advance() : fail(std::move(no_list));
    }

    /// What follows '[': elements with commas between them, one more allowed at the end, and ']'.
    template <class Element>
    bool elements(const Element& element) {
        while (!token_.is(']')) {
            if (!element()) return false;
            if (token_.is(']')) break;
            if (!expect(',', "put commas between the elements and ']' after the last")) return false;
        }
        return advance();
    }

    bool tube() {
        if (auto full = level_.add_tube(text_, token_.offset)) return fail(*full);
        if (!expect('[', "each tube is a list of its own")) return false;
        return elements([&] { return unit(); });
    }

    bool unit() {
        if (token_.kind != Token::Kind::word && token_.kind != Token::Kind::string) {
            return fail(problem("appears where a color is expected", "write a string, a name or a number"));
        }
        if (token_.kind == Token::Kind::word && token_.text.find_first_of(not_bare) != std::string::npos)
            return fail(problem("is not a color", "write a string, a name or a number for each unit"));
        if (auto full = level_.add_unit(text_, token_.offset, token_.text, token_.text == "?"))
            return fail(*full);
        return advance();
    }

    std::string_view text_;
    Scanner scanner_;
    Token token_;
    RawLevel level_;
    std::optional<Diagnostic> problem_;
};

Recognition recognize(std::string_view text) {
    Scanner scanner(text, dialect);
    auto token = scanner.next();
    const bool is_named = token && is_identifier(*token);
    while (token && is_identifier(*token)) token = scanner.next();
    if (is_named && token) token = token->is('=') ? scanner.next() : Token{};
    // Other texts begin with a bracket, too, and may be surer of themselves.
    return token && token->is('[') ? Recognition::maybe : Recognition::no;
}

Result<RawLevel> parse(std::string_view text) { return Parser(text).parse(); }

Result<std::string> print(const Board& board) {
    const auto full = [](const Tube& tube) { return tube.full(); };
    if (std::none_of(board.tubes.begin(), board.tubes.end(), full)) {
        return cannot_hold("list", "a capacity that no tube reaches");
    }
    if (all_full(board)) return cannot_hold("list", "a level in which all tubes are full");
    if (!tubes_alike(board)) return cannot_hold("list", "tubes of different capacities");
    if (const auto doubt = cannot_name("list", board)) return *doubt;
    std::string text = "[\n";
    for (const Tube& tube : board.tubes) {
        text += " [";
        for (std::size_t i = 0; i < tube.units.size(); ++i) {
            const std::string name = tube.units[i] == hidden ? "?" : board.colors[tube.units[i]];
            if (name == "?" && tube.units[i] != hidden) return cannot_hold("list", "a color named '?'");
            text += i > 0 ? ", \"" : "\"";
            for (const char c : name) {
                if (c == '"' || c == '\\') text += '\\';
                text += c;
            }
            text += '"';
        }
        text += "],\n";
    }
    return text + "]\n";
}

}  // namespace

constinit const Format format{"list", "nested lists in Python or JavaScript notation, bottom first",
                              recognize, parse, print};

}  // namespace decant::puzzles::tube_sort::list
