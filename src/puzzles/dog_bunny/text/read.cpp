// From a raw level to a checked one, and reading in any format.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/confusables.hpp"
#include "puzzles/dog_bunny/text/format.hpp"
#include "puzzles/dog_bunny/text/raw_level.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Looks names up while it fills the level. The first problem ends everything.
class Builder {
  public:
    Builder(const RawLevel& raw, std::string_view text) : raw_(raw), text_(text) {
        level_.name = raw.name;
        for (const RawNode& node : raw.nodes) {
            if (node.is_listed) listed_.insert(node.name.text);
        }
    }

    Result<Level> build() {
        if (!add_nodes() || !check_excerpt() || !add_edges() || !add_tokens() || !add_goals())
            return *problem_;
        return std::move(level_);
    }

  private:
    bool fail(std::size_t offset, std::string what, std::string remedy) {
        problem_ = problem_at(text_, offset, std::move(what), std::move(remedy));
        return false;
    }

    bool add_node(const RawNode& node, bool may_exist) {
        const Name& name = node.name;
        const auto [known, is_new] = numbers_.try_emplace(name.text, static_cast<int>(level_.nodes.size()));
        if (!is_new) {
            return may_exist ||
                   fail(name.offset, fmt::format("the node {} is listed twice", base::quoted(name.text)),
                        "give each node a name of its own");
        }
        if (is_missing(name)) return false;
        if (!is_name(name.text)) {
            return fail(name.offset, fmt::format("{} cannot name a node", base::quoted(name.text)),
                        "use letters, digits, '-', '_' and '.'");
        }
        if (level_.nodes.size() == max_nodes) {
            return fail(name.offset, fmt::format("{} is one node too many", base::quoted(name.text)),
                        fmt::format("a map has at most {} nodes", max_nodes));
        }
        // A slip of the pen in an edge would be a node of its own.
        const auto [twin, is_alone] = spelling_.try_emplace(base::skeleton(name.text), name.text);
        if (!is_alone && !(listed_.contains(name.text) && listed_.contains(twin->second))) {
            return fail(name.offset,
                        fmt::format("{} looks like {}, which is spelled differently", base::quoted(name.text),
                                    base::quoted(twin->second)),
                        "spell each node one way, or list both nodes as native text does");
        }
        level_.nodes.push_back({name.text, node.position});
        return true;
    }

    bool is_missing(const Name& name) {
        return name.text.empty() && !fail(name.offset, "the name of a node is missing", "name the node");
    }

    bool add_nodes() {
        for (const RawNode& node : raw_.nodes) {
            if (!add_node(node, !raw_.declares_nodes)) return false;
        }
        for (const RawEdge& edge : raw_.edges) {
            if (raw_.declares_nodes) break;
            if (!add_node({edge.from, {}}, true) || !add_node({edge.to, {}}, true)) return false;
        }
        if (level_.nodes.empty()) return fail(text_.size(), "the map has no nodes", "name at least one");
        return true;
    }

    std::optional<int> find(const Name& name) {
        const auto found = numbers_.find(name.text);
        if (found != numbers_.end()) return found->second;
        if (is_missing(name)) return std::nullopt;
        std::vector<std::string> names;
        for (const Node& node : level_.nodes) names.push_back(node.name);
        fail(name.offset, fmt::format("there is no node {}", base::quoted(name.text)),
             fmt::format("the nodes are {}", fmt::join(names, ", ")));
        return std::nullopt;
    }

    /// Notations differ in what they need parentheses for, so the depth is limited here for all of them.
    std::optional<Condition> resolve(const RawCondition& raw, int depth = 0) {
        Condition condition{raw.op, 0, {}};
        if (raw.op == Condition::Op::node) {
            if (depth > max_condition_depth) {
                fail(raw.node.offset, fmt::format("{} is nested too deeply", base::quoted(raw.node.text)),
                     fmt::format("nest conditions at most {} levels deep", max_condition_depth));
                return std::nullopt;
            }
            const auto node = find(raw.node);
            if (!node) return std::nullopt;
            condition.node = *node;
        }
        for (const RawCondition& part : raw.parts) {
            auto resolved = resolve(part, depth + 1);
            if (!resolved) return std::nullopt;
            condition.parts.push_back(*std::move(resolved));
        }
        return condition;
    }

    bool add_edges() {
        for (const RawEdge& raw : raw_.edges) {
            const auto from = find(raw.from);
            const auto to = from ? find(raw.to) : std::nullopt;
            if (!to) return false;
            if (from == to) {
                return fail(raw.to.offset,
                            fmt::format("an edge leads from {} to itself", base::quoted(raw.to.text)),
                            "connect two different nodes");
            }
            Edge edge{*from, *to, raw.both_ways, {}};
            if (raw.condition) {
                auto condition = resolve(*raw.condition);
                if (!condition) return false;
                edge.condition = *std::move(condition);
            }
            level_.edges.push_back(std::move(edge));
        }
        return true;
    }

