// Maps with conditions, tokens and goals.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/make.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "base/order_by.hpp"
#include "puzzles/dog_bunny/search/space.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Above 0 where a, b, c turn left, below where they turn right, 0 where they lie on a line.
int turn(GridPoint a, GridPoint b, GridPoint c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool lies_between(GridPoint p, GridPoint a, GridPoint b) {
    return turn(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) &&
           std::min(a.y, b.y) <= p.y && p.y <= std::max(a.y, b.y);
}

class MapBuilder {
  public:
    MapBuilder(int points, base::Random& random) : parts_(static_cast<std::size_t>(points)) {
        std::iota(parts_.begin(), parts_.end(), 0);
        int side = 2;
        while ((side - 1) * (side - 1) < points) ++side;
        std::vector<int> cells(static_cast<std::size_t>(side * side));
        std::iota(cells.begin(), cells.end(), 0);
        random.shuffle(cells);
        for (int i = 0; i < points; ++i) {
            const int cell = cells[static_cast<std::size_t>(i)];
            map_.points.push_back({cell % side, cell / side});
        }
        for (int a = 0; a < points; ++a) {
            for (int b = a + 1; b < points; ++b) pairs_.emplace_back(a, b);
        }
        base::order_by(pairs_, [&](const auto& pair) { return length(pair); });
    }

    PlanarMap build(int extra, base::Random& random) {
        std::vector<std::pair<int, int>> left;
        for (const auto& pair : pairs_) {
            const int part = parts_[static_cast<std::size_t>(pair.second)];
            const int joined = parts_[static_cast<std::size_t>(pair.first)];
            if (part == joined || !fits(pair)) {
                left.push_back(pair);
                continue;
            }
            map_.edges.push_back(pair);
            std::replace(parts_.begin(), parts_.end(), part, joined);
        }
        for (const auto& pair : left) {
            if (extra == 0) break;
            // Not always the shortest, or all maps would be grids.
            if (random.below(3) == 0 || !fits(pair)) continue;
            map_.edges.push_back(pair);
            --extra;
        }
        return std::move(map_);
    }

  private:
    [[nodiscard]] GridPoint point(int index) const { return map_.points[static_cast<std::size_t>(index)]; }

    [[nodiscard]] int length(const std::pair<int, int>& pair) const {
        const int x = point(pair.first).x - point(pair.second).x;
        const int y = point(pair.first).y - point(pair.second).y;
        return x * x + y * y;
    }

    [[nodiscard]] bool fits(const std::pair<int, int>& pair) const {
        const GridPoint a = point(pair.first);
        const GridPoint b = point(pair.second);
        for (int p = 0; p < static_cast<int>(map_.points.size()); ++p) {
            if (p != pair.first && p != pair.second && lies_between(point(p), a, b)) return false;
        }
        return std::none_of(map_.edges.begin(), map_.edges.end(), [&](const auto& edge) {
            const bool touches = edge.first == pair.first || edge.first == pair.second ||
                                 edge.second == pair.first || edge.second == pair.second;
            const GridPoint c = point(edge.first);
            const GridPoint d = point(edge.second);
            return !touches && (turn(a, b, c) > 0) != (turn(a, b, d) > 0) &&
                   (turn(c, d, a) > 0) != (turn(c, d, b) > 0);
        });
    }

    PlanarMap map_;
    std::vector<int> parts_;  ///< a number for each point, equal where they are connected
    std::vector<std::pair<int, int>> pairs_;
};

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

/// Short edges first, each kept only if it crosses none. In whole numbers, so the same on every machine.
PlanarMap planar_map(int points, int extra, base::Random& random) {
    return MapBuilder(points, random).build(extra, random);
}

Level deal(const Recipe& recipe, base::Random& random) {
    const int nodes = recipe.number(nodes_key);
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
    level.kinds = token_names(recipe.number(tokens_key));
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
    return level_at(std::move(level), state);
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
