// One reader for texts of one level and of many: lines, native texts, JSON objects.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;

std::string told(const Result<Level>& level) {
    return level ? *convert(*level, "code") : error_text(level.error(), "") + "\n";
}

/// `LINE LABEL: ` and the code or the error of each level of a text.
std::vector<std::string> levels_of(std::string_view text, const LoadOptions& options = {}) {
    std::vector<std::string> found;
    each_level(text, options, [&](const Candidate& candidate) {
        const auto& read = candidate.level;
        found.push_back(std::to_string(candidate.line) + " " + candidate.label + ": " +
                        told(read ? Result<Level>(*read) : read.error().diagnostic));
        return true;
    });
    return found;
}

constexpr std::string_view object = R"({"tubes": [["A", "B"], ["B", "A"], []], "rules": "ball"})";

TEST(Load, ReadsAnObjectLikeAnyOtherText) {
    EXPECT_EQ(told(load(object, {})), "ball2:AB/BA/-\n");
    EXPECT_EQ(told(load("[" + std::string(object) + "]", {})), "ball2:AB/BA/-\n");
    EXPECT_EQ(told(load("{\n  \"code\": \"water2:AB/BA/-\"\n}\n", {})), "water2:AB/BA/-\n");
    EXPECT_EQ(told(load(R"({"text": "decant null 1\nstart: 6\n"})", {})), "null:6/1\n");
}

TEST(Load, TellsWhatIsWrongWithAnObjectWithoutAPlaceThatNobodySees) {
    EXPECT_THAT(told(load(R"({"level": "A A A B\nB B B C\n-"})", {})),
                testing::StartsWith("a tube holds 4: A has 3 units, 1 too few; C has 1 unit, 3 too few"));
    EXPECT_THAT(told(load(R"({"name": "x"})", {})), testing::StartsWith("the object has no level; "));
}

TEST(Load, RefusesObjectsWithMoreThanOneLevel) {
    const std::string line(object);
    for (const std::string& text : {line + "\n" + line, "[" + line + "," + line + "]"})
        EXPECT_THAT(told(load(text, {})), testing::StartsWith("this text holds more than one level; "));
}

TEST(EachLevel, TakesTextsOfManyApart) {
    EXPECT_THAT(levels_of("# two\nwater2:AB/BA/-\n\nnull:6\n"),
                ElementsAre("2 : water2:AB/BA/-\n", "4 : null:6/1\n"));
    EXPECT_THAT(levels_of("decant null 1\nstart: 6\n\ndecant tube-sort 1\nA B\nB A\n-\n"),
                ElementsAre("1 : null:6/1\n", "4 : water2:AB/BA/-\n"));
    EXPECT_THAT(
        levels_of("{\"id\": \"one\", \"code\": \"null:6\"}\n{\"label\": \"two\", \"level\": \"null:4\"}\n"),
        ElementsAre("1 one: null:6/1\n", "2 two: null:4/1\n"));
    EXPECT_THAT(levels_of("[" + std::string(object) + ", 1]"),
                ElementsAre("1 : ball2:AB/BA/-\n", testing::StartsWith("2 : this is not a JSON object; ")));
}

TEST(EachLevel, TakesAnyOtherTextAsOneLevel) {
    EXPECT_THAT(levels_of("decant tube-sort 1\nA B\nB A\n-\n"), ElementsAre("0 : water2:AB/BA/-\n"));
    EXPECT_THAT(levels_of("[[1, 2], [2, 1], []]"), ElementsAre("0 : water2:12/21/-\n"));
    EXPECT_THAT(levels_of("A A A B\nB B B C\n-\n"),
                ElementsAre(testing::StartsWith("0 : :1:1: a tube holds 4: A has 3 units")));
    EXPECT_THAT(levels_of("\n# nothing\n"), ElementsAre());
}

TEST(EachLevel, LosesNoLevelWhoseFirstLineIsIndented) {
    const auto found =
        levels_of(" decant null 1\nstart: 6\ndecant null 1\nstart: 4\ndecant null 1\nstart: 2\n");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_THAT(found.front(), testing::StartsWith("0 : :"));
}

