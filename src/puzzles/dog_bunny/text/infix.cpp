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
class Parser : base::TokenParser {
  public:
    /// Of a text from an offset on. Without quotes in the dialect no token can be malformed.
    Parser(std::string_view text, std::size_t at, std::string_view punctuation, Operators operators,
           std::size_t& parts, const Decode& decode)
        : TokenParser(text, {punctuation, ""}, at, "the end of the condition"),
          operators_(operators),
          parts_(parts),
          decode_(decode) {}

    Result<RawCondition> parse() {
        advance();
        RawCondition condition;
        if (!parse_any(condition, 0)) return *problem_;
        if (token_.kind == Token::Kind::end) return condition;
        refuse("does not continue the condition");
        return *problem_;
    }

  private:
    bool refuse(std::string_view what) {
        return fail(what, fmt::format("combine node names with !, {}, {} and parentheses", operators_.all,
                                      operators_.any));
    }

    bool count_part() {
        auto too_many = excess(++parts_, text_, token_.offset);
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

    template <class Part>
    bool parse_list(RawCondition& out, Condition::Op op, char separator, const Part& parse_part) {
        std::vector<RawCondition> parts;
        do {
            if (!parts.empty()) advance();
            if (!parse_part(parts.emplace_back())) return false;
        } while (token_.is(separator));
        out = joined(op, std::move(parts));
        return true;
    }

    bool parse_factor(RawCondition& out, int depth) {
        if (depth > max_condition_depth) {
            return fail(base::problem_at(
                text_, token_.offset, fmt::format("{} is nested too deeply", base::quoted(token_.text)),
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
            return token_.is(')') ? advance() : refuse("appears where ')' is expected");
        }
        if (token_.kind != Token::Kind::word) return refuse("appears where a node is expected");
        if (!count_part()) return false;
        out.node = {decode_ ? decode_(token_.text) : token_.text, token_.offset};
        return advance();
    }

    Operators operators_;
    std::size_t& parts_;
    const Decode& decode_;
};

}  // namespace

Result<RawCondition> parse_infix(std::string_view text, std::string_view part, Operators operators,
                                 std::size_t& parts, const Decode& decode) {
    const std::string punctuation{'!', '(', ')', operators.all, operators.any};
    const std::size_t begin = base::offset_of(text, part);
    return Parser(text.substr(0, begin + part.size()), begin, punctuation, operators, parts, decode).parse();
}

}  // namespace decant::puzzles::dog_bunny
