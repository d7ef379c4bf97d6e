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
using testing::Not;
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

/// What was assumed to read each level of a text.
std::vector<std::string> assumed_of(std::string_view text) {
    std::vector<std::string> found;
    each_level(text, {}, [&](const Candidate& candidate) {
        std::string values;
        if (candidate.level) {
            for (const Assumption& each : candidate.level->assumed()) values += each.value + "; ";
        }
        found.push_back(std::move(values));
        return true;
    });
    return found;
}

LoadOptions balls() {
    LoadOptions options;
    options.read.set("rules", std::string("ball"));
    return options;
}

constexpr std::string_view asks_for_rules = "this may say that the rules are those of balls";

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

TEST(Headings, TellOfTheirLevelAsCommentsDo) {
    const std::string two = "A A B\nB B A\n-\nLevel 2\nA A B\nB B A\n-\n";
    for (const char* heading : {"Level 1: ball sort", "# Level 1 (ball)", "=== level 1 - marbles ==="}) {
        const std::string text = heading + ("\n" + two);
        EXPECT_THAT(levels_of(text), ElementsAre(HasSubstr(asks_for_rules), "5 2: water3:AAB/BBA/-\n"))
            << heading;
        EXPECT_THAT(levels_of(text, balls()),
                    ElementsAre("1 1: ball3:AAB/BBA/-\n", "5 2: ball3:AAB/BBA/-\n"));
    }
    EXPECT_THAT(levels_of("Level 1: top to bottom\n" + two),
                ElementsAre("1 1: water3:BAA/ABB/-\n", HasSubstr("two levels")))
        << "which may be so, too";
    for (const char* heading : {"Level 1: 2 empty tubes", "Level 1 (7 tubes)", "Level 1: three colors"})
        EXPECT_THAT(levels_of(heading + ("\n" + two)).front(), HasSubstr("this may tell of ")) << heading;
    EXPECT_THAT(levels_of("Level 1: each tube has room for 4\n" + two).front(),
                HasSubstr("more of the level"));
    EXPECT_THAT(levels_of("Level 1: easy, solved in 14 moves\n" + two).front(), "1 1: water3:AAB/BBA/-\n");
    EXPECT_EQ(problem_of_one("Level 1: ball sort\n" + two), "this text holds more than one level");
}

TEST(Headings, HaveLinesInTheWholeText) {
    EXPECT_THAT(assumed_of("Level 1: hard\nA B\nB A\n-\n\nLevel 2 (top first)\nA B\nB A\n-\n"
                           "Level 3\n# top first\nA B\nB A\n-\n"),
                ElementsAre(Not(HasSubstr("top first")), HasSubstr("top first by line 6"),
                            HasSubstr("top first by line 11")));
}

TEST(Headings, MayHaveTheirLevelsBehindThem) {
    EXPECT_THAT(levels_of("Level 1: ABB BAA -\n# the other\nLevel 2: AAB BBA -\n"),
                ElementsAre("1 1: water3:ABB/BAA/-\n", "3 2: water3:AAB/BBA/-\n"));
    EXPECT_THAT(levels_of("Level 1: A B B; B A A; -\n\nLevel 2: [[1,2,2],[2,1,1],[]]\n"),
                ElementsAre("1 1: water3:ABB/BAA/-\n", "3 2: water3:122/211/-\n"));
}

TEST(Headings, MayBeNamesOfLists) {
    for (const std::string_view text : {"level1 = [[1,2,2],[2,1,1],[]]\nlevel2 = [[2,1,1],[1,2,2],[]]\n",
                                        "level_1 = [\n  [1,2,2],\n  [2,1,1],\n  []\n]\n\n"
                                        "# easy\nlevel_2 = [\n  [2,1,1],\n  [1,2,2],\n  []\n]\n"})
        EXPECT_THAT(levels_of(text),
                    ElementsAre(HasSubstr(" 1: water3:122/211/-\n"), HasSubstr(" 2: water3:211/122/-\n")))
            << text;
    for (const char* more :
         {"level1.append([])\n", "capacity = 5\n", "for level in (level1, level2): level[0] = []\n",
          "[level1, level2][0].append([])\n"})
        EXPECT_THAT(
            levels_of(std::string("level1 = [[1,2,2],[2,1,1],[]]\nlevel2 = [[2,1,1],[1,2,2],[]]\n") + more),
            ElementsAre(HasSubstr("more than one list of tubes")))
            << more;
}

