// The figures that are known of a level are reported, also where time ran out before all were measured.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

TEST(AnalysisJson, TellsTheDeadOfAGraphThatWasSeenWhole) {
    const Level level = *load("water2:AB/BA/-", {});
    Analysis analysis;
    analysis.survey.complete = true;
    analysis.survey.states = 8;
    analysis.survey.dead = 2;
    analysis.solvable = true;
    const std::string unmeasured = analysis_json(level, analysis);
    EXPECT_NE(unmeasured.find(R"("dead_share":0.25,)"), std::string::npos) << unmeasured;
    EXPECT_NE(unmeasured.find(R"("losing_share":null,)"), std::string::npos) << unmeasured;
}

}  // namespace
}  // namespace decant::api
