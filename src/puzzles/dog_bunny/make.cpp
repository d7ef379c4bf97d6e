// Maps with conditions, tokens and goals.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/make.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "puzzles/dog_bunny/planar_map.hpp"
#include "puzzles/dog_bunny/recipe.hpp"
#include "puzzles/dog_bunny/space.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::array names = {"house", "tree",  "well",  "carrot", "bone",  "pond",   "barn",  "gate",
                              "hill",  "bush",  "stump", "bridge", "field", "rock",   "mill",  "nest",
                              "shed",  "fence", "creek", "garden", "path",  "burrow", "stone", "log"};

Condition node(int number) { return {Condition::Op::node, number, {}}; }

/// A node that says something about an open edge: where the token stands that moves is always occupied.
int any_node(const Edge& edge, int nodes, base::Random& random) {
    int number = random.between(0, nodes - 1);
    while (number == edge.from || (edge.both_ways && number == edge.to))
        number = random.between(0, nodes - 1);
    return number;
}

SharedCondition any_condition(const Edge& edge, int nodes, base::Random& random) {
    if (nodes < 3) return {};
    const std::size_t kind = random.below(6);
    Condition first = node(any_node(edge, nodes, random));
    if (random.below(2) == 0) first = Condition{Condition::Op::negation, 0, {first}};
    if (kind < 4) return first;
    Condition second = node(any_node(edge, nodes, random));
    const int one = first.op == Condition::Op::node ? first.node : first.parts.front().node;
    if (second.node == one) return first;
    if (random.below(2) == 0) second = Condition{Condition::Op::negation, 0, {second}};
    return Condition{kind == 4 ? Condition::Op::all : Condition::Op::any, 0, {first, second}};
}

std::vector<Kind> token_names(int tokens) {
    const int dogs = tokens / 3;
    std::vector<Kind> kinds{{"bunny", std::vector<int>(static_cast<std::size_t>(tokens - dogs)), {}}};
    if (dogs > 0) kinds.push_back({"dog", std::vector<int>(static_cast<std::size_t>(dogs)), {}});
    return kinds;
}

void place(std::vector<int>& places, int nodes, base::Random& random) {
    for (int& place : places) place = random.between(0, nodes - 1);
    std::sort(places.begin(), places.end());
}

void use_state(Level& level, const State& state) {
    std::size_t token = 0;
    for (Kind& kind : level.kinds) {
        for (int& place : kind.starts) place = state.nodes[token++];
    }
}

void change_edge(Level& level, base::Random& random) {
    if (level.edges.empty()) return;
    const int nodes = static_cast<int>(level.nodes.size());
    Edge& edge = level.edges[random.below(level.edges.size())];
    if (random.below(5) == 0) {
        if (random.below(2) == 0) std::swap(edge.from, edge.to);
        edge.both_ways = !edge.both_ways;
        edge.condition.reset();
    }
    if (random.below(4) == 0)
        edge.condition.reset();
    else
        edge.condition = any_condition(edge, nodes, random);
}

}  // namespace

Level deal(const Recipe& recipe, base::Random& random) {
    const int nodes = nodes_in(recipe);
    Level level;
    const int extra = random.between(nodes / 4, nodes / 2 + 1);
    const PlanarMap map = planar_map(nodes, extra, random);
    for (std::size_t i = 0; i < map.points.size(); ++i) {
        const Point position{static_cast<double>(map.points[i].x), static_cast<double>(map.points[i].y)};
        level.nodes.push_back({i < names.size() ? names[i] : fmt::format("place-{}", i + 1), position});
    }
    for (const auto& [from, to] : map.edges) {
        const bool turned = random.below(2) == 0;
        Edge edge{turned ? to : from, turned ? from : to, random.below(5) != 0, {}};
        if (random.below(2) == 0) edge.condition = any_condition(edge, nodes, random);
        level.edges.push_back(std::move(edge));
    }
    level.kinds = token_names(tokens_in(recipe));
    for (Kind& kind : level.kinds) {
        kind.goals = kind.starts;
        place(kind.starts, nodes, random);
        place(kind.goals, nodes, random);
    }
    return level;
}

Level unsolve(const Recipe& recipe, base::Random& random) {
    Level level = deal(recipe, random);
    for (Kind& kind : level.kinds) kind.starts = kind.goals;
    const Space space(level);
    State state = space.initial();
    for (int steps = random.between(50, 300); steps > 0; --steps) {
        std::vector<State> before;
        space.each_predecessor(state, [&](std::size_t, const State& other) { before.push_back(other); });
        if (before.empty()) break;
        state = before[random.below(before.size())];
    }
    use_state(level, state);
    return level;
}

Level varied(const Level& level, base::Random& random) {
    Level other = level;
    const int nodes = static_cast<int>(other.nodes.size());
    const std::size_t what = random.below(6);
    if (what < 4) {
        change_edge(other, random);
        return other;
    }
    Kind& kind = other.kinds[random.below(other.kinds.size())];
    std::vector<int>& places = what == 4 || kind.goals.empty() ? kind.starts : kind.goals;
    const std::size_t which = random.below(places.size());
    places[which] = random.between(0, nodes - 1);
    std::sort(places.begin(), places.end());
    return other;
}

}  // namespace decant::puzzles::dog_bunny
