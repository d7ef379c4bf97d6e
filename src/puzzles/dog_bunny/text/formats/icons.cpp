// The text of a published Erlang solver: icons of numbered nodes, edges between the numbers, start and goal.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "base/text.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny::icons {
namespace {

using base::parse_number;
using base::trim;

constexpr std::string_view no_icon = "null";
constexpr std::string_view dog = "dog";
constexpr std::string_view bunny = "bunny";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether a condition of the solver can name it.
bool is_identifier(std::string_view word) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return is_letter(word.front()) && std::all_of(word.begin(), word.end(), [&](char c) {
               return is_letter(c) || is_digit(c) || c == '_';
           });
}

/// The part before the first `mark`, which is taken off the rest along with it; all if there is none.
std::string_view take_until(std::string_view mark, std::string_view& rest) {
    const std::size_t at = std::min(rest.find(mark), rest.size());
    const std::string_view part = rest.substr(0, at);
    rest.remove_prefix(std::min(at + mark.size(), rest.size()));
    return part;
}

/// `0~~1` or `0-->1`.
struct Arrow {
    std::string_view from;
    std::string_view to;
    bool both_ways;
};

std::optional<Arrow> arrow_in(std::string_view ends) {
    for (const std::string_view mark : {"~~", "-->"}) {
        if (ends.find(mark) == std::string_view::npos) continue;
        const std::string_view from = trim(take_until(mark, ends));
        return Arrow{from, trim(ends), mark == "~~"};
    }
    return std::nullopt;
}