TEST(EachLevel, EndsWhereItIsTold) {
    int seen = 0;
    each_level("null:6\nnull:4\n", {}, [&](const Candidate&) { return ++seen < 1; });
    EXPECT_EQ(seen, 1);
}

/// The code or the error of the level that a text of many calls so.
std::string named(std::string_view text, std::string_view name) {
    const auto level = read_named(text, name, {});
    return told(level ? Result<Level>(*level) : level.error().diagnostic);
}

TEST(ReadNamed, TakesWhatTheTextCallsALevelBeforeItsNumber) {
    constexpr std::string_view pack =
        R"({"levels": [{"id": "2", "code": "null:6"}, {"id": 1, "code": "null:4"}, {"levelNumber": 9, "code": "null:2"}]})";
    EXPECT_EQ(named(pack, "2"), "null:6/1\n");
    EXPECT_EQ(named(pack, "1"), "null:4/1\n");
    EXPECT_EQ(named(pack, "9"), "null:2/1\n");
    EXPECT_EQ(named(pack, "3"), "null:2/1\n");
}

TEST(ReadNamed, CountsLevelsWithoutBlankLines) {
    EXPECT_EQ(named("# two\nnull:6\n\nnull:4\n", "2"), "null:4/1\n");
    EXPECT_EQ(named("[[1, 2], [2, 1], []]", "1"), "water2:12/21/-\n");
}

TEST(ReadNamed, CountsNoLevelsWhoseNumbersHaveAGap) {
    constexpr std::string_view gap = "Level 1\n[[1, 2], [2, 1], []]\nLevel 3\n[[1, 2], [2, 1], [], []]\n";
    EXPECT_EQ(named(gap, "3"), "water2:12/21/-/-\n");
    EXPECT_THAT(named(gap, "2"),
                testing::StartsWith("this text has 2 levels, none of which is called '2'; "));
    for (const std::string_view heading :
         {"Level 2, the hard one", "Level 2!", "Level 2 [hard]", "# Level 2: x", "Level_2"}) {
        const std::string all = "Level 1\n[[1, 2], [2, 1], []]\n" + std::string(heading) +
                                "\n[[1, 1, 2], [2, 2, 1], []]\nLevel 3\n[[1, 2], [2, 1], [], []]\n";
        EXPECT_EQ(named(all, "2"), "water3:112/221/-\n") << heading;
    }
}

TEST(ReadNamed, KnowsNumbersOfTwoParts) {
    constexpr std::string_view worlds =
        "Level 1-1\n[[1, 2], [2, 1], []]\nLevel 1-2\n[[1, 1, 2], [2, 2, 1], []]\nLevel 2-1\n[[1, 2], [2, 1], "
        "[], []]\n";
    EXPECT_EQ(named(worlds, "1-2"), "water3:112/221/-\n");
    EXPECT_EQ(named(worlds, "2"), "water3:112/221/-\n");
}

TEST(ReadNamed, KnowsTheNamesOfLists) {
    constexpr std::string_view program = "easy = [[1, 2], [2, 1], []]\nhard = [[1, 1, 2], [2, 2, 1], []]\n";
    EXPECT_EQ(named(program, "hard"), "water3:112/221/-\n");
    EXPECT_EQ(named(program, "1"), "water2:12/21/-\n");
}

TEST(ReadNamed, RefusesNamesOfNoneAndOfTwo) {
    EXPECT_THAT(named("null:6\nnull:4\n", "3"),
                testing::StartsWith("this text has 2 levels, none of which is called '3'; "));
    EXPECT_THAT(named("null:6\nnull:4\n", "02"), testing::StartsWith("this text has 2 levels, none"));
    EXPECT_THAT(named(R"([{"id": "a", "code": "null:6"}, {"id": "a", "code": "null:4"}])", "a"),
                testing::StartsWith("two levels of this text are called 'a'; "));
}

}  // namespace
}  // namespace decant::api
