// Texts of many levels that are no codes, no native texts and no objects: below headings, between blank
// lines, in rows; and those that may look so.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// `LINE LABEL: ` and the code, or what is wrong, of each level of a text.
std::vector<std::string> levels_of(std::string_view text, const LoadOptions& options = {}) {
    std::vector<std::string> found;
    each_level(text, options, [&](const Candidate& candidate) {
        const auto& read = candidate.level;
        found.push_back(std::to_string(candidate.line) + " " + candidate.label + ": " +
                        (read ? *convert(*read, "code") : read.error().diagnostic.problem));
        return true;
    });
    return found;
}

std::string problem_of_one(std::string_view text) {
    const auto level = load(text, {});
    return level ? *convert(*level, "code") : level.error().problem;
}

TEST(Headings, BeginLevelsWhateverStandsBelowThem) {
    EXPECT_THAT(levels_of("Level 1\nA B\nB A\n-\nLevel 2: hard\n[[1,2],[2,1],[],[]]\n"),
                ElementsAre("1 1: water2:AB/BA/-\n", "5 2: water2:12/21/-/-\n"));
    EXPECT_THAT(
        levels_of("# mine\n\n## Puzzle #7\n\nA B\nB A\n-\n\n=== puzzle 9 ===\n```\nA B\nB A\n-\n-\n```\n"),
        ElementsAre("3 7: water2:AB/BA/-\n", "9 9: water2:AB/BA/-/-\n"));
}

TEST(Headings, TellOfEachLevelThatIsNone) {
    EXPECT_THAT(levels_of("Level 1\nA B\nB A\n-\nLevel 2\nA B\nB\nLevel 3\n"),
                ElementsAre("1 1: water2:AB/BA/-\n", StartsWith("5 2: "), "8 3: the level is empty"));
}

TEST(Headings, AreAskedForOneOfTheirLevels) {
    EXPECT_EQ(problem_of_one("# Level 1\nA B\nB A\n-\n# Level 2\nA B\nB A\n-\n"),
              "this text holds more than one level");
}

TEST(CodesInLines, AreAskedForOneOfTheirLevels) {
    for (const std::string_view text :
         {"water2:AB/BA/-\nwater2:AB/AB/-\n", "# mine\n\nnull:6\n\nwater2:AB/BA/-",
          "dogbunny:a=b:dog=a:dog=b\ndogbunny:a=b:dog=b:dog=a"})
        EXPECT_EQ(problem_of_one(text), "this text holds more than one level") << text;
    EXPECT_EQ(problem_of_one("water2:AB/BA/- # easy\n"), "the level code contains a blank");
}

TEST(Headings, AreNoneBehindOtherLines) {
    EXPECT_THAT(levels_of("capacity: 2\nLevel 1\nA B\nB A\n-\nLevel 2\nA B\nB A\n-\n"), testing::SizeIs(1));
    EXPECT_THAT(levels_of("level 1\nlevel 1 up\n"), testing::SizeIs(1));
}

TEST(BlankLines, SeparateLevelsThatAreEachBeyondDoubt) {
    EXPECT_THAT(levels_of("# mine\n\nA B\nB A\n-\n\n\nA B\nB A\n-\n-\n"),
                ElementsAre("3 : water2:AB/BA/-\n", "8 : water2:AB/BA/-/-\n"));
    EXPECT_THAT(levels_of("# mine\n[[1,2],[2,1],[],[]]\n\n[[1,2],[2,1],[]]\n"),
                ElementsAre("1 : water2:12/21/-/-\n", "4 : water2:12/21/-\n"));
}

TEST(BlankLines, SeparateNothingIfOneBlockIsNoLevelByItself) {
    // An empty tube, a comment that may be one, another order.
    for (const char* text :
         {"A B\nB A\n-\n\n-\n", "A B\nB A\n-\n\nC D\nD C\n", "A B\nB A\n-\n\n# D\n",
          "rules: ball\n\nA B\nB A\n-\n\nC D\nD C\n- -\n\nC\n", "A B\nB A\n\nB A\nA B\n"}) {
        const auto found = levels_of(text);
        EXPECT_THAT(found, testing::SizeIs(1)) << text;
    }
}