    bool add_tokens() {
        int count = 0;
        for (const RawPlaces& raw : raw_.tokens) {
            if (!is_name(raw.kind.text)) {
                return fail(raw.kind.offset,
                            fmt::format("{} cannot name a token", base::quoted(raw.kind.text)),
                            "use letters, digits, '-', '_' and '.'");
            }
            if (find_kind(raw.kind.text) != nullptr) {
                return fail(raw.kind.offset,
                            fmt::format("the token {} is listed twice", base::quoted(raw.kind.text)),
                            "list all nodes of equal tokens after one name");
            }
            if (raw.nodes.empty()) {
                return fail(raw.kind.offset,
                            fmt::format("{} is not on any node", base::quoted(raw.kind.text)),
                            "name its node");
            }
            Kind& kind = level_.kinds.emplace_back(Kind{raw.kind.text, {}, {}});
            for (const Name& name : raw.nodes) {
                if (++count > max_tokens) {
                    return fail(name.offset, "this is one token too many",
                                fmt::format("a level has at most {} tokens", max_tokens));
                }
                const auto node = find(name);
                if (!node) return false;
                kind.starts.push_back(*node);
            }
            std::sort(kind.starts.begin(), kind.starts.end());
        }
        if (level_.kinds.empty()) return fail(text_.size(), "there are no tokens", "place at least one");
        return true;
    }

    bool add_goals() {
        bool any = false;
        for (const RawPlaces& raw : raw_.goals) {
            Kind* kind = find_kind(raw.kind.text);
            if (kind == nullptr) {
                return fail(raw.kind.offset,
                            fmt::format("there is no token {} for this goal", base::quoted(raw.kind.text)),
                            "give goals to tokens of the level");
            }
            if (!kind->goals.empty()) {
                return fail(raw.kind.offset,
                            fmt::format("the goal of {} is listed twice", base::quoted(raw.kind.text)),
                            "list all its nodes after one name");
            }
            if (raw.nodes.empty()) {
                return fail(raw.kind.offset,
                            fmt::format("the goal of {} is not on any node", base::quoted(raw.kind.text)),
                            "name its node, or leave the goal out");
            }
            if (raw.nodes.size() > kind->starts.size()) {
                return fail(raw.kind.offset,
                            fmt::format("{} has more goals than tokens: {} and {}", raw.kind.text,
                                        raw.nodes.size(), kind->starts.size()),
                            "remove goals or add tokens");
            }
            for (const Name& name : raw.nodes) {
                const auto node = find(name);
                if (!node) return false;
                kind->goals.push_back(*node);
                any = true;
            }
            std::sort(kind->goals.begin(), kind->goals.end());
        }
        if (!any) return fail(text_.size(), "there is no goal", "say where at least one token must go");
        return true;
    }

    bool check_excerpt() {
        const auto is_closed = [](const RawEdge& edge) { return edge.condition.has_value(); };
        if (!raw_.is_excerpt || std::any_of(raw_.edges.begin(), raw_.edges.end(), is_closed)) return true;
        return fail(raw_.edges.empty() ? text_.size() : raw_.edges.front().from.offset,
                    "no edge has a condition, but the program around them may have some",
                    "write conditions into the edges, or give edges, start and goal alone");
    }

    Kind* find_kind(const std::string& name) {
        const auto found = std::find_if(level_.kinds.begin(), level_.kinds.end(),
                                        [&](const Kind& kind) { return kind.name == name; });
        return found == level_.kinds.end() ? nullptr : &*found;
    }

    const RawLevel& raw_;
    std::string_view text_;
    Level level_;
    std::set<std::string> listed_;  ///< names of nodes that stand on their own
    std::map<std::string, int> numbers_;
    std::map<std::string, std::string> spelling_;  ///< of each look
    std::optional<Diagnostic> problem_;
};

}  // namespace

bool has_nodes_alike(const Level& level) {
    std::set<std::string> looks;
    for (const Node& node : level.nodes) looks.insert(base::skeleton(node.name));
    return looks.size() < level.nodes.size();
}

std::optional<Diagnostic> excess(const RawLevel& raw, std::string_view text) {
    const auto too_many = [&](std::string_view what, std::size_t offset, std::string remedy) {
        return problem_at(text, offset, fmt::format("this is one {} too many", what), std::move(remedy),
                          base::ProblemKind::too_large);
    };
    if (raw.edges.size() > max_edges)
        return too_many("edge", raw.edges.back().from.offset,
                        fmt::format("a map has at most {} edges", max_edges));
    // With the ends of edges, which may be told as nodes, too.
    if (raw.nodes.size() > max_nodes + 2 * max_edges)
        return too_many("node", raw.nodes.back().name.offset,
                        fmt::format("a map has at most {} nodes", max_nodes));
    for (const auto* places : {&raw.tokens, &raw.goals}) {
        if (!places->empty() && places->back().nodes.size() > max_tokens)
            return too_many("token", places->back().nodes.back().offset,
                            fmt::format("a level has at most {} tokens", max_tokens));
    }
    return std::nullopt;
}

std::optional<Diagnostic> excess(std::size_t condition_parts, std::string_view text, std::size_t offset) {
    if (condition_parts <= max_condition_parts) return std::nullopt;
    return problem_at(
        text, offset, "the conditions of the map are too long",
        fmt::format("use at most {} names and negations in all of them together", max_condition_parts),
        base::ProblemKind::too_large);
}

Result<Level> build_level(const RawLevel& raw, std::string_view text) { return Builder(raw, text).build(); }

ProposalOf<Level> propose(const Formats& formats, std::string_view format, std::string_view text) {
    const Result<RawLevel> raw = formats.parse(format, text);
    if (!raw) return {raw.error()};
    std::vector<Assumption> assumed;
    if (raw->has_ways_back) assumed.push_back({Open::form, "each edge one way"});
    if (raw->is_excerpt) assumed.push_back({Open::form, "the rest of the program left aside"});
    return {build_level(*raw, text), std::move(assumed)};
}

}  // namespace decant::puzzles::dog_bunny
