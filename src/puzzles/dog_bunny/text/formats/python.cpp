// Edges, start and goal as literal lists under named variables in a program in Python or JavaScript. Nothing
// is run, comments are skipped, and all else is left aside.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "puzzles/dog_bunny/text/format.hpp"
#include "puzzles/dog_bunny/text/infix.hpp"
#include "puzzles/dog_bunny/text/program.hpp"
#include "puzzles/dog_bunny/text/python_literal.hpp"

namespace decant::puzzles::dog_bunny::python {
namespace {

using base::trim;
using Value = PythonValue;
using Kind = Value::Kind;

constexpr std::string_view digits = "0123456789";

bool is_number(std::string_view text) { return text.find_first_not_of(digits) == std::string_view::npos; }

/// A number or a truth, which tell how many tokens there are, or whether there is one, but not which.
bool is_amount(std::string_view text) {
    constexpr std::array<std::string_view, 4> truths{"True", "False", "true", "false"};
    return is_number(text) || std::find(truths.begin(), truths.end(), text) != truths.end();
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), code_(text) {}

    Result<RawLevel> parse() {
        if (!take_parts() || !check_parts()) return *problem_;
        for (const Given& given : parts_) {
            if (is_edges(given.meaning) && !take_edges(given)) return *problem_;
        }
        for (const Given& given : parts_) {
            if (!is_edges(given.meaning) && !take_places(given)) return *problem_;
        }
        place(starts_, goals_, level_);
        if (!check(find_short_goal(level_, text_))) return *problem_;
        return std::move(level_);
    }

  private:
    /// `edges = [...]`.
    struct Given {
        Meaning meaning;
        Name name;
        Value value;
    };

    bool fail(std::size_t offset, std::string what, std::string remedy) {
        return check(problem_at(text_, offset, std::move(what), std::move(remedy)));
    }
    bool check(std::optional<Diagnostic> problem) {
        if (problem) problem_ = std::move(problem);
        return !problem_;
    }

    bool take_parts() {
        std::size_t done = 0;
        for (const base::Line& line : code_.lines) {
            if (line.offset < done) continue;
            const auto assignment = code_.assignment(line);
            const auto is_it = [&](const Given& given) {
                return assignment && given.name.text == assignment->name;
            };
            if (std::any_of(parts_.begin(), parts_.end(), is_it)) {
                return fail(base::offset_of(code_.text, assignment->name),
                            fmt::format("{} is assigned twice", base::quoted(assignment->name)),
                            "keep the one that is meant");
            }
            const auto is_changed = [&](const Given& given) {
                const std::string_view rest =
                    line.text.starts_with(given.name.text) ? line.text.substr(given.name.text.size()) : "";
                return rest.find_first_of(".[+|-") == rest.find_first_not_of(' ') && !trim(rest).empty();
            };
            if (std::any_of(parts_.begin(), parts_.end(), is_changed)) {
                return fail(line.offset, "a part of the map is changed behind its literal",
                            "write the literal that is meant");
            }
            if (assignment && assignment->gives()) {
                if (!take(*assignment, done)) return false;
                continue;
            }
            level_.is_excerpt = true;
            const bool is_part = assignment && assignment->meaning.part != Part::none;
            if (!unread_)
                unread_ = is_part ? base::offset_of(code_.text, assignment->name) : code_.made_edges(line);
        }
        return true;
    }

    bool take(const Assignment& assignment, std::size_t& done) {
        const Name name{std::string(assignment.name), base::offset_of(code_.text, assignment.name)};
        if (parts_.size() == max_tokens)
            return fail(name.offset, "this is one part too many", "give edges, start and goal of one map");
        auto literal = read_python_literal(code_.text, base::offset_of(code_.text, assignment.value));
        if (!literal) {
            problem_ = literal.error();
            problem_->place = base::in_text(text_, problem_->place);
            return false;
        }
        done = std::min(code_.text.find('\n', literal->end), text_.size());
        std::string_view rest = trim(std::string_view(code_.text).substr(literal->end, done - literal->end));
        for (const std::string_view word : {"as const", ";"}) {
            if (rest.starts_with(word)) rest.remove_prefix(word.size());
        }
        parts_.push_back({assignment.meaning, name, std::move(literal->value)});
        return rest.empty() || check(unread_program(text_, base::offset_of(code_.text, rest)));
    }