TEST(BlankLines, AreNotAskedWhereTheWholeIsALevel) {
    EXPECT_THAT(levels_of("A B\nB A\n\n-\n"), ElementsAre("0 : water2:AB/BA/-\n"));
    EXPECT_THAT(levels_of("decant tube-sort 1\n\nA B\nB A\n-\n\nC D\nD C\n-\n"),
                ElementsAre("0 : water2:AB/BA/-/CD/DC/-\n"));
}

TEST(Rows, HoldALevelEach) {
    EXPECT_THAT(levels_of("id,code,stars\none,water2:AB/BA/-,3\ntwo,null:6,\n"),
                ElementsAre("2 one: water2:AB/BA/-\n", "3 two: null:6/1\n"));
    EXPECT_THAT(levels_of("level;rules;tubes\n1;ball;\"[[1,2],[2,1],[]]\"\n"),
                ElementsAre("2 : ball2:12/21/-\n"));
    EXPECT_THAT(levels_of("id,text\nx,\"A B\nB A\n-\"\ny,\"A \"\"b\"\"\"\n"),
                ElementsAre("2 x: water2:AB/BA/-\n", StartsWith("5 y: ")));
}

TEST(Rows, RefuseColumnsThatMayChangeTheLevel) {
    EXPECT_THAT(levels_of("id,tubes,locked\none,\"[[1,2],[2,1],[]]\",2\n"),
                ElementsAre("2 one: decant has no rule for 'locked'"));
    EXPECT_THAT(levels_of("id,code\none,null:6,x\ntwo,\"null:4\n"),
                ElementsAre(StartsWith("2 : a row has not as many cells"),
                            StartsWith("3 : a row has not as many cells")));
    EXPECT_THAT(levels_of("id,code,code\none,null:6,null:6\n"),
                ElementsAre("2 : two columns are called 'code'"));
}

constexpr std::string_view tubes =
    "level,tube,bottom,top\na,1,red,blue\na,2,blue,red\na,3,,\nb,1,x,x\nb,2,y,y\nb,3,,\n";

TEST(Rows, HoldATubeEachBesideTheirLevel) {
    EXPECT_THAT(levels_of(tubes), ElementsAre("2 a: water2:AB/BA/-\n", "5 b: water2:xx/yy/-\n"));
    EXPECT_THAT(levels_of("level\tbottle\tname\tcolors\n1\t1\tx\tAB\n1\t2\tx\tBA\n1\t3\tx\t\n",
                          [] {
                              LoadOptions options;
                              options.read.set("bottom_first", true);
                              return options;
                          }()),
                ElementsAre("2 1: water2:AB/BA/-\n"));
}

TEST(Rows, AskForTheOrderThatTheirColumnsDoNotTell) {
    EXPECT_THAT(levels_of("level,tube,1,2\na,1,red,blue\na,2,blue,red\na,3,,\n"),
                ElementsAre(HasSubstr("bottom first or top first")));
}

TEST(Rows, MissNoTube) {
    EXPECT_THAT(levels_of("level,tube,bottom,top\na,1,red,blue\na,3,blue,red\na,4,,\n"),
                ElementsAre("2 a: the tubes of this level are not numbered one by one"));
    EXPECT_THAT(levels_of("level,tube,bottom,top\na,1,red,blue\nb,1,red,blue\na,2,blue,red\n"),
                testing::Contains("4 a: rows of this level stand further above, too"));
    EXPECT_THAT(levels_of("level,tube,capacity,bottom,top\na,1,3,red,blue\na,2,3,blue,red\n"),
                ElementsAre("2 a: decant has no rule for 'capacity'"));
}

TEST(Rows, AreNotWhatATableOfColorsIs) {
    EXPECT_THAT(levels_of("red,blue\nblue,red\n-\n"), ElementsAre("0 : water2:AB/BA/-\n"));
    EXPECT_EQ(problem_of_one(tubes), "this text holds more than one level");
}

}  // namespace
}  // namespace decant::api
