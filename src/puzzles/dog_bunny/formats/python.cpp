// Edges, start and goal in the source of a program in Python, or in a script that is spelled so; what stands
// around them is left aside.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/format.hpp"
#include "puzzles/dog_bunny/infix.hpp"
#include "puzzles/dog_bunny/python_remarks.hpp"
#include "puzzles/dog_bunny/script_as_python.hpp"

namespace decant::puzzles::dog_bunny::python {
namespace {

using base::quoted;
using Value = PythonValue;
using Kind = Value::Kind;

bool is_number(const Value& value) {
    return value.kind == Kind::word && value.text.find_first_not_of("0123456789.") == std::string::npos;
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<RawLevel> parse() {
        auto program = read_python_program(text_);
        if (!program) return program.error();
        level_.is_excerpt = program->has_more;
        if (!take_edges(program->parts) || !take_places(program->parts)) return *problem_;
        if (!heed(remarks_in(text_, *program))) return *problem_;
        return std::move(level_);
    }

  private:
    bool fail(std::size_t offset, std::string what, std::string remedy) {
        problem_ = problem_at(text_, offset, std::move(what), std::move(remedy));
        return false;
    }
    bool check(std::optional<Diagnostic> problem) {
        if (problem) problem_ = std::move(problem);
        return !problem_;
    }

    /// Comments and code may say of a map what its parts do not.
    bool heed(const Remarks& remarks) {
        if (remarks.direction) {
            return fail(*remarks.direction, "this may say that edges lead the other way",
                        "write (\"a\", \"->\", \"b\") for an edge from a to b, and leave this out");
        }
        if (remarks.ways && level_.has_ways_back) {
            return fail(*remarks.ways, "this may say that edges lead both ways",
                        "write (\"a\", \"->\", \"b\") and (\"a\", \"<->\", \"b\"), and leave this out");
        }
        if (remarks.conditions && level_.condition_parts > 0) {
            return fail(*remarks.conditions, "this may say what must be empty",
                        "write \"!a\" where a must be empty, and leave this out");
        }
        // Without a condition, the rest of a program is asked about for those that it may have.
        const bool is_asked_about = level_.is_excerpt && level_.condition_parts == 0;
        if (remarks.more && !is_asked_about) return check(unclear(base::place_of(text_, *remarks.more)));
        return true;
    }

    bool take_edges(const std::vector<GivenPart>& parts) {
        bool any = false;
        for (const GivenPart& given : parts) {
            if (!is_edges(given.meaning.part)) continue;
            any = true;
            if (!take_edge_list(given)) return false;
        }
        return any ||
               fail(
                   text_.size(), "the program has no list of edges",
                   "write edges = [(\"a\", \"b\"), (\"b\", \"a\", \"c\"), ...], and start and goal likewise");
    }

    bool take_edge_list(const GivenPart& given) {
        const std::size_t first = level_.edges.size();
        open_ways_ = std::nullopt;
        const Value& list = given.value;
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const bool has_values = list.kind == Kind::dictionary;
            if (!(has_values ? take_entry(list.items[i], list.items[i + 1], given)
                             : take_tuple(list.items[i], {}, given)))
                return false;
            i += static_cast<std::size_t>(has_values);
        }
        return !open_ways_ || check_ways(first);
    }

    /// `"a": ["b", ("c", condition)]`, `"a": {"b": condition}`, `("a", "b"): condition`.
    bool take_entry(const Value& key, const Value& value, const GivenPart& given) {
        if (key.kind == Kind::list) {
            Value edge = key;
            edge.items.push_back(value);
            return take_tuple(edge, {}, given);
        }
        if (value.is_name()) return value.is_nothing() || take_tuple(value, {key}, given);
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            Value to = value.items[i];
            if (value.kind == Kind::dictionary) {
                Value edge{Kind::list, "", {to, value.items[++i]}, to.offset};
                to = std::move(edge);
            }
            if (!take_tuple(to, {key}, given)) return false;
        }
        return true;
    }

