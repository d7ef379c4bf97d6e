// Hidden units of known color come to light, end pours, and count or not.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "api/decant.hpp"

namespace decant::api {
namespace {

Result<Level> read(const std::string& text) {
    LoadOptions options;
    options.read.set("partial", true);
    return load(text, options);
}

/// The code of a level after moves.
std::string after(const std::string& code, std::initializer_list<const char*> moves) {
    const auto level = read(code);
    if (!level) return level.error().problem;
    return level->puzzle().after(std::vector<puzzles::Move>(moves.begin(), moves.end()))->code();
}

/// The length of a shortest plan, or -1.
long long length(const std::string& code) {
    const auto solution = solve(*read(code), {});
    return solution && solution->cost ? static_cast<long long>(*solution->cost) : -1;
}

TEST(HiddenUnits, ComeToLightOnTop) {
    EXPECT_EQ(after("water3:AAB/B/-:hides=1.2@1", {"1>2"}), "water3:AA/BB/-");
    EXPECT_EQ(after("water3:AAB/B/-:hides=1.2@1:reveal=unit", {"1>2"}),
              "water3:AA/BB/-:hides=1@1:reveal=unit");
    EXPECT_EQ(after("water4:BAAB/B/-:hides=1.2.3@1", {"1>2"}), "water4:BAA/BB/-:hides=1@1");
}

TEST(HiddenUnits, AreShownAtTheStartWhereTheyAreOnTop) {
    EXPECT_EQ(after("water3:AAB/BB/-:hides=1.2@1,1.2@2", {}), "water3:AAB/BB/-:hides=1.2@1");
    EXPECT_EQ(after("water2:AB/BA/-:hides=2@1:counts=shown", {}), "water2:AB/BA/-");
}

TEST(HiddenUnits, EndAPourUnlessTheyGoAlong) {
    EXPECT_EQ(after("water3:BAA/A/-:hides=2@1", {"1>2"}), "water3:BA/AA/-");
    EXPECT_EQ(after("water3:BAA/A/-:hides=2@1:carry=color", {"1>2"}), "water3:B/AAA/-");
}

TEST(HiddenUnits, CountByTheirColorUnlessTheyHaveToBeShown) {
    EXPECT_EQ(length("water3:AAA/BB:hides=1@1"), 0);
    EXPECT_EQ(length("water3:AAA/-/BB:hides=1@1:counts=shown"), 2);
    EXPECT_EQ(length("ball3:A/AAA/BB:hides=2@2:counts=shown"), 2);
}

// Examples of Lemma 47 and of the design, counted by an independent search.
TEST(HiddenUnits, CostWhatTheirSeamsCost) {
    EXPECT_EQ(length("water3:-/A/ABB"), 2);
    EXPECT_EQ(length("water3:-/A/ABB:hides=2@3"), 3);
    EXPECT_EQ(length("water2:A/A/BB:hides=1@3"), 1);
    EXPECT_EQ(length("water3:A/AA/BBA:hides=1@3:counts=shown"), -1);
}

TEST(HiddenUnits, AreMarkedInNativeText) {
    const auto level = read(
        "decant tube-sort 1\ncapacity: 3\nreveal: unit\n\n?red ?\"light blue\" red\n\"light blue\" red "
        "\"light blue\"\n-\n");
    ASSERT_TRUE(level.ok()) << level.error().problem;
    EXPECT_EQ(level->puzzle().code(), "water3:ABA/BAB/-:hides=1.2@1:reveal=unit");
    EXPECT_NE(level->puzzle().write("native")->find("\n?red ?\"light blue\" red\n"), std::string::npos);
}

TEST(HiddenUnits, AreMarkedBeforeColorsAlone) {
    for (const char* tube : {"?-", "?^3", "?(empty)"})
        EXPECT_FALSE(read("decant tube-sort 1\ncapacity: 2\nA B\nB A\n" + std::string(tube) + "\n").ok())
            << tube;
}

TEST(HiddenUnits, LeaveNoRuleBehindInPositionsThatHaveNone) {
    const auto level = read("water3:AAB/BBA/-:hides=1.2@1+2:reveal=unit");
    const puzzles::GraphReport report = level->puzzle().explore({});
    bool shows_all = false;
    for (search::NodeId id = 0; id < report.graph.states; ++id) {
        const std::string code = report.position(id)->code();
        EXPECT_EQ(read(code)->puzzle().code(), code);
        shows_all = shows_all || code.find("reveal") == std::string::npos;
    }
    EXPECT_TRUE(shows_all);
}

TEST(HiddenUnits, AreRefusedInFieldsThatNameNone) {
    for (const char* field : {"hides=3@1", "hides=0@1", "hides=1@4", "hides=1.1@1", "hides=@1", "hides=1",
                              "hides=", "reveal=all", "carry="})
        EXPECT_FALSE(read("water3:AB/BA/-:" + std::string(field)).ok()) << field;
    EXPECT_FALSE(read("water3:A?/BA/-:hides=2@1").ok());
}

}  // namespace
}  // namespace decant::api
