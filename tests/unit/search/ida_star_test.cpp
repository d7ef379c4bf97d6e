// IDA* exhausts a graph that fits into its table, finds cheapest plans even if it forgets states, and claims
// nothing else.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "base/hash.hpp"
#include "sanitized.hpp"
#include "search/ida_star.hpp"

namespace decant::search {
namespace {

/// Tiles 1 to 8 in 3 × 3 cells, row by row; 0 is the blank. The goal is 0 1 2 ... 8.
struct EightPuzzle {
    struct State {
        std::array<std::uint8_t, 9> tiles{};
        std::uint8_t blank = 0;
        friend bool operator==(const State&, const State&) = default;
        friend std::uint64_t hash_value(const State& state) {
            std::uint64_t packed = 0;
            for (const std::uint8_t tile : state.tiles) packed = packed << 4 | tile;
            return base::mix(packed);
        }
    };
    using Action = std::uint8_t;  ///< the cell whose tile slides
    State start;

    [[nodiscard]] State initial() const { return start; }
    [[nodiscard]] bool is_goal(const State& state) const {
        for (std::uint8_t cell = 0; cell < 9; ++cell) {
            if (state.tiles[cell] != cell) return false;
        }
        return true;
    }
    [[nodiscard]] std::vector<Action> actions(const State& state) const {
        std::vector<Action> cells;
        const auto add = [&](int cell) { cells.push_back(static_cast<Action>(cell)); };
        if (state.blank >= 3) add(state.blank - 3);
        if (state.blank % 3 > 0) add(state.blank - 1);
        if (state.blank % 3 < 2) add(state.blank + 1);
        if (state.blank < 6) add(state.blank + 3);
        return cells;
    }
    [[nodiscard]] Cost cost(const State&, Action) const { return 1; }
    [[nodiscard]] State apply(State state, Action cell) const {
        std::swap(state.tiles[state.blank], state.tiles[cell]);
        state.blank = cell;
        return state;
    }
    [[nodiscard]] const State& key(const State& state) const { return state; }
};

struct ManhattanDistance {
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;
    Cost operator()(const EightPuzzle::State& state) const {
        Cost sum = 0;
        for (int cell = 0; cell < 9; ++cell) {
            const int tile = state.tiles[static_cast<std::size_t>(cell)];
            if (tile != 0) sum += std::abs(tile / 3 - cell / 3) + std::abs(tile % 3 - cell % 3);
        }
        return sum;
    }
};

constexpr EightPuzzle unsolvable{{{1, 0, 2, 3, 4, 5, 6, 8, 7}, 1}};
constexpr std::uint64_t positions = 181'440;

TEST(IdaStar, ProvesThatAnEightPuzzleCannotBeSolved) {
    RunControl control;
    control.limits.nodes = 12 * positions;
    const auto outcome = ida_star(unsolvable, ManhattanDistance{}, control);
    EXPECT_EQ(outcome.ending, Ending::unsolvable);
    EXPECT_GE(outcome.statistics.expanded, positions);
}

TEST(IdaStar, ProvesNothingWhereTheGraphDoesNotFit) {
    RunControl control;
    control.limits.memory = std::size_t{1} << 20;
    control.limits.nodes = 4 * positions;
    const auto outcome = ida_star(unsolvable, ManhattanDistance{}, control);
    EXPECT_EQ(outcome.ending, Ending::limit_reached);
    EXPECT_EQ(outcome.limit, Limit::nodes);
    EXPECT_LE(outcome.statistics.peak_bytes, control.limits.memory);
}

/// Five nodes, of which the last one is the goal, and any edges between them.
struct FiveNodes {
    static constexpr int count = 5;
    struct State {
        int node = 0;
        friend bool operator==(const State&, const State&) = default;
        friend std::uint64_t hash_value(const State& state) {
            return base::mix(static_cast<std::uint64_t>(state.node));
        }
    };
    using Action = int;                                  ///< the node that an edge leads to
    std::array<std::array<Cost, count>, count> edges{};  ///< 0 where there is none

