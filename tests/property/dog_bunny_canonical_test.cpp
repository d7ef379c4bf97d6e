// Canonical maps: equal for levels that are the same up to the names of nodes and tokens, and only for those.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/canonical.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <tuple>

#include "property/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

Condition renamed(Condition condition, const std::vector<int>& numbers, base::Random& random) {
    if (condition.op == Condition::Op::node)
        condition.node = numbers[static_cast<std::size_t>(condition.node)];
    for (Condition& part : condition.parts) part = renamed(std::move(part), numbers, random);
    random.shuffle(condition.parts);
    return condition;
}

/// The same level with other numbers and names, and everything in another order.
Level disguised(const Level& level, base::Random& random) {
    std::vector<int> numbers(level.nodes.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    random.shuffle(numbers);
    Level other = level;
    for (std::size_t i = 0; i < other.nodes.size(); ++i)
        other.nodes[i] = {fmt::format("x{}", i), Point{1, 2}};
    for (Edge& edge : other.edges) {
        edge.from = numbers[static_cast<std::size_t>(edge.from)];
        edge.to = numbers[static_cast<std::size_t>(edge.to)];
        if (edge.both_ways && random.below(2) == 0) std::swap(edge.from, edge.to);
        if (edge.condition) edge.condition = renamed(*edge.condition, numbers, random);
    }
    for (Kind& kind : other.kinds) {
        kind.name += "-too";
        for (auto* nodes : {&kind.starts, &kind.goals}) {
            for (int& node : *nodes) node = numbers[static_cast<std::size_t>(node)];
            std::sort(nodes->begin(), nodes->end());
        }
    }
    random.shuffle(other.edges);
    random.shuffle(other.kinds);
    return other;
}

RC_GTEST_PROP(DogBunnyCanonical, IgnoresNamesAndOrder, ()) {
    base::Random random = any_random();
    const Level level = random_level(random);
    RC_ASSERT(canonical(level) == canonical(disguised(level, random)));
    RC_ASSERT(canonical(canonical(level)) == canonical(level));
}

/// A small level in numbers: for each pair of nodes a way (none, there, back, both) and its condition (none
/// or a node), and the start and the goal of one token.
struct Small {
    std::vector<std::tuple<int, int, bool, int>> edges;
    int start = 0;
    int goal = 0;

    friend auto operator<=>(const Small&, const Small&) = default;
};

constexpr int nodes = 3;
constexpr int open = -1;

Small renamed(const Small& small, const std::vector<int>& names) {
    const auto name = [&](int node) { return node == open ? open : names[static_cast<std::size_t>(node)]; };
    Small other{{}, name(small.start), name(small.goal)};
    for (const auto& [from, to, both, condition] : small.edges) {
        const bool turn = both && name(to) < name(from);
        other.edges.emplace_back(name(turn ? to : from), name(turn ? from : to), both, name(condition));
    }
    std::sort(other.edges.begin(), other.edges.end());
    return other;
}

Level level_of(const Small& small) {
    Level level;
    for (int node = 0; node < nodes; ++node) level.nodes.push_back({fmt::format("n{}", node), {}});
    for (const auto& [from, to, both, condition] : small.edges) {
        Edge edge{from, to, both, {}};
        if (condition != open) edge.condition = Condition{Condition::Op::node, condition, {}};
        level.edges.push_back(edge);
    }
    level.kinds.push_back({"k", {small.start}, {small.goal}});
    return level;
}

std::vector<Small> all_small_levels() {
    std::vector<Small> levels{{}};
    for (const auto& [a, b] : {std::pair{0, 1}, {0, 2}, {1, 2}}) {
        std::vector<Small> longer = levels;
        for (const Small& level : levels) {
            for (int condition = open; condition < nodes; ++condition) {
                for (int way = 0; way < 3; ++way) {
                    longer.push_back(level);
                    longer.back().edges.emplace_back(way == 1 ? b : a, way == 1 ? a : b, way == 2, condition);
                }
            }
        }
        levels = longer;
    }
    std::vector<Small> placed;
    for (Small level : levels) {
        for (level.start = 0; level.start < nodes; ++level.start) {
            for (level.goal = 0; level.goal < nodes; ++level.goal) placed.push_back(level);
        }
    }
    return placed;
}

TEST(DogBunnyCanonical, HasOneLevelForEachOrbitOfSmallOnes) {
    std::set<Small> orbits;
    std::set<std::string> keys;
    std::set<std::pair<Small, std::string>> pairs;
    for (const Small& small : all_small_levels()) {
        std::vector<int> names{0, 1, 2};
        std::vector<Small> orbit;
        do orbit.push_back(renamed(small, names));
        while (std::next_permutation(names.begin(), names.end()));
        const Small least = *std::min_element(orbit.begin(), orbit.end());
        const Level level = canonical(level_of(small));
        std::string key = fmt::format("{} {}", level.kinds[0].starts[0], level.kinds[0].goals[0]);
        for (const Edge& edge : level.edges) {
            key += fmt::format(" {},{},{},{}", edge.from, edge.to, edge.both_ways,
                               edge.condition ? edge.condition->node : open);
        }
        orbits.insert(least);
        keys.insert(key);
        pairs.insert({least, key});
    }
    EXPECT_EQ(orbits.size(), keys.size());
    EXPECT_EQ(orbits.size(), pairs.size());
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
