// Theorems 1 and 2 of docs/proofs.md: tables and closed sets, on random graphs.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.hpp"

namespace {

using decant::base::Random;

constexpr int infinity = 1'000'000;

/// States that lead to others, each move at the cost of 1.
struct RandomGraph {
    explicit RandomGraph(Random& random) {
        const auto states = static_cast<std::size_t>(random.between(3, 12));
        for (std::size_t s = 0; s < states; ++s) {
            goal.push_back(random.below(6) == 0);
            auto& to = next.emplace_back();
            for (int moves = random.between(0, 3); moves > 0; --moves) to.push_back(random.below(states));
        }
        distance.assign(states, infinity);
        for (std::size_t round = 0; round <= states; ++round) {
            for (std::size_t s = 0; s < states; ++s) {
                if (goal[s]) distance[s] = 0;
                for (const std::size_t to : next[s])
                    distance[s] = std::min({infinity, distance[s], distance[to] + 1});
            }
        }
    }

    std::vector<bool> goal;
    std::vector<std::vector<std::size_t>> next;
    std::vector<int> distance;
};

/// The largest value that a table may have for a state, by its successors.
int most_by_successors(const RandomGraph& graph, const std::vector<int>& h, const std::vector<int>& table,
                       std::size_t s) {
    if (graph.goal[s]) return 0;
    int least = infinity;
    for (const std::size_t to : graph.next[s]) least = std::min(least, std::max(h[to], table[to]));
    return std::min(infinity, least + 1);
}

TEST(Theorem1, ATableThatEachSuccessorBearsOutNeverExceedsTheDistance) {
    Random random(31);
    int says_more = 0, says_infinity = 0;
    for (int count = 0; count < 2'000; ++count) {
        const RandomGraph graph(random);
        std::vector<int> h, table;
        for (const int distance : graph.distance) {
            h.push_back(random.between(0, std::min(distance, 3)));
            table.push_back(random.below(4) == 0 ? infinity : random.between(0, 8));
        }
        // Lowered until it is one.
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t s = 0; s < table.size(); ++s) {
                const int most = most_by_successors(graph, h, table, s);
                if (table[s] <= most) continue;
                table[s] = most;
                changed = true;
            }
        }
        for (std::size_t s = 0; s < table.size(); ++s) {
            ASSERT_LE(std::max(h[s], table[s]), graph.distance[s]);
            says_more += table[s] > h[s] ? 1 : 0;
            says_infinity += table[s] == infinity ? 1 : 0;
        }
    }
    EXPECT_GT(says_more, 1'000);
    EXPECT_GT(says_infinity, 100);
}

TEST(Theorem2, AClosedSetWithoutAGoalProvesThatThereIsNoPlan) {
    Random random(32);
    int proofs = 0;
    for (int count = 0; count < 2'000; ++count) {
        const RandomGraph graph(random);
        std::vector<bool> in(graph.goal.size());
        in[0] = true;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t s = 0; s < in.size(); ++s) {
                for (const std::size_t to : graph.next[s]) {
                    changed = changed || (in[s] && !in[to]);
                    if (in[s]) in[to] = true;
                }
            }
        }
        bool has_goal = false;
        for (std::size_t s = 0; s < in.size(); ++s) has_goal = has_goal || (in[s] && graph.goal[s]);
        if (has_goal) continue;
        ASSERT_EQ(graph.distance[0], infinity);
        ++proofs;
    }
    EXPECT_GT(proofs, 500);
}

}  // namespace
