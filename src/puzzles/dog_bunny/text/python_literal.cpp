// A recursive descent of bounded depth.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/python_literal.hpp"

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/scanner.hpp"
#include "base/text.hpp"
#include "puzzles/dog_bunny/text/program.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using base::Diagnostic;
using base::Token;
using Is = PythonValue::Kind;

constexpr base::Dialect literals{"()[]{},:;=", "\"'"};
constexpr int max_literal_depth = 8;
/// More than a map has that a person writes.
constexpr std::size_t max_literal_parts = 1 << 14;

class LiteralParser : base::TokenParser {
  public:
    LiteralParser(std::string_view text, std::size_t at) : TokenParser(text, literals, at) {}

    base::Result<PythonLiteral> parse() {
        PythonLiteral literal;
        if (!advance() || !value(literal.value, 0)) return *problem_;
        literal.end = end_;
        return literal;
    }

  private:
    /// Ends a value without a look at what follows, which need not be a literal.
    bool close(int depth) {
        end_ = scanner_.at();
        return depth == 0 || advance();
    }

    /// A token that cannot continue a literal is code, but for the end of the text or the next variable.
    bool fail_at_code(std::string_view expected) {
        const bool is_open =
            token_.kind == Token::Kind::end || base::trim(text_.substr(scanner_.at())).starts_with('=');
        if (is_open) return fail(fmt::format("appears where {} is expected", expected), "close the brackets");
        return fail(unread_program(text_, token_.offset));
    }

    bool value(PythonValue& out, int depth) {
        out.offset = token_.offset;
        if (depth == max_literal_depth)
            return fail("is nested too deeply", "write edges as tuples in one list");
        if (++parts_ > max_literal_parts) return fail("is too much for a map", "give the edges of one map");
        for (const std::string_view pair : {"()", "[]", "{}"}) {
            if (token_.is(pair.front())) return advance() && items(out, pair.back(), depth);
        }
        const bool is_string = token_.kind == Token::Kind::string;
        if (!is_string && !(token_.kind == Token::Kind::word && is_name(token_.text)))
            return fail_at_code("a value");
        out.kind = is_string ? Is::string : Is::word;
        out.text = token_.text;
        return close(depth);
    }

    /// Values with commas between them, up to the bracket that ends them. In braces, they are a dictionary if
    /// a colon follows the first.
    bool items(PythonValue& out, char end, int depth) {
        out.kind = end == '}' && token_.is('}') ? Is::dictionary : Is::list;
        std::set<std::string> keys;
        while (!token_.is(end)) {
            const Token first = token_;
            if (!value(out.items.emplace_back(), depth + 1)) return false;
            if (end == '}' && out.items.size() == 1 && token_.is(':')) out.kind = Is::dictionary;
            if (out.kind == Is::dictionary) {
                if (!token_.is(':')) return fail_at_code("':'");
                if (out.items.back().is_name() && !keys.insert(first.text).second) {
                    token_ = first;
                    return fail("is a key twice", "give it one list as its value");
                }
                if (!advance() || !value(out.items.emplace_back(), depth + 1)) return false;
            }
            if (token_.is(',') ? !advance()
                               : !token_.is(end) && !fail_at_code(fmt::format("',' or '{}'", end)))
                return false;
        }
        return close(depth);
    }

    std::size_t end_ = 0;
    std::size_t parts_ = 0;
};

}  // namespace

bool PythonValue::is_nothing() const {
    if (kind == Is::word) return text == "None" || text == "null" || text == "undefined";
    return kind == Is::string ? text.empty() : items.empty();
}

base::Result<PythonLiteral> read_python_literal(std::string_view text, std::size_t at) {
    return LiteralParser(text, at).parse();
}

}  // namespace decant::puzzles::dog_bunny
