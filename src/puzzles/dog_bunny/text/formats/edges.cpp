// The edge list of a published Clojure solver: `[[:--> :a :b :c] [:<-> :b :c (every-pred :a :d)]] start {...}
// goal {...}`. Forms around it are not read.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "base/scanner.hpp"
#include "base/text.hpp"
#include "puzzles/dog_bunny/text/format.hpp"
#include "puzzles/dog_bunny/text/program.hpp"

namespace decant::puzzles::dog_bunny::edges {
namespace {

using base::Token;

// Commas are blanks in Clojure; the scanner hands them out and `advance` drops them.
constexpr base::Dialect dialect{"[](){},", "\"", ";"};

class Parser : base::TokenParser {
  public:
    explicit Parser(std::string_view text) : TokenParser(text, dialect) {}

    Result<RawLevel> parse() {
        if (!advance()) return *problem_;
        while (token_.kind != Token::Kind::end) {
            if (!part()) return *problem_;
        }
        if (!has_edges_) {
            fail("comes before a list of edges",
                 "write edges such as [[:<-> :a :b]], start {...} and goal {...}");
            return *problem_;
        }
        place(starts_, goals_, level_);
        if (auto short_goal = find_short_goal(level_, text_)) return *std::move(short_goal);
        return std::move(level_);
    }

  private:
    bool advance() {
        do {
            if (!TokenParser::advance()) return false;
        } while (token_.is(','));
        return true;
    }

    bool take(char c) {
        if (!token_.is(c))
            return fail(fmt::format("appears where '{}' is expected", c), "write edges as [:<-> :a :b]");
        return advance();
    }

    /// A list of edges, or a place list with its name.
    bool part() {
        if (token_.is('[')) return edge_list();
        if (token_.is('(')) return fail(unread_program(text_, token_.offset));
        const bool is_word = token_.kind == Token::Kind::word;
        if (is_word && token_.text.starts_with("```")) return advance();
        const Meaning meaning = is_word ? meaning_of(token_.text) : Meaning{};
        const bool is_start = meaning.part == Part::start;
        if ((!is_start && meaning.part != Part::goal) || !meaning.kind.empty())
            return fail("appears where start or goal is expected",
                        "write start {...} and goal {...} after the edges");
        return advance() && places(is_start ? starts_ : goals_);
    }

    bool edge_list() {
        if (has_edges_) return fail("begins a second list of edges", "write all edges in one list");
        has_edges_ = true;
        if (!take('[')) return false;
        while (!token_.is(']')) {
            if (!edge()) return false;
        }
        return advance();
    }

    /// A keyword, `:well`.
    std::optional<Name> keyword() {
        if (token_.kind != Token::Kind::word || token_.text.front() != ':' || token_.text.size() < 2) {
            fail("appears where a keyword is expected", "write names as keywords, such as :well");
            return std::nullopt;
        }
        Name name{token_.text.substr(1), token_.offset};
        if (!advance()) return std::nullopt;
        return name;
    }

    /// `[:--> :from :to]` or `[:<-> :from :to condition]`.
    bool edge() {
        if (!take('[')) return false;
        const bool both_ways = token_.text == ":<->";
        if (!both_ways && token_.text != ":-->")
            return fail("is not an arrow", "write :--> for one way or :<-> for both");
        if (!advance()) return false;
        const auto from = keyword();
        const auto to = from ? keyword() : std::nullopt;
        if (!to) return false;
        std::optional<RawCondition> guard;
        if (!token_.is(']')) {
            guard = condition(0);
            if (!guard) return false;
        }
        level_.edges.push_back({*from, *to, both_ways, std::move(guard)});
        if (auto too_many = excess(level_, text_)) return fail(*std::move(too_many));
        return take(']');
    }

    bool count_part(std::size_t offset) {
        auto too_many = excess(++level_.condition_parts, text_, offset);
        return !too_many || fail(*std::move(too_many));
    }

    /// A keyword, or (every-pred ...), (some-fn ...), (complement ...).
    std::optional<RawCondition> condition(int depth) {
        if (!token_.is('(')) {
            const auto name = keyword();
            if (!name || !count_part(name->offset)) return std::nullopt;
            return RawCondition{Condition::Op::node, *name, {}};
        }
        if (depth >= max_condition_depth) {
            fail("is nested too deeply",
                 fmt::format("nest conditions at most {} levels deep", max_condition_depth));
            return std::nullopt;
        }
        if (!advance()) return std::nullopt;
        constexpr std::array<std::pair<std::string_view, Condition::Op>, 3> functions{
            {{"every-pred", Condition::Op::all},
             {"some-fn", Condition::Op::any},
             {"complement", Condition::Op::negation}}};
        const auto function = std::find_if(functions.begin(), functions.end(),
                                           [&](const auto& each) { return each.first == token_.text; });
        if (function == functions.end()) {
            fail("is not a condition", "use every-pred, some-fn or complement");
            return std::nullopt;
        }
        if (!advance()) return std::nullopt;
        RawCondition list{function->second, {}, {}};
        if (list.op == Condition::Op::negation && !count_part(token_.offset)) return std::nullopt;
        while (!token_.is(')')) {
            auto part = condition(depth + 1);
            if (!part) return std::nullopt;
            list.parts.push_back(*std::move(part));
        }
        const bool is_negation = list.op == Condition::Op::negation;
        if (list.parts.empty() || (is_negation && list.parts.size() > 1)) {
            fail("ends a condition with the wrong number of parts",
                 "give complement one part, the others at least one");
            return std::nullopt;
        }
        if (!advance()) return std::nullopt;
        if (!is_negation && list.parts.size() == 1) return std::move(list.parts.front());
        return list;
    }

