// A plan is written in lines that fit and that read back as the same plan.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"
#include "base/text.hpp"
#include "present/text.hpp"

namespace decant::api {
namespace {

std::vector<puzzles::Step> steps(int count) {
    std::vector<puzzles::Step> steps;
    for (int i = 0; i < count; ++i)
        steps.push_back({std::to_string(i + 1) + ">" + std::to_string(i + 2), {}, ""});
    return steps;
}

Level level() { return *load("water2:AB/BA/-", {}); }

TEST(PlanLines, KeepToTheWidth) {
    const std::string text =
        present::plan_lines(level().puzzle(), steps(40), {present::ColorDepth::none, 20});
    for (const base::Line& line : base::lines_of(text)) {
        EXPECT_LE(line.text.size(), 20U);
        EXPECT_EQ(line.text, base::trim(line.text));
    }
    EXPECT_EQ(base::lines_of(text).front().text, "1>2 2>3 3>4 4>5 5>6");
}

TEST(PlanLines, ReadBackAsThePlan) {
    std::vector<puzzles::Move> moves;
    for (const auto& step : steps(40)) moves.push_back(step.move);
    for (const int width : {1, 20, 80})
        EXPECT_EQ(solution::read_plan(
                      level().puzzle().start(),
                      present::plan_lines(level().puzzle(), steps(40), {present::ColorDepth::none, width}))
                      ->moves,
                  moves);
    EXPECT_EQ(solution::read_plan(level().puzzle().start(), present::plan_line(steps(40)))->moves, moves);
}

TEST(PlanLines, AreNoneForNoMoves) {
    EXPECT_EQ(present::plan_lines(level().puzzle(), {}, {}), "");
    EXPECT_EQ(present::plan_line({}), "\n");
}

}  // namespace
}  // namespace decant::api