bool is_edge(std::string_view line) {
    const auto arrow = arrow_in(line.substr(0, line.find(';')));
    return arrow && !arrow->from.empty() && std::all_of(arrow->from.begin(), arrow->from.end(), is_digit) &&
           !arrow->to.empty() && is_digit(arrow->to.front());
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {
        level_.declares_nodes = true;
        for (const base::Line& line : base::lines_of(text)) {
            if (const std::string_view content = trim(line.text); !content.empty()) lines_.push_back(content);
        }
    }

    Result<RawLevel> parse() {
        if (!nodes() || !edges() || !places(level_.tokens, "start") || !places(level_.goals, "goal"))
            return *problem_;
        if (at_ == lines_.size()) return std::move(level_);
        fail(lines_[at_], "does not belong to the map", "end the text after start and goal");
        return *problem_;
    }

  private:
    bool fail(Diagnostic diagnostic) { return problem_ = std::move(diagnostic), false; }
    bool fail(std::string_view part, std::string_view what, std::string remedy) {
        return fail(
            problem_at(text_, part, fmt::format("{} {}", base::quoted(part), what), std::move(remedy)));
    }

    std::optional<std::string_view> line(std::string_view wanted) {
        if (at_ < lines_.size()) return lines_[at_++];
        fail(problem_at(
            text_, text_.size(), fmt::format("the text ends before {}", wanted),
            "write the number of nodes, their icons, the number of edges, the edges, start and goal"));
        return std::nullopt;
    }

    std::optional<int> count(std::string_view things, int least) {
        const auto digits = line(fmt::format("the number of {}", things));
        if (!digits) return std::nullopt;
        const auto number = parse_number(*digits, static_cast<int>(base::max_text_bytes));
        if (number && *number >= least) return number;
        fail(*digits, fmt::format("is not the number of {}", things),
             fmt::format("write how many {} there are, then one a line", things));
        return std::nullopt;
    }

    bool nodes() {
        const auto nodes = count("nodes", 1);
        for (int node = 0; nodes && node < *nodes; ++node) {
            const auto icon = line(fmt::format("the icon of node {}", node));
            if (!icon || !take_node(*icon, node)) return false;
        }
        return nodes.has_value();
    }

    /// A node is called by its icon, or by its number if it has none or one that came before.
    bool take_node(std::string_view icon, int node) {
        if (is_digit(icon.front()) || is_edge(icon))
            return fail(icon, fmt::format("appears where the icon of node {} is expected", node),
                        "write one icon for each node, null for none");
        std::string name = fmt::format("{}", node);
        if (icon != no_icon) {
            std::vector<std::string>& alike = with_icon_[std::string(icon)];
            name = alike.empty() ? std::string(icon) : fmt::format("{}-{}", icon, node);
            alike.push_back(name);
        }
        level_.nodes.push_back({{std::move(name), base::offset_of(text_, icon)}, {}, true});
        auto too_many = excess(level_, text_);
        return !too_many || fail(*std::move(too_many));
    }

    std::optional<Name> node(std::string_view number) {
        const auto nodes = static_cast<int>(level_.nodes.size());
        const auto node = parse_number(number, nodes - 1);
        if (node)
            return Name{level_.nodes[static_cast<std::size_t>(*node)].name.text,
                        base::offset_of(text_, number)};
        fail(number, "is not the number of a node", fmt::format("give a number from 0 to {}", nodes - 1));
        return std::nullopt;
    }

    bool edges() {
        const auto edges = count("edges", 0);
        for (int i = 0; edges && i < *edges; ++i) {
            const auto edge = line(fmt::format("edge {} of {}", i + 1, *edges));
            if (!edge || !take_edge(*edge)) return false;
        }
        return edges.has_value();
    }

    /// `0~~1`, and perhaps `;` with icons that must be occupied, and perhaps `:` with icons that must not.
    bool take_edge(std::string_view line) {
        std::string_view rest = line;
        const auto arrow = arrow_in(take_until(";", rest));
        if (!arrow) return fail(line, "is not an edge", "write 0~~1 for both ways, or 0-->1 for one");
        const auto from = node(arrow->from);
        const auto to = from ? node(arrow->to) : std::nullopt;
        if (!to) return false;
        level_.edges.push_back({*from, *to, arrow->both_ways, {}});
        if (auto too_many = excess(level_, text_)) return fail(*std::move(too_many));
        std::vector<RawCondition> all;
        if (!take_icons(take_until(":", rest), true, all) || !take_icons(rest, false, all)) return false;
        if (!all.empty()) level_.edges.back().condition = joined(Condition::Op::all, std::move(all));
        return true;
    }

    bool take_icons(std::string_view list, bool occupied, std::vector<RawCondition>& all) {
        while (!trim(list).empty()) {
            const std::string_view icon = trim(take_until(",", list));
            RawCondition& need = all.emplace_back();
            if (!occupied) need.op = Condition::Op::negation;
            if (!take_icon(icon, occupied ? need : need.parts.emplace_back())) return false;
            if (auto too_many = excess(++level_.condition_parts, text_, base::offset_of(text_, icon)))
                return fail(*std::move(too_many));
        }
        return true;
    }

    /// An icon is occupied if one of its nodes is. The solver looks at the other animals only, which makes a
    /// difference on the node where the edge begins.
    bool take_icon(std::string_view icon, RawCondition& out) {
        const auto found = with_icon_.find(icon);
        if (found == with_icon_.end())
            return fail(icon, "is not the icon of a node", "name icons of the list above");
        const RawEdge& edge = level_.edges.back();
        std::vector<RawCondition> any;
        for (const std::string& name : found->second) {
            if (name == edge.from.text || (edge.both_ways && name == edge.to.text))
                return fail(
                    icon, "asks for another animal on the node that one leaves, which decant's rules cannot",
                    "ask for another node");
            any.emplace_back().node = {name, base::offset_of(text_, icon)};
            ++level_.condition_parts;
        }
        out = joined(Condition::Op::any, std::move(any));
        return true;
    }

    /// `4,1,1`: the nodes of the dog and the bunnies.
    bool places(std::vector<RawPlaces>& places, std::string_view which) {
        const auto list = line(fmt::format("the {}", which));
        if (!list) return false;
        if (std::count(list->begin(), list->end(), ',') != 2)
            return fail(*list, fmt::format("is not the {}", which),
                        "write the nodes of the dog and of both bunnies, such as 4,1,1");
        std::string_view rest = *list;
        for (const std::string_view kind : {dog, bunny, bunny}) {
            const std::string_view number = trim(take_until(",", rest));
            auto found = node(number);
            if (!found) return false;
            if (places.empty() || places.back().kind.text != kind)
                places.push_back({{std::string(kind), base::offset_of(text_, number)}, {}});
            places.back().nodes.push_back(*std::move(found));
        }
        return true;
    }

    std::string_view text_;
    std::vector<std::string_view> lines_;  ///< that are not blank, without blanks around
    std::size_t at_ = 0;                   ///< the next line
    RawLevel level_;
    std::map<std::string, std::vector<std::string>, std::less<>> with_icon_;  ///< nodes
    std::optional<Diagnostic> problem_;
};