    /// A part that is missing is perhaps made by code.
    bool check_parts() {
        const auto has = [&](Part part) {
            return std::any_of(parts_.begin(), parts_.end(),
                               [&](const Given& given) { return given.meaning.part == part; });
        };
        const bool has_edges = has(Part::edges) || has(Part::one_way) || has(Part::two_way);
        if (unread_ && !(has_edges && has(Part::start) && has(Part::goal)))
            return check(unread_program(text_, *unread_));
        return has_edges ||
               fail(
                   text_.size(), "the program has no list of edges",
                   "write edges = [(\"a\", \"b\"), (\"b\", \"a\", \"c\"), ...], and start and goal likewise");
    }

    bool take_edges(const Given& given) {
        const std::size_t first = level_.edges.size();
        const Value& list = given.value;
        const Part part = given.meaning.part;
        open_ways_ = std::nullopt;
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const Value& item = list.items[i];
            if (!(list.kind == Kind::dictionary ? take_entry(item, list.items[++i], part)
                                                : take_edge(with({}, item), item.offset, part)))
                return false;
        }
        return !open_ways_ || check_ways(first);
    }

    /// These and the items of a tuple, or a value that is none.
    static std::vector<Value> with(std::vector<Value> parts, const Value& tuple) {
        const std::vector<Value> alone{tuple};
        const std::vector<Value>& more = tuple.kind == Kind::list ? tuple.items : alone;
        parts.insert(parts.end(), more.begin(), more.end());
        return parts;
    }