    /// `{:bunny-1 :house :dog :tree}`.
    bool places(std::vector<Placement>& list) {
        if (!list.empty()) return fail("begins a second list", "give start and goal once each");
        if (!take('{')) return false;
        while (!token_.is('}')) {
            const auto token = keyword();
            const auto node = token ? keyword() : std::nullopt;
            if (!node) return false;
            const auto is_it = [&](const Placement& each) { return each.token.text == token->text; };
            if (std::any_of(list.begin(), list.end(), is_it))
                return fail(problem_at(text_, token->offset,
                                       fmt::format("the token {} is listed twice", base::quoted(token->text)),
                                       fmt::format("write :{0}-1 and :{0}-2", token->text)));
            if (list.size() == max_tokens)
                return fail(problem_at(text_, token->offset, "this is one token too many",
                                       fmt::format("a level has at most {} tokens", max_tokens),
                                       base::ProblemKind::too_large));
            list.push_back({*token, *node});
        }
        return advance();
    }

    RawLevel level_;
    std::vector<Placement> starts_;
    std::vector<Placement> goals_;
    bool has_edges_ = false;
};

std::string predicate(const Condition& condition, const std::function<std::string(int)>& keyword) {
    if (condition.op == Condition::Op::node) return keyword(condition.node);
    std::string text = condition.op == Condition::Op::negation ? "(complement"
                       : condition.op == Condition::Op::all    ? "(every-pred"
                                                               : "(some-fn";
    for (const Condition& part : condition.parts) text += fmt::format(" {}", predicate(part, keyword));
    return text + ')';
}

Recognition recognize(std::string_view text) {
    const auto has = [&](std::string_view mark) { return text.find(mark) != std::string_view::npos; };
    return has("[:-->") || has("[:<->") ? Recognition::yes : Recognition::no;
}

Result<std::string> print(const Level& level) {
    for (int node = 0; node < static_cast<int>(level.nodes.size()); ++node) {
        const auto ends_at = [&](const Edge& edge) { return edge.from == node || edge.to == node; };
        if (std::any_of(level.edges.begin(), level.edges.end(), ends_at)) continue;
        return cannot_hold("edges", "a node without edges");
    }
    if (has_nodes_alike(level)) return cannot_hold("edges", "two nodes that look alike");
    const auto keyword = [&](int node) {
        return fmt::format(":{}", level.nodes[static_cast<std::size_t>(node)].name);
    };
    std::string text = "[";
    for (const Edge& edge : level.edges) {
        text += fmt::format("{}[{} {} {}", text.size() > 1 ? "\n " : "", edge.both_ways ? ":<->" : ":-->",
                            keyword(edge.from), keyword(edge.to));
        if (edge.condition) text += fmt::format(" {}", predicate(*edge.condition, keyword));
        text += ']';
    }
    std::vector<std::string> starts;
    std::vector<std::string> goals;
    for (const Kind& kind : level.kinds) {
        // Which of several equal tokens goes where cannot be left open here, unless all go to the same node.
        const bool same =
            std::count(kind.goals.begin(), kind.goals.end(), kind.goals.empty() ? 0 : kind.goals.front()) ==
            static_cast<std::ptrdiff_t>(kind.goals.size());
        const bool all_or_none = kind.goals.empty() || kind.goals.size() == kind.starts.size();
        if (kind.starts.size() > 1 && (!same || !all_or_none))
            return cannot_hold("edges", fmt::format("goals that any {} may fill", kind.name));
        // In the order of names, which does not depend on how the nodes are numbered.
        std::vector<std::string> nodes;
        for (const int node : kind.starts) nodes.push_back(keyword(node));
        std::sort(nodes.begin(), nodes.end());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::string token =
                nodes.size() > 1 ? fmt::format(":{}-{}", kind.name, i + 1) : fmt::format(":{}", kind.name);
            starts.push_back(fmt::format("{} {}", token, nodes[i]));
            if (!kind.goals.empty()) goals.push_back(fmt::format("{} {}", token, keyword(kind.goals[i])));
        }
    }
    return fmt::format("{}]\nstart {{{}}}\ngoal {{{}}}\n", text, fmt::join(starts, " "),
                       fmt::join(goals, " "));
}

}  // namespace

constinit const Format format{
    "edges",   "an edge list in Clojure, with start and goal",
    recognize, parse_by<Parser>,
    print,     "[[:<-> :a :b]\n [:--> :b :c (complement :a)]]\nstart {:dog :a}\ngoal {:dog :c}\n"};

}  // namespace decant::puzzles::dog_bunny::edges