TEST(Headings, MayBeNumbersOfLevels) {
    for (const std::string_view text :
         {"#1\nA B B\nB A A\n-\n#2\nA A B\nB B A\n-\n", "1:\nA B B\nB A A\n-\n\n2:\nA A B\nB B A\n-\n",
          "# mine\n# 1\nABB\nBAA\n-\n# 2\nAAB\nBBA\n-\n"}) {
        EXPECT_THAT(levels_of(text),
                    ElementsAre(HasSubstr(" 1: water3:ABB/BAA/-\n"), HasSubstr(" 2: water3:AAB/BBA/-\n")))
            << text;
        EXPECT_EQ(problem_of_one(text), "this text holds more than one level") << text;
    }
    EXPECT_EQ(problem_of_one("#1\nA B B\nB A A\nempty\n#2\nA A B\nB B A\nempty\n"),
              "this text holds more than one level");
}

TEST(Headings, MayBeNumbersOfTubes) {
    EXPECT_THAT(levels_of("1:\nA B\nB A\n2:\nB A\nA B\n3:\n-\n"), testing::SizeIs(1));
    EXPECT_THAT(levels_of("#1\nA\nB\n#2\nB\nA\n#3\nempty\n"), testing::SizeIs(1));
    EXPECT_THAT(levels_of("2:\nA B B\nB A A\n-\n1:\nA A B\nB B A\n-\n"), testing::SizeIs(1));
}

TEST(Comments, AboveHeadingsTellOfAllLevelsBelow) {
    const std::string one = "A A B\nB B A\n-\n";
    const std::string two = "Level 1\n" + one + "Level 2\n" + one;
    EXPECT_THAT(levels_of("# Levels, listed top first\n" + two),
                ElementsAre("2 1: water3:BAA/ABB/-\n", "6 2: water3:BAA/ABB/-\n"));
    EXPECT_THAT(levels_of("# 2 levels of a ball sort game\n\n" + two),
                testing::Each(HasSubstr(asks_for_rules)));
    EXPECT_THAT(levels_of("# bottom first\nLevel 1 (top first)\n" + one + "Level 2\n" + one),
                ElementsAre(HasSubstr("two levels"), "6 2: water3:AAB/BBA/-\n"));
    // Between levels, of those below, and of the one above if nothing sets it apart.
    EXPECT_THAT(levels_of("Level 1\n" + one + "\n# balls\nLevel 2\n" + one + "Level 3\n" + one),
                ElementsAre("1 1: water3:AAB/BBA/-\n", HasSubstr(asks_for_rules), HasSubstr(asks_for_rules)));
    EXPECT_THAT(levels_of("Level 1\n" + one + "# balls\nLevel 2\n" + one),
                testing::Each(HasSubstr(asks_for_rules)));
}

TEST(Comments, AtTheEndTellOfAllLevels) {
    const std::string one = "A A B\nB B A\n-\n";
    const std::string two = "Level 1\n" + one + "Level 2\n" + one;
    EXPECT_THAT(levels_of(two + "\n# top first\n"),
                ElementsAre("1 1: water3:BAA/ABB/-\n", "5 2: water3:BAA/ABB/-\n"));
    // Of the last one for sure, and perhaps of all.
    EXPECT_THAT(levels_of(two + "# top first\n"),
                ElementsAre(HasSubstr("two levels"), "5 2: water3:BAA/ABB/-\n"));
    EXPECT_THAT(levels_of(two + "# balls\n"), testing::Each(HasSubstr(asks_for_rules)));
    EXPECT_THAT(levels_of(two + "\nAll are listed top first.\n").front(), HasSubstr("two levels"));
    const std::string object = "{\"tubes\": [[1,2],[2,1],[]]}\n";
    EXPECT_THAT(levels_of(object + object + "# top first\n"),
                ElementsAre("1 : water2:21/12/-\n", "2 : water2:21/12/-\n"));
    const std::string rows = "id,tubes\none,\"[[1,2],[2,1],[]]\"\ntwo,\"[[1,2],[2,1],[]]\"\n";
    EXPECT_THAT(levels_of(rows + "# top first\n"),
                ElementsAre("2 one: water2:21/12/-\n", "3 two: water2:21/12/-\n"));
}

TEST(Comments, AboveBlocksTellOfAllOfThem) {
    const std::string two = "\nA A B\nB B A\n-\n\nA B A\nB A B\n-\n";
    EXPECT_THAT(levels_of("# ball sort\n" + two), testing::Each(HasSubstr(asks_for_rules)));
    EXPECT_THAT(levels_of("# ball sort\n" + two, balls()),
                ElementsAre("3 : ball3:AAB/BBA/-\n", "7 : ball3:ABA/BAB/-\n"));
    EXPECT_THAT(levels_of("# top first\n" + two),
                ElementsAre("3 : water3:BAA/ABB/-\n", "7 : water3:ABA/BAB/-\n"));
}