Recognition recognize(std::string_view text) {
    if (!arrow_in(text)) return Recognition::no;
    bool is_first = true;
    for (const base::Line& line : base::lines_of(text)) {
        const std::string_view content = trim(line.text);
        if (content.empty()) continue;
        if (std::exchange(is_first, false) && content.starts_with("decant ")) return Recognition::no;
        if (is_edge(content)) return Recognition::yes;
    }
    return Recognition::no;
}

/// The icon of each node, or why it can have none.
Result<std::vector<std::string>> icons_of(const Level& level) {
    std::vector<std::string> icons;
    for (const Node& node : level.nodes) {
        const bool has_number = node.name == fmt::format("{}", icons.size());
        if (!has_number && (is_digit(node.name.front()) || node.name == no_icon))
            return cannot_hold("icons", fmt::format("the icon {}", base::quoted(node.name)));
        icons.push_back(has_number ? std::string(no_icon) : node.name);
    }
    return icons;
}

/// Icons that must be occupied, and those that must not.
struct Needs {
    std::vector<std::string> occupied;
    std::vector<std::string> vacant;
};

Result<Needs> needs_of(const Edge& edge, const Level& level) {
    Needs needs;
    std::vector<Condition> parts;
    if (edge.condition)
        parts =
            edge.condition->op == Condition::Op::all ? edge.condition->parts : std::vector{*edge.condition};
    for (const Condition& part : parts) {
        const bool vacant = part.op == Condition::Op::negation;
        const Condition& about = vacant ? part.parts.front() : part;
        if (about.op != Condition::Op::node)
            return cannot_hold("icons", "a condition that is not a list of nodes and negations");
        const std::string& name = level.nodes[static_cast<std::size_t>(about.node)].name;
        if (!is_identifier(name))
            return cannot_hold("icons", fmt::format("a condition with the name {}", base::quoted(name)));
        if (about.node == edge.from || (edge.both_ways && about.node == edge.to))
            return cannot_hold("icons", "a condition on the node that a token leaves");
        (vacant ? needs.vacant : needs.occupied).push_back(name);
    }
    return needs;
}

Result<std::string> print(const Level& level) {
    const auto kind_of = [&](std::string_view name) {
        return std::find_if(level.kinds.begin(), level.kinds.end(),
                            [&](const Kind& kind) { return kind.name == name; });
    };
    const auto is_full = [&](auto kind, std::size_t tokens) {
        return kind != level.kinds.end() && kind->starts.size() == tokens && kind->goals.size() == tokens;
    };
    if (level.kinds.size() != 2 || !is_full(kind_of(dog), 1) || !is_full(kind_of(bunny), 2))
        return cannot_hold("icons", "other tokens than a dog and two bunnies, each with a goal");
    const auto icons = icons_of(level);
    if (!icons) return icons.error();
    std::string text =
        fmt::format("{}\n{}\n{}\n", level.nodes.size(), fmt::join(*icons, "\n"), level.edges.size());
    for (const Edge& edge : level.edges) {
        const auto needs = needs_of(edge, level);
        if (!needs) return needs.error();
        text += fmt::format("{}{}{}", edge.from, edge.both_ways ? "~~" : "-->", edge.to);
        if (edge.condition) text += fmt::format(";{}", fmt::join(needs->occupied, ","));
        if (!needs->vacant.empty()) text += fmt::format(":{}", fmt::join(needs->vacant, ","));
        text += '\n';
    }
    return fmt::format("{}{},{}\n{},{}\n", text, kind_of(dog)->starts.front(),
                       fmt::join(kind_of(bunny)->starts, ","), kind_of(dog)->goals.front(),
                       fmt::join(kind_of(bunny)->goals, ","));
}

}  // namespace

constinit const Format format{"icons",   "icons of numbered nodes, edges such as 0~~1;:well, start and goal",
                              recognize, parse_by<Parser>,
                              print,     "3\nhouse\nnull\nwell\n2\n0~~1\n1-->2;house\n0,0,1\n2,2,1\n"};

}  // namespace decant::puzzles::dog_bunny::icons