    /// `"a": ["b", ("c", condition)]`, `"a": {"b": condition}`, `("a", "b"): condition`.
    bool take_entry(const Value& key, const Value& value, Part part) {
        if (key.kind == Kind::list) {
            std::vector<Value> parts = key.items;
            parts.push_back(value);
            return take_edge(std::move(parts), key.offset, part);
        }
        if (value.is_name()) return value.is_nothing() || take_edge({key, value}, value.offset, part);
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            const Value& to = value.items[i];
            if (!take_edge(
                    value.kind == Kind::dictionary ? std::vector{key, to, value.items[++i]} : with({key}, to),
                    to.offset, part))
                return false;
        }
        return true;
    }

    /// Two nodes, with an arrow before the second or the first, and perhaps a condition.
    bool take_edge(std::vector<Value> parts, std::size_t offset, Part part) {
        bool is_arrow = false;
        bool both_ways = part == Part::two_way;
        for (std::size_t i = 0; i < std::min<std::size_t>(parts.size(), 2) && !is_arrow; ++i) {
            const std::string& text = parts[i].text;
            const bool leads_back = text == "<->" || text == "<-->" || text == "~~";
            is_arrow = leads_back || text == "->" || text == "-->";
            if (is_arrow) parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
            both_ways = both_ways || leads_back;
        }
        if (parts.size() < 2 || parts.size() > 4 || !parts[0].is_name() || !parts[1].is_name())
            return fail(offset, "this is not an edge",
                        "write (\"a\", \"b\"), with a condition as third element if it has one");
        if (part == Part::edges && !is_arrow && !open_ways_) open_ways_ = offset;
        level_.edges.push_back(
            {{parts[0].text, parts[0].offset}, {parts[1].text, parts[1].offset}, both_ways, {}});
        if (!check(excess(level_, text_))) return false;
        if (parts.size() == 4 && !(parts[2].is_nothing() && parts[3].is_nothing()))
            return fail(parts[2].offset,
                        "of two conditions, nothing says which nodes must be occupied and which empty",
                        "write one list, with \"!c\" for a node c that must be empty");
        return parts.size() == 2 || take_conditions(parts[2]);
    }

    bool take_conditions(const Value& value) {
        if (value.kind == Kind::word && is_number(value.text))
            return fail(value.offset, fmt::format("{} may be a weight", base::quoted(value.text)),
                        "write a condition as a string or a list, and leave weights out");
        std::vector<RawCondition> all;
        if (!take_condition(value, all)) return false;
        RawEdge& edge = level_.edges.back();
        if (!all.empty()) edge.condition = joined(Condition::Op::all, std::move(all));
        return !edge.condition || check_start(*edge.condition, edge);
    }

    /// A name, `!name` and the like, or several of which all must hold.
    bool take_condition(const Value& value, std::vector<RawCondition>& all) {
        if (value.is_nothing()) return true;
        if (value.kind == Kind::list) {
            return std::all_of(value.items.begin(), value.items.end(), [&](const Value& each) {
                return each.kind == Kind::list
                           ? fail(each.offset, "lists of conditions in a list may mean two things",
                                  "write one list of names, or a string such as \"a | b\"")
                           : take_condition(each, all);
            });
        }
        const bool is_string = value.kind == Kind::string;
        const std::string_view words = text_.substr(value.offset + (is_string ? 1 : 0), value.text.size());
        if (!value.is_name() || words != value.text)
            return fail(value.offset, "this is not a condition",
                        "write the name of a node, \"!name\" if it must be empty, or a list of those");
        auto condition = parse_infix(text_, words, native_operators, level_.condition_parts);
        if (!condition) return check(condition.error());
        all.push_back(*std::move(condition));
        return check(excess(++level_.condition_parts, text_, value.offset));
    }

    /// Programs differ in whether the token that moves counts where it stands.
    bool check_start(const RawCondition& condition, const RawEdge& edge) {
        const std::string& node = condition.node.text;
        if (condition.op == Condition::Op::node &&
            (node == edge.from.text || (edge.both_ways && node == edge.to.text)))
            return fail(
                condition.node.offset,
                fmt::format("the condition {} is about the node that a token leaves", base::quoted(node)),
                "ask for another node, since programs differ in whether that token counts");
        return std::all_of(condition.parts.begin(), condition.parts.end(),
                           [&](const RawCondition& part) { return check_start(part, edge); });
    }

    /// A list that has an edge and its way back lists each way.
    bool check_ways(std::size_t first) {
        std::set<std::pair<std::string, std::string>> ways;
        for (std::size_t i = first; i < level_.edges.size(); ++i)
            ways.emplace(level_.edges[i].from.text, level_.edges[i].to.text);
        const auto has_way_back = [&](const auto& way) { return ways.contains({way.second, way.first}); };
        if (std::any_of(ways.begin(), ways.end(), has_way_back)) return level_.has_ways_back = true;
        return fail(*open_ways_, "nothing says whether the edges lead one way or both",
                    "list the way back of each edge that has one, or write (\"a\", \"->\", \"b\") and "
                    "(\"a\", \"<->\", \"b\")");
    }

    [[nodiscard]] bool is_node(const std::string& name) const {
        return std::any_of(level_.edges.begin(), level_.edges.end(), [&](const RawEdge& edge) {
            return edge.from.text == name || edge.to.text == name;
        });
    }

    /// `{"dog": "tree", "bunny": ["house", "well"]}`, or by nodes: `{"tree": ["dog"], "well": []}`. The nodes
    /// alone, if the variable names the token.
    bool take_places(const Given& given) {
        std::vector<Placement>& ends = given.meaning.part == Part::goal ? goals_ : starts_;
        const Value& state = given.value;
        if (!given.meaning.kind.empty()) {
            const Name token{std::string(given.meaning.kind), given.name.offset};
            return each_name(state, [&](const Name& node) { return put(token, node, ends); });
        }
        if (state.kind != Kind::dictionary)
            return fail(state.offset, "nothing says which token is where",
                        "write {\"dog\": \"a\", \"bunny\": [\"b\", \"c\"]}");
        const bool by_nodes = !state.items.empty() && is_node(state.items.front().text);
        for (std::size_t i = 0; i < state.items.size(); i += 2) {
            const Value& key = state.items[i];
            if (!key.is_name() || is_node(key.text) != by_nodes)
                return fail(key.offset,
                            fmt::format("{} is {} node of the edges, unlike the first key",
                                        base::quoted(key.text), by_nodes ? "no" : "a"),
                            "let all keys be tokens, or all nodes");
            const Name name{key.text, key.offset};
            const auto take = [&](const Name& other) {
                if (by_nodes && is_amount(other.text))
                    return fail(other.offset,
                                fmt::format("{} is not the name of a token", base::quoted(other.text)),
                                "name the tokens on each node, such as [\"bunny\", \"bunny\"]");
                return by_nodes ? put(other, name, ends) : put(name, other, ends);
            };
            if (!each_name(state.items[i + 1], take)) return false;
        }
        return true;
    }

    template <class Use>
    bool each_name(const Value& value, const Use& use) {
        if (value.is_nothing()) return true;
        if (value.is_name()) return use(Name{value.text, value.offset});
        const auto is_name = [](const Value& item) { return item.is_name() && !item.is_nothing(); };
        if (value.kind == Kind::dictionary || !std::all_of(value.items.begin(), value.items.end(), is_name))
            return fail(value.offset, "this is not a list of names", "write a name, or a list of names");
        return std::all_of(value.items.begin(), value.items.end(),
                           [&](const Value& item) { return use(Name{item.text, item.offset}); });
    }

    /// `bunny1`, `bunny_2` and the like are `bunny-1` and `bunny-2`.
    bool put(Name token, const Name& node, std::vector<Placement>& ends) {
        if (ends.size() == max_tokens)
            return fail(token.offset, "this is one token too many",
                        fmt::format("a level has at most {} tokens", max_tokens));
        const std::size_t stem = token.text.find_last_not_of(digits) + 1;
        if (stem > 1 && stem < token.text.size()) {
            const std::size_t end = token.text.find_last_not_of("-_ ", stem - 1) + 1;
            token.text = fmt::format("{}-{}", token.text.substr(0, end), token.text.substr(stem));
        }
        ends.push_back({std::move(token), node});
        return true;
    }

    std::string_view text_;
    Code code_;
    std::vector<Given> parts_;
    std::optional<std::size_t> unread_;     ///< code in place of a part
    std::optional<std::size_t> open_ways_;  ///< the first edge of a list without a direction
    std::vector<Placement> starts_;
    std::vector<Placement> goals_;
    RawLevel level_;
    std::optional<Diagnostic> problem_;
};

/// Whether a text gives edges, dogs or bunnies, or a start and a goal, as far as its variables tell.
Recognition recognize(std::string_view text) {
    if (text.find('=') == std::string_view::npos) return Recognition::no;
    const Code code(text);
    std::set<Part> states;
    for (const base::Line& line : code.lines) {
        if (code.made_edges(line)) return Recognition::yes;
        const auto assignment = code.assignment(line);
        if (!assignment || !assignment->gives()) continue;
        if (is_edges(assignment->meaning) || !assignment->meaning.kind.empty()) return Recognition::yes;
        if (assignment->value.front() == '{') states.insert(assignment->meaning.part);
    }
    return states.size() > 1 ? Recognition::yes : Recognition::no;
}

}  // namespace

constinit const Format format{
    "python",
    "edges, start and goal in a program in Python, JavaScript or TypeScript; only read",
    recognize,
    parse_by<Parser>,
    nullptr,
    "edges = [(\"a\", \"->\", \"b\"), (\"b\", \"->\", \"c\", \"!a\")]\nstart = "
    "{\"dog\": \"a\"}\ngoal = {\"dog\": \"c\"}\n"};

}  // namespace decant::puzzles::dog_bunny::python