    /// A tuple behind the node where all edges of an entry begin, if there is one; a name alone is where one
    /// ends.
    bool take_tuple(const Value& tuple, std::vector<Value> parts, const GivenPart& given) {
        if (tuple.kind == Kind::list)
            parts.insert(parts.end(), tuple.items.begin(), tuple.items.end());
        else
            parts.push_back(tuple);
        bool is_arrow = false;
        bool both_ways = given.meaning.part == Part::two_way;
        for (std::size_t i = 0; i < std::min<std::size_t>(parts.size(), 2) && !is_arrow; ++i) {
            const std::string& text = parts[i].text;
            const bool leads_back = text == "<->" || text == "<-->" || text == "~~";
            is_arrow = leads_back || text == "->" || text == "-->";
            if (is_arrow) parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
            both_ways = both_ways || leads_back;
        }
        const bool names_two = parts.size() >= 2 && parts[0].is_name() && parts[1].is_name();
        if (!names_two || parts.size() > 4 || tuple.kind == Kind::dictionary)
            return fail(tuple.offset, "this is not an edge",
                        "write (\"a\", \"b\"), with a condition as third element if it has one");
        if (given.meaning.part == Part::edges && !is_arrow && !open_ways_) open_ways_ = tuple.offset;
        level_.edges.push_back(
            {{parts[0].text, parts[0].offset}, {parts[1].text, parts[1].offset}, both_ways, {}});
        if (!check(excess(level_, text_))) return false;
        return take_conditions(parts, given.columns);
    }

    bool take_conditions(const std::vector<Value>& parts, const Columns& columns) {
        RawCondition all{Condition::Op::all, {}, {}};
        const bool are_two = parts.size() == 4 && !(parts[2].is_nothing() && parts[3].is_nothing());
        if (are_two && !columns.tell_two())
            return fail(parts[2].offset,
                        "of two conditions, nothing says which nodes must be occupied and which empty",
                        "write a comment above the edges, such as `# from, to, occupied, empty`");
        for (std::size_t i = 2; i < parts.size(); ++i) {
            const bool vacant = (i == 2 ? columns.third : columns.fourth) == Column::vacant;
            if (is_number(parts[i]))
                return fail(parts[i].offset, fmt::format("{} may be a weight", quoted(parts[i].text)),
                            "write a condition as a string or a list, and leave weights out");
            if (!take_condition(parts[i], vacant, all)) return false;
        }
        RawEdge& edge = level_.edges.back();
        if (all.parts.size() == 1)
            edge.condition = std::move(all.parts.front());
        else if (!all.parts.empty())
            edge.condition = std::move(all);
        return !edge.condition || check_start(*edge.condition, edge);
    }

    /// A name, `!name` and the like, or several of which all must hold.
    bool take_condition(const Value& value, bool vacant, RawCondition& all) {
        if (value.is_nothing()) return true;
        if (value.kind == Kind::list) {
            return std::all_of(value.items.begin(), value.items.end(), [&](const Value& each) {
                return each.kind == Kind::list
                           ? fail(each.offset, "lists of conditions in a list may mean two things",
                                  "write one list of names, or a string such as \"a | b\"")
                           : take_condition(each, vacant, all);
            });
        }
        const bool is_string = value.kind == Kind::string;
        const std::string_view words = text_.substr(value.offset + (is_string ? 1 : 0), value.text.size());
        if (!value.is_name() || words != value.text || (!is_string && base::holds("True False", value.text)))
            return fail(value.offset, "this is not a condition",
                        "write the name of a node, \"!name\" if it must be empty, or a list of those");
        auto condition = parse_infix(
            text_, words, native_operators, [](const std::string& word) { return word; },
            level_.condition_parts);
        if (!condition) return problem_ = condition.error(), false;
        RawCondition& part = all.parts.emplace_back();
        if (vacant) part.op = Condition::Op::negation;
        (vacant ? part.parts.emplace_back() : part) = *std::move(condition);
        return check(excess(++level_.condition_parts, text_, value.offset));
    }

