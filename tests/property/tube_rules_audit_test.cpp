// Over every small level with each rule of a tube, each set of hidden units, and complete tubes that lock:
// bounds are admissible and consistent, prunings lose nothing, and searches find the distance of the whole
// graph.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "property/audit.hpp"
#include "puzzles/tube_sort/parts.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"
#include "reference/small_levels.hpp"

namespace audit {
namespace {

using decant::puzzles::tube_sort::Bound;
using decant::puzzles::tube_sort::Pruning;

/// How often a claim was put to a test that it could have failed.
struct Tally {
    std::size_t states = 0;
    std::size_t dead = 0;
    std::size_t changed = 0;  ///< levels of which a rule changes the distance
    std::size_t larger = 0;   ///< levels of which the bound is larger than without hidden units
};

void audit(const reference::Level& level, Cost plain_distance, Tally& tally) {
    const Board board = board_of(level);
    const Space space(board, Pruning::none);
    const Bound bound(board, space);
    const Graph graph(space);
    const Cost distance = graph.distance.front();
    ASSERT_GE(distance, plain_distance) << reference::code(level);
    ASSERT_EQ(Graph(Space(board)).distance.front(), distance) << reference::code(level);
    const auto report = decant::puzzles::tube_sort::parts.search(board, {});
    ASSERT_EQ(report.outcome.plan ? report.outcome.plan->cost : dead, distance) << reference::code(level);
    for (std::size_t s = 0; s < graph.states.size(); ++s) {
        const Cost estimate = bound(graph.states[s]);
        ASSERT_LE(estimate, graph.distance[s]) << reference::code(level);
        for (const std::size_t next : graph.successors[s]) {
            ASSERT_LE(estimate, bound(graph.states[next]) + 1) << reference::code(level);
        }
        ++tally.states;
        tally.dead += graph.distance[s] == dead ? 1U : 0U;
    }
    tally.changed += distance > plain_distance ? 1U : 0U;
    const Board shown = without_hidden_units(board);
    const Space shown_space(shown);
    tally.larger += bound(space.initial()) > Bound(shown, shown_space)(shown_space.initial()) ? 1U : 0U;
}

Cost distance_of(const reference::Level& level) {
    return Graph(Space(board_of(level), Pruning::none)).distance.front();
}

/// Each rule that a tube may have, with these colors.
std::vector<reference::TubeRules> all_rules() {
    using Part = reference::TubeRules::Part;
    std::vector<reference::TubeRules> all;
    for (const char accepts : {'A', 'B', '-'}) all.push_back({accepts, true, false, {}});
    all.push_back({'*', false, false, {}});
    all.push_back({'*', true, true, {}});
    for (const Part part :
         {Part{'c', 'A', false}, Part{'n', 1, false}, Part{'n', 2, false}, Part{'m', 1, false},
          Part{'m', 2, false}, Part{'m', 2, true}, Part{'c', 'B', true}})
        all.push_back({'*', true, false, {part}});
    for (const Part part :
         {Part{'g', 1, false}, Part{'c', 'A', false}, Part{'m', 2, false}, Part{'m', 2, true}})
        all.push_back({'*', true, false, {}, {part}});
    return all;
}

const reference::Size sizes[] = {{{3, 3}, "AAAB"},         {{2, 2, 2}, "AABB"},      {{1, 2, 3}, "AAAB"},
                                 {{4, 4}, "AAABB"},        {{3, 3, 3}, "AAABB"},     {{2, 2, 2, 2}, "AABB"},
                                 {{2, 2, 2, 2}, "AAABB"},  {{3, 3, 3}, "AAABBB"},    {{2, 2, 2}, "AAAABB"},
                                 {{1, 2, 2, 3}, "AAAABB"}, {{2, 2, 2, 2}, "AABBCC"}, {{3, 3, 3, 3}, "AAABBB"},
                                 {{2, 2, 2, 2}, "AAAABB"}, {{1, 2, 3, 3}, "AAABBB"}};

TEST(TubeRulesAudit, OfEachRuleOfATubeLemmas43To45) {
    Tally tally;
    for (const reference::Size& size : sizes) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const Cost plain = distance_of(level);
            for (std::size_t tube = 0; tube < level.tubes.size(); ++tube) {
                for (const reference::TubeRules& rules : all_rules()) {
                    reference::Level ruled = level;
                    ruled.rules.resize(level.tubes.size());
                    ruled.rules[tube] = rules;
                    // Units that cannot fill tubes any more may have the weaker goal, which is nearer.
                    const bool has_weaker_goal = has_goal_full(level) && !has_goal_full(ruled);
                    ASSERT_NO_FATAL_FAILURE(audit(ruled, has_weaker_goal ? 0 : plain, tally));
                }
            }
        });
    }
    EXPECT_GT(tally.states, 500'000U);
    EXPECT_GT(tally.dead, 10'000U);
    EXPECT_GT(tally.changed, 5'000U);
}

TEST(TubeRulesAudit, OfCompleteTubesThatLockLemma49) {
    Tally tally;
    for (const reference::Size& size : reference::audited_sizes()) {
        if (size.units.size() > 7) continue;
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            reference::Level locking = level;
            locking.locks = true;
            ASSERT_NO_FATAL_FAILURE(audit(locking, distance_of(level), tally));
        });
    }
    EXPECT_GT(tally.states, 50'000U);
    EXPECT_GT(tally.changed, 10U);
}

TEST(TubeRulesAudit, OfAGoalOfOneColorLemma50) {
    Tally tally;
    for (const reference::Size& size : reference::audited_sizes()) {
        if (size.units.size() > 7) continue;
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            for (const char* color : {"A", "B"}) {
                reference::Level some = level;
                some.sorts = color;
                if (size.units.find(color) == std::string::npos) continue;
                ASSERT_NO_FATAL_FAILURE(audit(some, 0, tally));
            }
        });
    }
    EXPECT_GT(tally.states, 50'000U);
    EXPECT_GT(tally.dead, 10U);
}

TEST(TubeRulesAudit, OfEachSetOfHiddenUnitsLemmas46To48) {
    Tally tally;
    for (const reference::Size& size : sizes) {
        if (size.units.size() > 5) continue;
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const Cost plain = distance_of(level);
            for (unsigned choice = 0; choice < (8U << size.units.size()); ++choice) {
                reference::Level hiding = level;
                hiding.hiding = {true, (choice & 1) != 0, (choice & 2) != 0, (choice & 4) != 0};
                unsigned hidden = choice >> 3;
                for (std::string& tube : hiding.tubes) {
                    for (char& unit : tube) {
                        if ((hidden & 1) != 0) unit = static_cast<char>(unit - 'A' + 'a');
                        hidden >>= 1;
                    }
                }
                ASSERT_NO_FATAL_FAILURE(audit(hiding, plain, tally));
            }
        });
    }
    EXPECT_GT(tally.states, 100'000U);
    EXPECT_GT(tally.changed, 1'000U);
    EXPECT_GT(tally.larger, 1'000U);
}

}  // namespace
}  // namespace audit
