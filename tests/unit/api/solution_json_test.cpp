// The JSON of solve keeps its contract: which keys are there, and which are null.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using nlohmann::json;

json answer(std::string_view code, const SolveOptions& options = {}) {
    const Level level = *load(code, {});
    return json::parse(solution_json(level, *solve(level, options)));
}

TEST(SolutionJson, HasThePlanAndItsProof) {
    const json object = answer("water2:AB/BA/-");
    EXPECT_EQ(object["decant"], 1);
    EXPECT_EQ(object["family"], "tube_sort");
    EXPECT_EQ(object["rules"], "water");
    EXPECT_EQ(object["status"], "solved");
    EXPECT_EQ(object["claim"], "optimal");
    EXPECT_EQ(object["length"], 3);
    EXPECT_EQ(object["lower_bound"], 3);
    ASSERT_EQ(object["moves"].size(), 3U);
    const json& move = object["moves"][0];
    EXPECT_TRUE(move["from"].is_number_integer() && move["to"].is_number_integer());
    EXPECT_TRUE(move["color"] == "A" || move["color"] == "B");
    EXPECT_EQ(move["units"], 1);
    for (const char* key : {"algorithm", "expanded", "generated", "seconds", "peak_memory_bytes"})
        EXPECT_TRUE(object["stats"].contains(key)) << key;
    EXPECT_FALSE(object.contains("advice"));
    EXPECT_FALSE(object.contains("level"));
}

TEST(SolutionJson, OfAnUnsolvableLevelHasNullsAndAdvice) {
    const json object = answer("water2:AB/BA");
    EXPECT_EQ(object["status"], "unsolvable");
    EXPECT_TRUE(object["claim"].is_null());
    EXPECT_TRUE(object["lower_bound"].is_null());
    EXPECT_FALSE(object.contains("length"));
    EXPECT_FALSE(object.contains("moves"));
    EXPECT_TRUE(object["advice"]["upside_down"].is_null());
    EXPECT_EQ(object["advice"]["extra_tubes"], json({{"count", 1}, {"length", 3}}));
    EXPECT_EQ(object["advice"]["levels"], json({{"extra_tubes", "water2:AB/BA/-"}}));
    EXPECT_EQ(object["advice"]["helps"], json({{"upside_down", false}, {"extra_tubes", true}}));
}

TEST(SolutionJson, LeavesOutAdviceThatNobodyAskedFor) {
    SolveOptions options;
    options.advice_seconds = 0;
    EXPECT_FALSE(answer("water2:AB/BA", options).contains("advice"));
    options = {};
    options.advice = false;
    EXPECT_FALSE(answer("water2:AB/BA", options).contains("advice"));
}

TEST(SolutionJson, AdviceNamesLevelsThatTakeWhatItSays) {
    for (const char* stuck : {"water3:ABB/BA^2/A^1", "water4:BCDA/BCDB/CADA/DBCA/-"}) {
        const json advice = answer(stuck)["advice"];
        ASSERT_FALSE(advice["levels"].empty()) << stuck;
        for (const auto& [word, code] : advice["levels"].items()) {
            const json length = advice[word].is_object() ? advice[word]["length"] : advice[word];
            EXPECT_EQ(answer(code.get<std::string>())["length"], length) << code;
        }
    }
}

TEST(SolutionJson, OfAnUnknownLevelClaimsNothing) {
    SolveOptions options;
    options.nodes = 1;
    const json object = answer("water4:ABCD/BCDA/CDAB/DABC/-/-", options);
    EXPECT_EQ(object["status"], "unknown");
    EXPECT_EQ(object["claim"], "none");
    EXPECT_EQ(object["limit"], "nodes");
    EXPECT_GE(object["lower_bound"], 1);
    EXPECT_FALSE(object.contains("length"));
    EXPECT_FALSE(object.contains("advice"));
}

TEST(SolutionJson, RepeatsTheLineOfABatch) {
    const Level level = *load("water2:AA/-", {});
    const json object = json::parse(solution_json(level, *solve(level, {}), "water2:AA/- \xFF"));
    EXPECT_EQ(object["level"], "water2:AA/- \uFFFD");
    EXPECT_EQ(object["length"], 0);
}

TEST(SolutionJson, IsOneLine) {
    const Level level = *load("decant tube-sort 1\n\"a b\" x\nx \"a b\"\n-\n", {});
    const std::string text = solution_json(level, *solve(level, {}));
    EXPECT_EQ(text.find('\n'), text.size() - 1);
}

}  // namespace
}  // namespace decant::api