    [[nodiscard]] const std::array<Cost, count>& out_of(const State& state) const {
        return edges[static_cast<std::size_t>(state.node)];
    }
    [[nodiscard]] State initial() const { return {0}; }
    [[nodiscard]] bool is_goal(const State& state) const { return state.node == count - 1; }
    [[nodiscard]] std::vector<Action> actions(const State& state) const {
        std::vector<Action> targets;
        for (int to = 0; to < count; ++to) {
            if (out_of(state)[static_cast<std::size_t>(to)] > 0) targets.push_back(to);
        }
        return targets;
    }
    [[nodiscard]] Cost cost(const State& state, Action to) const {
        return out_of(state)[static_cast<std::size_t>(to)];
    }
    [[nodiscard]] State apply(const State&, Action to) const { return {to}; }
    [[nodiscard]] const State& key(const State& state) const { return state; }
};

using PerNode = std::array<Cost, FiveNodes::count>;

/// By relaxing until nothing changes (Bellman, Ford).
PerNode distances(const FiveNodes& graph) {
    PerNode nearest;
    nearest.fill(base::unreachable);
    nearest.back() = 0;
    for (int round = 0; round < FiveNodes::count; ++round) {
        for (std::size_t from = 0; from < nearest.size(); ++from) {
            for (std::size_t to = 0; to < nearest.size(); ++to) {
                if (graph.edges[from][to] > 0 && nearest[to] != base::unreachable)
                    nearest[from] = std::min(nearest[from], graph.edges[from][to] + nearest[to]);
            }
        }
    }
    return nearest;
}

struct Estimates {
    static constexpr bool admissible = true;
    static constexpr bool consistent = false;
    PerNode estimates{};
    Cost operator()(const FiveNodes::State& state) const {
        return estimates[static_cast<std::size_t>(state.node)];
    }
};

/// None, half of the distance, and the distance of some nodes alone: the last ones are not consistent.
std::vector<Estimates> admissible_estimates(const PerNode& nearest) {
    std::vector<Estimates> all(4);
    for (std::size_t node = 0; node < nearest.size(); ++node) {
        const Cost distance = nearest[node];
        all[1].estimates[node] = distance == base::unreachable ? 0 : distance / 2;
        all[2 + node % 2].estimates[node] = distance;
    }
    return all;
}

void expect_a_cheapest_plan(const FiveNodes& graph, const CompleteOutcome<int>& outcome, Cost distance) {
    ASSERT_EQ(outcome.ending, Ending::solved);
    Cost walked = 0;
    FiveNodes::State state = graph.initial();
    for (const int to : outcome.plan->actions) {
        walked += graph.cost(state, to);
        state = graph.apply(state, to);
    }
    EXPECT_TRUE(graph.is_goal(state));
    EXPECT_EQ(walked, distance);
    EXPECT_EQ(outcome.plan->cost, distance);
    EXPECT_EQ(outcome.lower_bound, distance);
}

using Search = IdaStar<FiveNodes, Estimates>;

/// A search whose table never has more than so many places.
CompleteOutcome<int> search_forgetfully(const FiveNodes& graph, const Estimates& estimates,
                                        std::size_t places, std::uint64_t nodes) {
    RunControl control;
    control.limits.nodes = nodes;
    control.limits.memory = places * sizeof(TranspositionTable<FiveNodes>::Place);
    return Search(graph, estimates, control, places).run();
}

void check(const FiveNodes& graph) {
    const PerNode nearest = distances(graph);
    for (const Estimates& estimates : admissible_estimates(nearest)) {
        std::vector<CompleteOutcome<int>> outcomes{Search(graph, estimates, {}).run()};
        for (const std::size_t places : {std::size_t{2}, std::size_t{4}})
            outcomes.push_back(search_forgetfully(graph, estimates, places, 300));
        if (nearest[0] == base::unreachable) {
            ASSERT_EQ(outcomes[0].ending, Ending::unsolvable);
            for (const auto& outcome : outcomes) ASSERT_NE(outcome.ending, Ending::solved);
            continue;
        }
        for (const auto& outcome : outcomes)
            ASSERT_NO_FATAL_FAILURE(expect_a_cheapest_plan(graph, outcome, nearest[0]));
        ASSERT_LE(search_forgetfully(graph, estimates, 2, 3).lower_bound, nearest[0]);
    }
}

/// Lemma 38 of docs/proofs.md. Edges out of the goal make no difference.
TEST(IdaStar, IsRightOnEveryGraphOfFiveNodes) {
    constexpr unsigned edges = (FiveNodes::count - 1) * (FiveNodes::count - 1);
    for (const bool is_weighted : {false, true}) {
        for (unsigned chosen = 0; chosen < 1U << edges; chosen += tests::one_of) {
            FiveNodes graph;
            for (unsigned edge = 0; edge < edges; ++edge) {
                const unsigned from = edge / (FiveNodes::count - 1);
                const unsigned to = edge % (FiveNodes::count - 1);
                const Cost weight = is_weighted ? static_cast<Cost>(1 + 3 * edge % 7) : 1;
                if ((chosen >> edge & 1) != 0) graph.edges[from][to + (to >= from ? 1 : 0)] = weight;
            }
            ASSERT_NO_FATAL_FAILURE(check(graph)) << "edges " << chosen << (is_weighted ? ", weighted" : "");
        }
    }
}

}  // namespace
}  // namespace decant::search