    /// Programs differ in whether the token that moves counts where it stands.
    bool check_start(const RawCondition& condition, const RawEdge& edge) {
        const bool is_start =
            condition.op == Condition::Op::node && (condition.node.text == edge.from.text ||
                                                    (edge.both_ways && condition.node.text == edge.to.text));
        if (is_start)
            return fail(condition.node.offset,
                        fmt::format("the condition {} is about the node that a token leaves",
                                    quoted(condition.node.text)),
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

    bool take_places(const std::vector<GivenPart>& parts) {
        std::vector<Placement> starts;
        std::vector<Placement> goals;
        for (const GivenPart& given : parts) {
            if (is_edges(given.meaning.part)) continue;
            const bool is_goal = given.meaning.part == Part::goal;
            auto& numbered = is_goal ? goals : starts;
            auto& places = is_goal ? level_.goals : level_.tokens;
            if (!(given.meaning.kind.empty()
                      ? take_state(given.value, numbered, places)
                      : take_nodes({given.meaning.kind, given.name.offset}, given.value, numbered, places)))
                return false;
        }
        place(starts, goals, level_);
        return check(find_short_goal(level_, text_));
    }

    [[nodiscard]] bool is_node(const std::string& name) const {
        return std::any_of(level_.edges.begin(), level_.edges.end(), [&](const RawEdge& edge) {
            return edge.from.text == name || edge.to.text == name;
        });
    }

    /// `{"dog": "tree", "bunny": ["house", "well"]}`, or by nodes: `{"tree": ["dog"], "well": []}`.
    bool take_state(const Value& state, std::vector<Placement>& numbered, std::vector<RawPlaces>& places) {
        if (state.kind != Kind::dictionary)
            return fail(state.offset, "nothing says which token is where",
                        "write {\"dog\": \"a\", \"bunny\": [\"b\", \"c\"]}");
        const bool by_nodes = !state.items.empty() && is_node(state.items.front().text);
        for (std::size_t i = 0; i < state.items.size(); i += 2) {
            const Value& key = state.items[i];
            if (!key.is_name() || is_node(key.text) != by_nodes)
                return fail(key.offset,
                            fmt::format("{} is {} node of the edges, unlike the first key", quoted(key.text),
                                        by_nodes ? "no" : "a"),
                            "let all keys be tokens, or all nodes");
            const Name name{key.text, key.offset};
            if (!(by_nodes ? take_tokens(name, state.items[i + 1], numbered, places)
                           : take_nodes(name, state.items[i + 1], numbered, places)))
                return false;
        }
        return true;
    }

    bool take_nodes(const Name& token, const Value& nodes, std::vector<Placement>& numbered,
                    std::vector<RawPlaces>& places) {
        return each_name(nodes, [&](const Name& node) { return put(token, node, numbered, places); });
    }
    bool take_tokens(const Name& node, const Value& tokens, std::vector<Placement>& numbered,
                     std::vector<RawPlaces>& places) {
        return each_name(tokens, [&](const Name& token) {
            // How many there are, or whether there is one, does not say which.
            if (token.text == "True" || token.text == "False" ||
                token.text.find_first_not_of("0123456789") == std::string::npos)
                return fail(token.offset, fmt::format("{} is not the name of a token", quoted(token.text)),
                            "name the tokens on each node, such as [\"bunny\", \"bunny\"]");
            return put(token, node, numbered, places);
        });
    }

    template <class Use>
    bool each_name(const Value& value, const Use& use) {
        if (value.is_nothing()) return true;
        if (value.is_name()) return use(Name{value.text, value.offset});
        const auto is_name = [](const Value& item) { return item.is_name() && !item.is_nothing(); };
        if (value.kind == Kind::dictionary || !std::all_of(value.items.begin(), value.items.end(), is_name))
            return fail(value.offset, "this is no list of names", "write a name, or a list of names");
        return std::all_of(value.items.begin(), value.items.end(),
                           [&](const Value& item) { return use(Name{item.text, item.offset}); });
    }

    /// `bunny1`, `bunny_2` and the like are tokens with numbers.
    bool put(Name token, const Name& node, std::vector<Placement>& numbered, std::vector<RawPlaces>& places) {
        std::size_t count = numbered.size();
        for (const RawPlaces& each : places) count += each.nodes.size();
        if (count == max_tokens)
            return fail(token.offset, "this is one token too many",
                        fmt::format("a level has at most {} tokens", max_tokens));
        const std::size_t stem = token.text.find_last_not_of("0123456789") + 1;
        if (stem > 1 && stem < token.text.size()) {
            const std::size_t end = token.text.find_last_not_of("-_ ", stem - 1) + 1;
            token.text = fmt::format("{}-{}", token.text.substr(0, end), token.text.substr(stem));
            numbered.push_back({token, node});
            return true;
        }
        auto found = std::find_if(places.begin(), places.end(),
                                  [&](const RawPlaces& each) { return each.kind.text == token.text; });
        if (found == places.end()) found = places.insert(places.end(), RawPlaces{token, {}});
        found->nodes.push_back(node);
        return true;
    }

    std::string_view text_;
    std::optional<std::size_t> open_ways_;  ///< the first edge of a list without a direction
    RawLevel level_;
    std::optional<Diagnostic> problem_;
};

Recognition recognize(std::string_view text) {
    const auto script = script_as_python(text);
    return gives_map(script ? *script : text) ? Recognition::yes : Recognition::no;
}

Result<RawLevel> parse(std::string_view text) {
    const auto script = script_as_python(text);
    return Parser(script ? *script : text).parse();
}

}  // namespace

constinit const Format format{
    "python",
    "edges, start and goal in a program in Python, JavaScript or TypeScript; only read",
    recognize,
    parse,
    nullptr,
    "edges = [(\"a\", \"->\", \"b\"), (\"b\", \"->\", \"c\", \"!a\")]\nstart = "
    "{\"dog\": \"a\"}\ngoal = {\"dog\": \"c\"}\n"};

}  // namespace decant::puzzles::dog_bunny::python
