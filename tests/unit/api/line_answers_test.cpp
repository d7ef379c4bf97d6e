// Answers of a batch are read back by their own keys, not by what stands in their texts.
// SPDX-License-Identifier: MIT
#include "api/line_answers.hpp"

#include <gtest/gtest.h>

#include <string>

#include "api/decant.hpp"

namespace decant::api {
namespace {

const std::string solved = R"({"decant":1,"level":"water2:AB/BA/-","status":"solved","claim":"optimal"})";

TEST(LineAnswer, IsAboutItsLevelAlone) {
    EXPECT_TRUE(is_about(solved, "water2:AB/BA/-"));
    EXPECT_FALSE(is_about(solved, "water2:AB/BA/"));
    EXPECT_FALSE(is_about(solved, "water2:AB/BA/--"));
    EXPECT_TRUE(is_about(R"({"level":"a \"b\"","error":"no"})", R"(a "b")"));
    EXPECT_TRUE(is_about(R"({"level":"\u200b","error":"no"})", "\xE2\x80\x8B"));
}

TEST(LineAnswer, IsNotAboutAnotherLevelThatItMentions) {
    EXPECT_FALSE(is_about(R"({"decant":1,"level":"a","hardest":{"length":1,"level":"b","x":1}})", "b"));
}

TEST(LineAnswer, HoldsItsLevelAsJson) {
    for (const char* line : {"water2:AB/BA/-", R"(a "quoted\" one)", "\xFF", "\xE2\x80\x8B", ""})
        EXPECT_EQ(level_of(error_json(line, "no")), level_text(line)) << line;
    EXPECT_EQ(level_of(R"({"error":"no"})"), "");
    EXPECT_EQ(level_of(R"({"level":"torn)"), "");
}

TEST(LineAnswer, IsTornWithoutItsEnd) {
    EXPECT_FALSE(is_about(solved.substr(0, solved.size() - 1), "water2:AB/BA/-"));
}

TEST(LineAnswer, IsDamagedWhereABlockOfTheFileIsEmpty) {
    std::string damaged = solved;
    damaged.replace(50, 4, 4, '\0');
    EXPECT_FALSE(is_about(damaged, "water2:AB/BA/-"));
}

TEST(LineAnswer, EndsInWhatTheTextSays) {
    EXPECT_EQ(remarks_of(R"({"level":"a","stats":{"expanded":1}})"), "");
    EXPECT_EQ(remarks_of(R"({"level":"a","stats":{},"colors":{"A":"red"}})"), R"(,"colors":{"A":"red"})");
    EXPECT_EQ(remarks_of(R"({"level":"a","read":{"form":"list"},"colors":{"A":"red"}})"),
              R"(,"read":{"form":"list"},"colors":{"A":"red"})");
    EXPECT_EQ(remarks_of(R"({"level":",\"read\":","stats":{}})"), "");
    EXPECT_EQ(remarks_of(R"({"level":"a","read":)"), "");
}

TEST(LineAnswer, SaysWhatSolveFound) {
    EXPECT_EQ(said_by(solved), Said::solved);
    EXPECT_EQ(said_by(R"({"decant":1,"level":"a","status":"unsolvable"})"), Said::unsolvable);
    EXPECT_EQ(said_by(R"({"decant":1,"level":"a","status":"unknown","solvable":true})"), Said::unknown);
    EXPECT_EQ(said_by(R"({"level":"\"status\":\"solved\"","error":"no"})"), Said::error);
}

TEST(LineAnswer, SaysWhatAnalyzeFound) {
    EXPECT_EQ(said_by(R"({"decant":1,"level":"a","complete":true,"solvable":true})"), Said::solved);
    EXPECT_EQ(said_by(R"({"decant":1,"level":"a","complete":true,"solvable":false})"), Said::unsolvable);
    EXPECT_EQ(said_by(R"({"decant":1,"level":"a","complete":false,"solvable":null})"), Said::unknown);
}

TEST(LineAnswer, IsCompleteUnlessALimitCutItShort) {
    EXPECT_TRUE(is_complete(solved));
    EXPECT_FALSE(is_complete(R"({"decant":1,"level":"a","status":"unknown","solvable":true})"));
    EXPECT_TRUE(is_complete(R"({"decant":1,"level":"a","complete":true,"solvable":null})"));
    EXPECT_FALSE(is_complete(R"({"decant":1,"level":"a","complete":false,"solvable":true})"));
}

}  // namespace
}  // namespace decant::api
