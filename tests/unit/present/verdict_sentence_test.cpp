// The verdict is one true sentence for each way a search can end.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "present/text.hpp"

namespace decant::present {
namespace {

using solution::Claim;
using solution::Solution;

Solution found(base::Cost cost, base::Cost lower_bound, Claim claim) {
    Solution solution;
    solution.verdict = solution::Verdict::solved;
    solution.cost = cost;
    solution.lower_bound = lower_bound;
    solution.claim = claim;
    return solution;
}

TEST(Verdict, OfAnOptimalPlanSaysProved) {
    EXPECT_EQ(verdict_line(found(39, 39, Claim::optimal)), "Shortest: 39 moves. Proved.\n");
    EXPECT_EQ(verdict_line(found(1, 1, Claim::optimal)), "Shortest: 1 move. Proved.\n");
    EXPECT_EQ(verdict_line(found(0, 0, Claim::optimal)), "Already solved.\n");
}

TEST(Verdict, OfAnotherPlanClaimsNoMoreThanTheBound) {
    EXPECT_EQ(verdict_line(found(12, 7, Claim::none)), "Found: 12 moves; at least 7.\n");
    Solution bounded = found(12, 7, Claim::bounded);
    bounded.factor = 2;
    EXPECT_EQ(verdict_line(bounded), "Found: 12 moves, at most 2 times the shortest; at least 7.\n");
}

TEST(Verdict, OfAStoppedSearchSaysWhatStoppedIt) {
    Solution stopped = found(12, 7, Claim::none);
    stopped.limit = base::Limit::time;
    EXPECT_EQ(verdict_line(stopped), "Best so far: 12 moves; at least 7; stopped by the time limit.\n");
    stopped.limit = base::Limit::memory;
    EXPECT_NE(verdict_line(stopped).find("memory limit"), std::string::npos);
    stopped.limit = base::Limit::nodes;
    EXPECT_NE(verdict_line(stopped).find("node limit"), std::string::npos);
    stopped.cancelled = true;
    EXPECT_NE(verdict_line(stopped).find("interrupted"), std::string::npos);
}

TEST(Verdict, WithoutAPlanSaysWhatIsKnown) {
    Solution none;
    none.verdict = solution::Verdict::unsolvable;
    EXPECT_EQ(verdict_line(none), "Cannot be solved. Proved.\n");
    none.verdict = solution::Verdict::unknown;
    EXPECT_NE(verdict_line(none).find("cannot prove"), std::string::npos);
    none.limit = base::Limit::time;
    none.lower_bound = 9;
    const std::string line = verdict_line(none);
    EXPECT_NE(line.find("time limit"), std::string::npos);
    EXPECT_NE(line.find("If it can be solved, then in no fewer than 9 moves"), std::string::npos);
    none.solvable = true;
    none.limit = base::Limit::plan;
    EXPECT_EQ(verdict_line(none),
              "Not known: the plan found has more than 20000 moves. It can be solved, in no fewer than "
              "9 moves.\n");
}

TEST(Advice, HasALineForEachKind) {
    EXPECT_EQ(advice_line({"extra_tubes", true, 1, 40, Claim::optimal}),
              "With 1 more empty tube, it can be solved in 40 moves.\n");
    EXPECT_EQ(advice_line({"upside_down", true, 0, 1, Claim::optimal}),
              "Read upside down, it can be solved in 1 move.\n");
}

TEST(Advice, TellsWhatDoesNotHelpFromWhatIsNotKnown) {
    EXPECT_EQ(advice_line({"upside_down", false, 0, {}}), "Read upside down, it cannot be solved either.\n");
    EXPECT_EQ(advice_line({"upside_down", {}, 0, {}}),
              "It is not known whether it can be solved upside down.\n");
    EXPECT_EQ(advice_line({"extra_tubes", false, 2, {}}),
              "With 2 more empty tubes, it cannot be solved either.\n");
    EXPECT_EQ(advice_line({"extra_tubes", {}, 2, {}}),
              "It is not known whether up to 2 more empty tubes would help.\n");
    EXPECT_EQ(advice_line({"extra_tubes", {}, 1, {}}),
              "It is not known whether 1 more empty tube would help.\n");
    EXPECT_EQ(advice_line({"extra_tubes", true, 1, {}}), "With 1 more empty tube, it can be solved.\n");
}

TEST(Advice, CallsAPlanShortestOnlyWhereThatIsProved) {
    EXPECT_EQ(advice_line({"extra_tubes", true, 2, 43, Claim::none}),
              "With 2 more empty tubes, it can be solved in 43 moves or fewer.\n");
}

}  // namespace
}  // namespace decant::present
