// Parses infix conditions.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/infix.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/scanner.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using base::Token;
using Decode = std::function<std::string(const std::string&)>;

/// A recursive descent: any := all {'|' all}, all := factor {'&' factor}, factor := '!' factor | '(' any ')'
/// | name.
class Parser {
  public:
    Parser(std::string_view text, std::string_view part, Operators operators, const Decode& decode,
           std::size_t& parts)
        : text_(text),
          start_(static_cast<std::size_t>(part.data() - text.data())),
          punctuation_{'!', '(', ')', operators.all, operators.any},
          dialect_{punctuation_, "", {"", ""}},
          scanner_(part, dialect_),
          operators_(operators),
          decode_(decode),
          parts_(parts) {}

    Result<RawCondition> parse() {
        advance();
        RawCondition condition;
        if (!parse_any(condition, 0)) return *problem_;
        if (token_.kind != Token::Kind::end) return problem("does not continue the condition");
        return condition;
    }

  private:
    // Without quotes in the dialect no token can be malformed.
    void advance() { token_ = *scanner_.next(); }

    Diagnostic problem(std::string_view what) const {
        const bool at_end = token_.kind == Token::Kind::end;
        const std::string found = at_end ? "the end of the condition" : base::quoted(token_.text);
        return base::problem_at(
            text_, start_ + token_.offset, fmt::format("{} {}", found, what),
            fmt::format("combine node names with !, {}, {} and parentheses", operators_.all, operators_.any));
    }

    bool fail(Diagnostic diagnostic) { return problem_ = std::move(diagnostic), false; }

    bool count_part() {
        auto too_many = excess(++parts_, text_, start_ + token_.offset);
        return !too_many || fail(*std::move(too_many));
    }

    bool parse_any(RawCondition& out, int depth) {
        return parse_list(out, Condition::Op::any, operators_.any,
                          [&](RawCondition& part) { return parse_all(part, depth); });
    }
    bool parse_all(RawCondition& out, int depth) {
        return parse_list(out, Condition::Op::all, operators_.all,
                          [&](RawCondition& part) { return parse_factor(part, depth); });
    }

    /// One part stands for itself.
    template <class Part>
    bool parse_list(RawCondition& out, Condition::Op op, char separator, const Part& parse_part) {
        std::vector<RawCondition> parts;
        do {
            if (!parts.empty()) advance();
            if (!parse_part(parts.emplace_back())) return false;
        } while (token_.is(separator));
        if (parts.size() == 1) {
            RawCondition only = std::move(parts.front());
            out = std::move(only);
        } else {
            out.op = op;
            out.parts = std::move(parts);
        }
        return true;
    }

    bool parse_factor(RawCondition& out, int depth) {
        if (depth > max_condition_depth) {
            return fail(
                base::problem_at(text_, start_ + token_.offset,
                                 fmt::format("{} is nested too deeply", base::quoted(token_.text)),
                                 fmt::format("nest conditions at most {} levels deep", max_condition_depth),
                                 base::ProblemKind::too_large));
        }
        if (token_.is('!')) {
            if (!count_part()) return false;
            advance();
            out.op = Condition::Op::negation;
            return parse_factor(out.parts.emplace_back(), depth + 1);
        }
        if (token_.is('(')) {
            advance();
            if (!parse_any(out, depth + 1)) return false;
            if (!token_.is(')')) return fail(problem("appears where ')' is expected"));
            advance();
            return true;
        }
        if (token_.kind != Token::Kind::word) return fail(problem("appears where a node is expected"));
        if (!count_part()) return false;
        out.node = {decode_(token_.text), start_ + token_.offset};
        advance();
        return true;
    }

    std::string_view text_;
    std::size_t start_;
    std::string punctuation_;
    base::Dialect dialect_;
    base::Scanner scanner_;
    Operators operators_;
    const Decode& decode_;
    std::size_t& parts_;
    Token token_;
    std::optional<Diagnostic> problem_;
};

}  // namespace

Result<RawCondition> parse_infix(std::string_view text, std::string_view part, Operators operators,
                                 const Decode& decode, std::size_t& parts) {
    return Parser(text, part, operators, decode, parts).parse();
}

}  // namespace decant::puzzles::dog_bunny
