// A level as a structure of nodes, tokens, edges and conditions.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "puzzles/canonical.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Vertex labels by the kind of the vertex; edges and token names add to them.
enum class VertexKind : std::uint64_t { node, token, edge, all, any, negation };
constexpr std::uint64_t label(VertexKind kind) { return static_cast<std::uint64_t>(kind); }

/// How an edge relates to its ends and its condition. Operands come as often as they are written, token names
/// with how many start and shall end on the node.
enum class Role : std::uint64_t { from, to, either_end, condition };
constexpr std::uint64_t label(Role role) { return static_cast<std::uint64_t>(role); }

/// Equal edges are one vertex that knows how many they are, and so are equal conditions, whichever edges have
/// them.
class LevelStructure {
  public:
    explicit LevelStructure(const Level& level) {
        for (std::size_t node = 0; node < level.nodes.size(); ++node) structure_.add(label(VertexKind::node));
        for (const Kind& kind : level.kinds) add_kind(kind);
        std::map<std::tuple<int, int, bool, std::optional<std::size_t>>, std::uint64_t> counts;
        for (const Edge& edge : level.edges) {
            const bool turn = edge.both_ways && edge.to < edge.from;
            const auto condition =
                edge.condition ? std::optional(add_condition(*edge.condition)) : std::nullopt;
            ++counts[{turn ? edge.to : edge.from, turn ? edge.from : edge.to, edge.both_ways, condition}];
        }
        for (const auto& [edge, count] : counts) add_edge(edge, count);
    }

    [[nodiscard]] std::vector<std::size_t> order() const { return canonical_order(structure_); }

  private:
    void connect(std::size_t from, int to, std::uint64_t with) {
        structure_.arcs.push_back({from, static_cast<std::size_t>(to), with});
    }

    void add_kind(const Kind& kind) {
        std::map<int, std::uint64_t> here;
        for (const int node : kind.starts) here[node] += 1;
        for (const int node : kind.goals) here[node] += 1 << 8;
        const std::size_t vertex = structure_.add(label(VertexKind::token));
        for (const auto& [node, counts] : here) connect(vertex, node, counts);
    }

    std::size_t add_condition(const Condition& condition) {
        if (condition.op == Condition::Op::node) return static_cast<std::size_t>(condition.node);
        std::map<std::size_t, std::uint64_t> operands;
        for (const Condition& part : condition.parts) ++operands[add_condition(part)];
        const VertexKind kind = condition.op == Condition::Op::all   ? VertexKind::all
                                : condition.op == Condition::Op::any ? VertexKind::any
                                                                     : VertexKind::negation;
        const auto [known, is_new] = conditions_.try_emplace({kind, operands}, structure_.labels.size());
        if (!is_new) return known->second;
        const std::size_t vertex = structure_.add(label(kind));
        for (const auto& [operand, count] : operands) structure_.arcs.push_back({vertex, operand, count});
        return vertex;
    }

    void add_edge(const std::tuple<int, int, bool, std::optional<std::size_t>>& edge, std::uint64_t count) {
        const auto& [from, to, both_ways, condition] = edge;
        const std::size_t vertex = structure_.add(count << 8 | label(VertexKind::edge));
        connect(vertex, from, label(both_ways ? Role::either_end : Role::from));
        connect(vertex, to, label(both_ways ? Role::either_end : Role::to));
        if (condition) structure_.arcs.push_back({vertex, *condition, label(Role::condition)});
    }

    Structure structure_;  ///< nodes first, then token names
    std::map<std::pair<VertexKind, std::map<std::size_t, std::uint64_t>>, std::size_t> conditions_;
};

std::string text_of(const Condition& condition) {
    return print_condition(condition, code_operators, [](int node) { return fmt::format("{}", node); });
}

/// With new numbers, and operands in order.
Condition renumbered(Condition condition, const std::vector<int>& numbers) {
    if (condition.op == Condition::Op::node)
        condition.node = numbers[static_cast<std::size_t>(condition.node)];
    std::vector<std::pair<std::string, Condition>> parts;
    for (Condition& part : condition.parts) {
        part = renumbered(std::move(part), numbers);
        parts.emplace_back(text_of(part), std::move(part));
    }
    std::sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < parts.size(); ++i) condition.parts[i] = std::move(parts[i].second);
    return condition;
}

void renumber(std::vector<int>& nodes, const std::vector<int>& numbers) {
    for (int& node : nodes) node = numbers[static_cast<std::size_t>(node)];
    std::sort(nodes.begin(), nodes.end());
}

std::vector<Edge> renumbered(std::vector<Edge> edges, const std::vector<int>& numbers) {
    std::vector<std::pair<std::string, Edge>> named;
    for (Edge& edge : edges) {
        edge.from = numbers[static_cast<std::size_t>(edge.from)];
        edge.to = numbers[static_cast<std::size_t>(edge.to)];
        if (edge.both_ways && edge.to < edge.from) std::swap(edge.from, edge.to);
        if (edge.condition) edge.condition = renumbered(*edge.condition, numbers);
        named.emplace_back(edge.condition ? text_of(*edge.condition) : "", std::move(edge));
    }
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) {
        return std::tie(a.second.from, a.second.to, a.second.both_ways, a.first) <
               std::tie(b.second.from, b.second.to, b.second.both_ways, b.first);
    });
    for (std::size_t i = 0; i < named.size(); ++i) edges[i] = std::move(named[i].second);
    return edges;
}

}  // namespace

Level canonical(const Level& level) {
    Level result;
    std::vector<int> numbers(level.nodes.size());
    for (const std::size_t vertex : LevelStructure(level).order()) {
        if (vertex < level.nodes.size()) {
            numbers[vertex] = static_cast<int>(result.nodes.size());
            result.nodes.push_back({fmt::format("{}", result.nodes.size() + 1), {}});
        } else if (const std::size_t kind = vertex - level.nodes.size(); kind < level.kinds.size()) {
            result.kinds.push_back(level.kinds[kind]);
            result.kinds.back().name = std::string(1, static_cast<char>('A' + result.kinds.size() - 1));
        }
    }
    for (Kind& kind : result.kinds) {
        renumber(kind.starts, numbers);
        renumber(kind.goals, numbers);
    }
    result.edges = renumbered(level.edges, numbers);
    return result;
}

}  // namespace decant::puzzles::dog_bunny
