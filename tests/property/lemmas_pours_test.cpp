// Lemmas 11 to 13 of docs/proofs.md: BALL by whole pours.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "property/numbered_graph.hpp"

namespace audit {
namespace {

using reference::Move;

/// All shortest plans of single moves, up to a number, as tubes from and to.
class ShortestPlans {
  public:
    template <class Use>
    static void each(const NumberedGraph& graph, int most, const Use& use) {
        std::vector<std::size_t> path{0};
        follow(graph, path, most, use);
    }

  private:
    template <class Use>
    static void follow(const NumberedGraph& graph, std::vector<std::size_t>& path, int& most,
                       const Use& use) {
        if (most <= 0 || testing::Test::HasFatalFailure()) return;
        const std::size_t here = path.back();
        if (graph.distance[here] == 0) {
            --most;
            use(path);
            return;
        }
        for (const Arc& arc : graph.arcs[here]) {
            if (graph.distance[arc.to] != graph.distance[here] - 1) continue;
            path.push_back(arc.to);
            follow(graph, path, most, use);
            path.pop_back();
        }
    }
};

/// The tubes that a move of one unit changed.
Move move_between(const reference::Level& before, const reference::Level& after) {
    Move move{0, 0, 1};
    for (std::size_t tube = 0; tube < before.tubes.size(); ++tube) {
        if (after.tubes[tube].size() < before.tubes[tube].size()) move.from = tube;
        if (after.tubes[tube].size() > before.tubes[tube].size()) move.to = tube;
    }
    return move;
}

/// How many moves left a run that kept units.
int check_delay(const NumberedGraph& graph, const std::vector<std::size_t>& plan) {
    std::vector<Move> moves;
    for (std::size_t at = 1; at < plan.size(); ++at)
        moves.push_back(move_between(graph.states[plan[at - 1]], graph.states[plan[at]]));
    int checked = 0;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        const std::string& left = graph.states[plan[at]].tubes[moves[at].from];
        int run = reference::runs(left).back() - 1;
        checked += run > 0 ? 1 : 0;
        for (std::size_t later = at + 1; later < moves.size() && run > 0; ++later) {
            EXPECT_NE(moves[later].to, moves[at].from);
            EXPECT_NE(moves[later].from, moves[at].to);
            run -= moves[later].from == moves[at].from ? 1 : 0;
        }
    }
    return checked;
}

TEST(Lemma11, UntilARunIsGoneNothingEntersItsTubeOrLeavesWhereItWent) {
    int checked = 0;
    each_random_level(LevelSource(12, 4), 500, [&](reference::Level level) {
        if (!level.ball) return;
        const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(level));
        const NumberedGraph graph(level, Moves::of_one_unit, 400);
        if (!graph.is_whole || graph.distance[0] == unreachable) return;
        ShortestPlans::each(graph, 100, [&](const auto& plan) { checked += check_delay(graph, plan); });
    });
    EXPECT_GT(checked, 500);
}

/// By the tubes of a state.
using Distances = std::map<std::vector<std::string>, int>;

Distances distances_of(const NumberedGraph& graph) {
    Distances distances;
    for (std::size_t s = 0; s < graph.states.size(); ++s)
        distances[graph.states[s].tubes] = graph.distance[s];
    return distances;
}

TEST(Lemma12, SomeShortestBallPlanBeginsWithAPour) {
    int checked = 0;
    each_random_level(LevelSource(13, 4), 150, [&](const reference::Level& level) {
        if (!level.ball) return;
        const NumberedGraph graph(level, Moves::of_one_unit, 500);
        if (!graph.is_whole) return;
        const Distances distance = distances_of(graph);
        for (std::size_t s = 0; s < graph.states.size(); ++s) {
            if (graph.distance[s] == 0 || graph.distance[s] == unreachable) continue;
            int least = unreachable;
            for (const Move& pour : pours(graph.states[s]))
                least = std::min(least, pour.units + distance.at(after(graph.states[s], pour).tubes));
            ASSERT_EQ(least, graph.distance[s]) << reference::code(graph.states[s]);
            ++checked;
        }
    });
    EXPECT_GT(checked, 2'000);
}

/// The cost of the cheapest plan that goes on with pours out of a tube until so many units have left it.
int by_whole_block(const Distances& distance, const reference::Level& level, std::size_t from, int units) {
    if (units == 0) return distance.at(level.tubes);
    int least = unreachable;
    for (const Move& pour : pours(level)) {
        if (pour.from != from) continue;
        least = std::min(least,
                         pour.units + by_whole_block(distance, after(level, pour), from, units - pour.units));
    }
    return least;
}

/// Whether some cheapest plan begins with a whole block, in each position; returns how many there were.
int check_whole_blocks(const reference::Level& level) {
    int checked = 0;
    const NumberedGraph graph(level, Moves::of_one_unit, 500);
    if (!graph.is_whole) return 0;
    const Distances distance = distances_of(graph);
    for (std::size_t s = 0; s < graph.states.size(); ++s) {
        if (graph.distance[s] == 0 || graph.distance[s] == unreachable) continue;
        const reference::Level& state = graph.states[s];
        int least = unreachable;
        for (std::size_t tube = 0; tube < state.tubes.size(); ++tube) {
            if (state.tubes[tube].empty()) continue;
            const int run = reference::runs(state.tubes[tube]).back();
            least = std::min(least, by_whole_block(distance, state, tube, run));
        }
        EXPECT_EQ(least, graph.distance[s]) << reference::code(state);
        ++checked;
    }
    return checked;
}

TEST(Lemma13, SomeShortestBallPlanBeginsWithAWholeBlock) {
    int checked = 0;
    each_level_with_one_tube_each(
        14, 60, true, [&](const reference::Level& level) { checked += check_whole_blocks(level); });
    EXPECT_GT(checked, 1'000);
}

TEST(Lemma42, WithTheGoalFullSomeShortestBallPlanBeginsWithAWholeBlock) {
    int checked = 0;
    each_random_level(LevelSource(15, 3), 1'000, [&](const reference::Level& level) {
        if (level.ball && has_goal_full(level)) checked += check_whole_blocks(level);
    });
    EXPECT_GT(checked, 1'000);
}

}  // namespace
}  // namespace audit