TEST(Comments, BelowBlocksTellOfAllOfThem) {
    const std::string two = "A A B\nB B A\n-\n\nA B A\nB A B\n-\n";
    EXPECT_THAT(levels_of(two + "\n# top first\n"),
                ElementsAre("1 : water3:BAA/ABB/-\n", "5 : water3:ABA/BAB/-\n"));
    EXPECT_THAT(levels_of(two + "# top first\n"),
                ElementsAre(HasSubstr("two levels"), "5 : water3:ABA/BAB/-\n"));
    for (const char* end : {"\n# ball sort\n", "\nThis is a ball sort game.\n"})
        EXPECT_THAT(levels_of(two + end), testing::Each(HasSubstr(asks_for_rules))) << end;
    for (const char* end :
         {"\nAll are listed from the top.\n", "\nThe first letter is the one that gets poured.\n",
          "\nAll lines start at the opening.\n"})
        EXPECT_THAT(levels_of(two + end), ElementsAre(HasSubstr("two levels"), "5 : water3:ABA/BAB/-\n"))
            << end;
}

TEST(BlankLines, MayStandAboveSentences) {
    const std::string two = "A B\nB A\n-\n\nA B\nB A\n-\n-\n";
    EXPECT_THAT(levels_of(two + "\nThanks for all of these!\n# bye\n"),
                ElementsAre("1 : water2:AB/BA/-\n", "5 : water2:AB/BA/-/-\n"));
    EXPECT_THAT(levels_of(two + "\nand so on\n"), ElementsAre(StartsWith("10 : ")));
}

TEST(Comments, AboveRowsTellOfAllOfThem) {
    const std::string rows = "id,tubes\none,\"[[1,2],[2,1],[]]\"\ntwo,\"[[1,2],[2,1],[]]\"\n";
    EXPECT_THAT(levels_of("# ball\n" + rows), testing::Each(HasSubstr("rules are those of balls")));
    EXPECT_THAT(levels_of("# top first\n" + rows),
                ElementsAre("3 one: water2:21/12/-\n", "4 two: water2:21/12/-\n"));
    EXPECT_THAT(levels_of("# marbles\nlevel,tube,bottom,top\na,1,red,blue\na,2,blue,red\na,3,,\n"),
                ElementsAre(HasSubstr("rules are those of balls")));
}

TEST(Rows, HaveNamesAndTitlesThatAreHeeded) {
    for (const char* rows : {"level,tube,name,bottom,top\na,1,ball sort,red,blue\na,2,,blue,red\na,3,,,\n",
                             "level,tube,bottom,top\nBall 1,1,red,blue\nBall 1,2,blue,red\nBall 1,3,,\n"})
        EXPECT_THAT(levels_of(rows), ElementsAre(HasSubstr(asks_for_rules))) << rows;
}

TEST(Objects, MayBeAListOfYaml) {
    EXPECT_THAT(levels_of("- tubes: [[1,2,2],[2,1,1],[]]\n- tubes: [[2,1,1],[1,2,2],[]]\n"),
                ElementsAre("1 : water3:122/211/-\n", "2 : water3:211/122/-\n"));
    EXPECT_THAT(levels_of("# mine\n- name: one\n  tubes:\n    - [a, b]\n    - [b, a]\n    - []\n"
                          "- name: two\n  capacity: 3\n  tubes: [[a, b, b], [b, a, a], []]\n"),
                ElementsAre("1 : water2:ab/ba/-\n", "2 : water3:abb/baa/-\n"));
    EXPECT_THAT(levels_of("# ball\n- tubes: [[1,2],[2,1],[]]\n- tubes: [[2,1],[1,2],[]]\n"),
                testing::Each(HasSubstr("rules are those of balls")));
    EXPECT_THAT(levels_of("- tubes: [[1,2],[2,1],[]]\n- locked: 2\n  tubes: [[2,1],[1,2],[]]\n"),
                ElementsAre("1 : water2:12/21/-\n", HasSubstr("no rule for 'locked'")));
}

TEST(Comments, AboveObjectsTellOfAllOfThem) {
    const std::string object = "{\"tubes\": [[1,2],[2,1],[]]}\n";
    const auto ask = testing::Each(HasSubstr("rules are those of balls"));
    EXPECT_THAT(levels_of("# ball\n" + object), ask);
    EXPECT_THAT(levels_of("# ball\n" + object + object), ask);
    EXPECT_THAT(levels_of(object + "# top first\n" + object),
                ElementsAre("1 : water2:12/21/-\n", "3 : water2:21/12/-\n"));
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
