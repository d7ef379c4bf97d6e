// Lemmas 5 and 18 to 19 of docs/proofs.md: units that come back, pours home, and plans without a tube.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "property/numbered_graph.hpp"

namespace audit {
namespace {

using reference::Abstraction;
using reference::Level;

bool is_plain(const std::string& tube) { return !tube.empty() && reference::runs(tube).size() == 1; }

bool has_a_tube(const Level& level, char color) {
    return std::any_of(level.tubes.begin(), level.tubes.end(),
                       [&](const std::string& tube) { return is_plain(tube) && tube.front() == color; });
}

/// The units of a tube that stay under BALL: its bottom run; with Lemma 5, less the units of the color above.
int staying(const std::string& tube, char color, bool counts_returns) {
    if (tube.empty() || tube.front() != color) return 0;
    const int run = reference::runs(tube).front();
    const auto above = std::count(tube.begin(), tube.end(), color) - run;
    return counts_returns ? std::max(0, run - static_cast<int>(above)) : run;
}

int most_staying(const Level& level, char color, bool counts_returns) {
    int most = 0;
    for (const std::string& tube : level.tubes) most = std::max(most, staying(tube, color, counts_returns));
    return most;
}

/// With one tube for each color: that of Lemma 3, Lemma 4 or Lemma 5.
int bound(const Level& level, const std::vector<char>& colors, bool counts_returns) {
    int bound = 0;
    for (const std::string& tube : level.tubes)
        bound += static_cast<int>(level.ball ? tube.size() : reference::runs(tube).size());
    for (const char color : colors) {
        const int most = most_staying(level, color, counts_returns);
        bound -= level.ball ? most : (most > 0 ? 1 : 0);
    }
    return bound;
}

TEST(Lemma5, WhatComesBackIsPartOfABoundThatIsConsistent) {
    int larger = 0;
    each_level_with_one_tube_each(41, 300, true, [&](const Level& level) {
        const std::vector<char> colors = Abstraction(level).colors();
        const NumberedGraph graph(level, Moves::of_one_unit, 400);
        for (std::size_t s = 0; s < graph.arcs.size(); ++s) {
            const int here = bound(graph.states[s], colors, true);
            ASSERT_GE(here, bound(graph.states[s], colors, false));
            larger += here > bound(graph.states[s], colors, false) ? 1 : 0;
            if (is_goal(graph.states[s])) {
                ASSERT_EQ(here, 0);
            }
            for (const Arc& arc : graph.arcs[s])
                ASSERT_LE(here, bound(graph.states[arc.to], colors, true) + 1)
                    << reference::code(graph.states[s]);
        }
    });
    EXPECT_GT(larger, 30);
}

/// The cheapest plans that leave a color a tube in each position, and those that at some time do not.
struct Split {
    std::vector<int> with, without;

    Split(const NumberedGraph& graph, char color) : with(graph.states.size(), unreachable), without(with) {
        for (std::size_t s = 0; s < graph.states.size(); ++s) {
            if (!has_a_tube(graph.states[s], color))
                without[s] = graph.distance[s];
            else if (is_goal(graph.states[s]))
                with[s] = 0;
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t s = graph.states.size(); s-- > 0;) {
                if (!has_a_tube(graph.states[s], color)) continue;
                for (const Arc& arc : graph.arcs[s]) {
                    changed |= lower(with[s], arc.cost + with[arc.to]);
                    changed |= lower(without[s], arc.cost + without[arc.to]);
                }
            }
        }
    }

  private:
    static bool lower(int& value, int other) {
        if (other >= value) return false;
        value = other;
        return true;
    }
};

struct Tally {
    int homes = 0, kept = 0, put_off = 0, owners = 0;
};

/// Lemma 19: the least cost of a plan without a tube beyond the bound; 0 where the lemma says nothing.
int least_without(const Level& state, std::size_t home, char color, bool counts_returns) {
    int bottoms = 0, second = 0;
    for (std::size_t tube = 0; tube < state.tubes.size(); ++tube) {
        const std::string& units = state.tubes[tube];
        bottoms += !units.empty() && units.front() == color ? 1 : 0;
        if (tube != home) second = std::max(second, staying(units, color, counts_returns));
    }
    if (!state.ball) return bottoms == 1 ? 1 : 0;
    return 2 * static_cast<int>(state.tubes[home].size()) - second;
}

void check(const NumberedGraph& graph, Abstraction& abstraction, char color, bool counts_returns,
           Tally& tally) {
    const Split split(graph, color);
    for (std::size_t s = 0; s < graph.states.size(); ++s) {
        const Level& state = graph.states[s];
        const auto moves = pours(state);
        for (std::size_t number = 0; number < moves.size(); ++number) {
            const auto& [from, to, units] = moves[number];
            const std::string& home = state.tubes[to];
            if (!is_plain(home) || home.front() != color) continue;
            if (state.ball && most_staying(state, color, counts_returns) > static_cast<int>(home.size()))
                continue;
            ++tally.homes;
            if (split.with[s] == graph.distance[s] && graph.distance[s] != unreachable) {
                const Arc& arc = graph.arcs[s][number];
                ASSERT_EQ(arc.cost + graph.distance[arc.to], graph.distance[s]) << reference::code(state);
                ++tally.kept;
            }
            const int more = least_without(state, to, color, counts_returns);
            ASSERT_GE(split.without[s], bound(state, abstraction.colors(), counts_returns) + more)
                << reference::code(state);
            tally.put_off += more > 0 && split.without[s] < unreachable ? 1 : 0;
            if (abstraction.owns_a_tube_for_good(abstraction.left(state), color)) {
                ASSERT_GE(split.without[s], unreachable) << reference::code(state);
                ++tally.owners;
            }
        }
    }
}

TEST(Lemmas18And19, APourHomeComesFirstUnlessAPlanLeavesItsColorWithoutATube) {
    Tally tally;
    for (const bool ball : {false, true}) {
        each_level_with_one_tube_each(42, 130, ball, [&](const Level& level) {
            const NumberedGraph graph(level, ball ? Moves::pours_by_units : Moves::pours, 300);
            if (!graph.is_whole) return;
            Abstraction abstraction(level);
            for (const char color : abstraction.colors()) {
                check(graph, abstraction, color, false, tally);
                if (ball) check(graph, abstraction, color, true, tally);
                if (testing::Test::HasFatalFailure()) return;
            }
        });
    }
    EXPECT_GT(tally.homes, 1'000);
    EXPECT_GT(tally.kept, 1'000);
    EXPECT_GT(tally.put_off, 100);
    EXPECT_GT(tally.owners, 100);
}

}  // namespace
}  // namespace audit
