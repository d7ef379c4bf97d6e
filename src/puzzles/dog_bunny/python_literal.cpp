// A recursive descent of bounded depth.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_literal.hpp"

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/scanner.hpp"
#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using base::Diagnostic;
using base::Token;
using Is = PythonValue::Kind;

constexpr base::Dialect python_dialect{"()[]{},:=", "\"'", {"#", ""}};
constexpr int max_literal_depth = 8;
/// More than a map has that a person writes.
constexpr std::size_t max_literal_parts = 1 << 14;

class LiteralParser {
  public:
    LiteralParser(std::string_view text, std::size_t at) : text_(text), scanner_(text, python_dialect) {
        scanner_.skip_to(at);
    }

    base::Result<PythonLiteral> parse() {
        PythonLiteral literal;
        if (!advance() || !value(literal.value, 0)) return *problem_;
        literal.end = end_;
        return literal;
    }

  private:
    bool advance() {
        auto next = scanner_.next();
        if (!next) return problem_ = next.error(), false;
        token_ = *std::move(next);
        return true;
    }
    /// Ends a value without a look at what follows, which need not be a literal.
    bool close(int depth) {
        end_ = scanner_.at();
        return depth == 0 || advance();
    }

    bool fail(std::string_view what, std::string remedy) {
        const bool at_end = token_.kind == Token::Kind::end;
        const std::string found = at_end ? "the end of the text" : base::quoted(token_.text);
        problem_ =
            base::problem_at(text_, token_.offset, fmt::format("{} {}", found, what), std::move(remedy));
        return false;
    }

    bool value(PythonValue& out, int depth) {
        out.offset = token_.offset;
        if (depth == max_literal_depth)
            return fail("is nested too deeply", "write edges as tuples in one list");
        if (++parts_ > max_literal_parts) return fail("is too much for a map", "give the edges of one map");
        if (token_.is('(') || token_.is('[')) {
            const char end = token_.is('(') ? ')' : ']';
            out.kind = Is::list;
            return advance() && items(out, end, depth);
        }
        if (token_.is('{')) return advance() && braces(out, depth);
        if (token_.kind == Token::Kind::word && (token_.text == "set" || token_.text == "frozenset"))
            return call(out, depth);
        if (token_.kind != Token::Kind::word && token_.kind != Token::Kind::string)
            return fail("appears where a value is expected",
                        "write names, strings, tuples, lists and dictionaries");
        out.kind = token_.kind == Token::Kind::word ? Is::word : Is::string;
        out.text = token_.text;
        return close(depth);
    }

    /// Values with commas between them, up to the bracket that ends them.
    bool items(PythonValue& out, char end, int depth) {
        while (!token_.is(end)) {
            if (!value(out.items.emplace_back(), depth + 1)) return false;
            if (!token_.is(end) && !comma(end)) return false;
        }
        return close(depth);
    }

    bool comma(char end) {
        if (token_.is(',')) return advance();
        return fail(fmt::format("appears where ',' or '{}' is expected", end),
                    "write the values themselves, without calls, comprehensions and operators");
    }

    /// A set, or a dictionary if a colon follows the first value.
    bool braces(PythonValue& out, int depth) {
        out.kind = token_.is('}') ? Is::dictionary : Is::list;
        std::set<std::string> keys;
        while (!token_.is('}')) {
            const Token first = token_;
            if (!value(out.items.emplace_back(), depth + 1)) return false;
            if (out.items.size() == 1 && token_.is(':')) out.kind = Is::dictionary;
            if (out.kind == Is::dictionary) {
                if (!token_.is(':')) return fail("appears where ':' is expected", "give each key a value");
                if (out.items.back().is_name() && !keys.insert(first.text).second) {
                    token_ = first;
                    return fail("is a key twice", "give it one list as its value");
                }
                if (!advance() || !value(out.items.emplace_back(), depth + 1)) return false;
            }
            if (!token_.is('}') && !comma('}')) return false;
        }
        return close(depth);
    }

    /// `set()`, `set(["a"])`: what is in the parentheses.
    bool call(PythonValue& out, int depth) {
        if (!advance()) return false;
        if (!token_.is('(')) return fail("appears where '(' is expected", "write a set as {\"a\", \"b\"}");
        PythonValue inside;
        inside.kind = out.kind = Is::list;
        if (!advance() || !items(inside, ')', depth)) return false;
        if (inside.items.size() == 1 && inside.items.front().kind == Is::list)
            out.items = std::move(inside.items.front().items);
        else if (!inside.items.empty())
            return fail("comes after a set of something else than a list", "write a set as {\"a\", \"b\"}");
        return true;
    }

    std::string_view text_;
    base::Scanner scanner_;
    Token token_;
    std::size_t end_ = 0;
    std::size_t parts_ = 0;
    std::optional<Diagnostic> problem_;
};

}  // namespace

bool PythonValue::is_nothing() const {
    if (kind == Is::word) return text == "None";
    return kind == Is::string ? text.empty() : items.empty();
}

base::Result<PythonLiteral> read_python_literal(std::string_view text, std::size_t at) {
    return LiteralParser(text, at).parse();
}

}  // namespace decant::puzzles::dog_bunny
