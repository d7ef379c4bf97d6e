// A level is found in the message or the document that it stands in.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "unit/pasted_texts.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

TEST(Fences, AreTakenOff) {
    for (const std::string_view text :
         {"```\nred blue\nblue red\n-\n```\n", "My level:\n\n```text\nred blue\nblue red\n-\n```\nThanks!\n",
          "~~~\nred blue\nblue red\n-\n~~~\n", "> red blue\n> blue red\n> -\n",
          "> > ```\n> > water2:AB/BA/-\n> > ```\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_THAT(assumed("Hi\n```\nred blue\nblue red\n-\n```\n"),
                HasSubstr("what is fenced from line 2 on; the rest is left aside"));
}

TEST(LinesTakenApart, KeepNoColumns) { EXPECT_THAT(read_as(" \\/0\n?"), HasSubstr("1:1: '0' may be")); }

TEST(Fences, KeepPlaces) {
    EXPECT_THAT(read_as("Hi\n```\nred blue\nblue (red\n-\n```\n"), HasSubstr("4:6: "));
    EXPECT_THAT(read_as("> red blue\n> blue (red\n"), HasSubstr("2:8: "));
}

TEST(Fences, AreRefusedWhereTwoDiffer) {
    EXPECT_THAT(read_as("```\nred blue\nblue red\n-\n```\n```\npip install\n```\n"),
                HasSubstr("7:1: this is the second fenced part"));
}

TEST(Fences, LeaveTheWordsAroundThemToBeHeeded) {
    EXPECT_EQ(read_as("Tubes are listed top first.\n```\nred blue\nblue red\n-\n```\n"), "water2:AB/BA/-");
    EXPECT_TRUE(asks_for_order("The top matters.\n```\nred blue\nblue red\n-\n```\n"));
}

TEST(Numbers, AreTakenOffBeforeAllLines) {
    for (const std::string_view text :
         {"1: red blue\n2: blue red\n3: -\n", "0. red blue\n1. blue red\n2. -\n",
          "1) red blue\n2) blue red\n3) -\n", "#1 red blue\n#2 blue red\n#3 -\n",
          "Tube 1: red blue\nTube 2: blue red\nTube 3: -\n",
          "Tubo 1: red blue\nTubo 2: blue red\nTubo 3: -\n",
          "Glas 1: red blue\nGlas 2: blue red\nGlas 3: -\n",
          "Test tube 1: red blue\nTest tube 2: blue red\nTest tube 3: -\n",
          "Column 1: red blue\nColumn 2: blue red\nColumn 3: -\n",
          "Cup 1: red blue\nCup 2: blue red\nCup 3: -\n", "     1\tred blue\n     2\tblue red\n     3\t-\n",
          "- 1: red blue\n- 2: blue red\n- 3: -\n", "(1) red blue\n(2) blue red\n(3) -\n",
          "[1] red blue\n[2] blue red\n[3] -\n", "1 - red blue\n2 - blue red\n3 - -\n",
          "Tube 1 - red blue\nTube 2 - blue red\nTube 3 - -\n",
          "Tube no. 1: red blue\nTube no. 2: blue red\nTube no. 3: -\n",
          "nr 1: red blue\nnr 2: blue red\nnr 3: -\n", "Nr. 1: red blue\nNr. 2: blue red\nNr. 3: -\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("tube1 = ['a','b']\ntube2 = ['b','a']\ntube3 = []\n", "bottom_first"),
              "water2:ab/ba/-");
    EXPECT_THAT(assumed("1: red blue\n2: blue red\n3: -\n"), HasSubstr("numbers before the lines"));
}

TEST(Numbers, MayBeBold) {
    for (const std::string_view text : {"**Tube 1:** A, B\n**Tube 2:** B, A\n**Tube 3:** -\n",
                                        "- **Tube 1**: A B\n- **Tube 2**: B A\n- **Tube 3**: -\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("- **Tube 1**: A, B\n- **Tube 2**: B, A\n- **Tube 3**: *(empty)*\n", "bottom_first"),
              "water2:AB/BA/-");
    EXPECT_THAT(read_as("**1** 2\n2 1\n-\n"), testing::Not(testing::StartsWith("water"))) << "a unit";
}

TEST(Numbers, AloneAreEmptyTubesWithoutAnOrder) {
    for (const std::string_view text : {"1. red blue\n2. blue red\n3.\n", "#1 red blue\n#2 blue red\n#3\n",
                                        "Tube 1: red blue\nTube 2: blue red\nTube 3:\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water2:AB/BA/-") << text;
    }
}

TEST(Numbers, CountWithoutGaps) {
    EXPECT_THAT(read_as("1: red blue\n3: blue red\n4: -\n"), HasSubstr("; ")) << "is refused";
    EXPECT_EQ(read_as("1 2\n2 1\n-\n"), "water2:12/21/-") << "bare numbers are colors";
}

TEST(Bullets, AreTakenOffBeforeAllLines) {
    EXPECT_EQ(read_as("* red blue\n* blue red\n* -\n"), "water2:AB/BA/-");
    EXPECT_EQ(read_as("\u2022 red blue\n\u2022 blue red\n\u2022 -\n"), "water2:AB/BA/-");
    EXPECT_TRUE(asks_for_order("- red blue\n- blue red\n-\n"));
    EXPECT_EQ(read_as("red blue\nblue red\n-\n"), "water2:AB/BA/-") << "no bullet";
}

TEST(Numbers, StandBelowHeadersAndComments) {
    for (const std::string_view text :
         {"capacity: 2\n1. red blue\n2. blue red\n3. -\n", "capacity: 2\n#1 red blue\n#2 blue red\n#3 -\n",
          "# level 7\n1) red blue\n2) blue red\n3) -\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_TRUE(asks_for_order("capacity: 2\n# level 7\nTube 1: red blue\nTube 2: blue red\nTube 3:\n"));
    EXPECT_TRUE(asks_for_order("rules: water\n- red blue\n- blue red\n-\n"));
    EXPECT_EQ(read_as("# top first\n1. A A B\n2. B A B\n3. -\n"), "water3:BAA/BAB/-");
    EXPECT_EQ(read_as("# top first\nTop: A A B\nTop: B A B\n-\n"), "water3:BAA/BAB/-");
}

TEST(Bullets, StandBelowComments) {
    EXPECT_EQ(read_as("# top first\n- lime lime blue\n- blue lime blue\n- -\n"), "water3:ABB/ABA/-");
    EXPECT_THAT(read_as("# 5 tubes\n- lime lime blue\n- blue lime blue\n- -\n"), HasSubstr("5 tubes"));
}

TEST(Bullets, MayBePlaces) {
    const auto read =
        api::read("- a a b b\n- b b a a\n- a b b a\n- b a a b\n- c c\n- c\n- c c\n-\n", saying("partial"));
    ASSERT_FALSE(read.ok());
    EXPECT_GT(read.error().offered.size(), 1U);
}

TEST(Headings, AreCalledSo) {
    EXPECT_THAT(read_as("My tubes (hard)\nlime lime blue\nblue lime blue\n-\n"),
                HasSubstr("this line may be a heading; leave it out"));
    for (const std::string_view text :
         {"Tube A: red blue\nTube C: blue red\nTube D: -\n", "b) red blue\na) blue red\nc) -\n",
          "2: red blue\n1: blue red\n3: -\n", "1: red blue\n2: blue red\n4: -\n",
          "Left: red blue\nMiddle: blue red\nRight: -\n"})
        EXPECT_THAT(read_as(text), HasSubstr("labels that do not count them")) << text;
    EXPECT_THAT(read_as("A B B\nB A A\n-\n\nSolution:\n1>3 2>1\n"),
                HasSubstr("this line may be a heading; leave it out, and what it stands above"));
    EXPECT_THAT(read_as("|A| |B| |.|\n|B| |A| |.|\n+=+ +=+ +=+\n"), HasSubstr("a picture with bars"));
}

TEST(Fences, MayHoldAnObjectWhoseKeysCount) {
    EXPECT_EQ(
        read_as("Stuck here:\n```json\n{\"capacity\":2,\"tubes\":[[\"A\",\"B\"],[\"B\",\"A\"],[]]}\n```\n"),
        "water2:AB/BA/-");
    EXPECT_THAT(read_as("```\n{\"tubes\":[[1,2],[2,1],[]],\"lockedTubes\":[2]}\n```\n"),
                HasSubstr("'lockedTubes'"));
}

TEST(Fences, MayHoldAnObjectBesideWordsThatSayMore) {
    for (const std::string_view object : {"{\"tubes\": [[\"a\",\"a\",\"b\"],[\"b\",\"a\",\"b\"],[]]}\n",
                                          "tubes:\n- [a, a, b]\n- [b, a, b]\n- []\n"}) {
        for (const std::string_view words : {"Tubes top to bottom:", "Ball sort:", "each tube holds 6"}) {
            EXPECT_THAT(read_as(fmt::format("{}\n```\n{}```\n", words, object)),
                        HasSubstr("the words around this object may say more of its level than its keys do"))
                << words;
        }
        EXPECT_EQ(read_as(fmt::format("Tubes top to bottom:\n```\n{}```\n", object), "top_first"),
                  "water3:baa/bab/-");
        EXPECT_EQ(read_as(fmt::format("My level 3:\n```\n{}```\n", object)), "water3:aab/bab/-");
    }
    EXPECT_EQ(read_as("Ball sort:\n```\n{\"rules\": \"ball\", \"tubes\": [[1,2],[2,1],[]]}\n```\n"),
              "ball2:12/21/-");
}

TEST(Objects, AreFoundBelowWords) {
    EXPECT_EQ(read_as("Level 3:\n{\"tubes\": [[1,2],[2,1],[]]}\n"), "water2:12/21/-");
    EXPECT_THAT(read_as("Ball sort:\n{\"tubes\": [[1,2],[2,1],[]]}\nThanks!\n"),
                HasSubstr("the words around this object may say more of its level than its keys do"));
}

TEST(EmptyTubes, HaveWordsInManyLanguages) {
    for (const std::string_view word :
         {"vuoto", "leeg", "boş", "üres", "puste", "prázdné", "άδειο", "빈", "無", "なし", "فارغ", "ריק",
          "खाली", "ว่าง", "trống", "kosong", "vacia", "gol", "tyhjä"})
        EXPECT_TRUE(asks_for_order(
            fmt::format(R"([["red","red","blue"],["blue","red","blue"],["{0}"],["{0}"]])", word)))
            << word;
    for (const std::string_view word : {"free", "space", "libre", "tom", "❌", "⚪", "transparent"})
        EXPECT_THAT(read_as(fmt::format(R"([["red","blue"],["blue","red"],["{0}"],["{0}"]])", word)),
                    testing::Not(testing::StartsWith("water")))
            << word;
}

TEST(Tags, AreTakenOffLikeFences) {
    EXPECT_EQ(read_as("[code]\nA A B\nB A B\n-\n[/code]\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("hello all\n[CODE=text]A A B\nB A B\n-[/CODE]\nbye\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("<pre><code>A A B\nB A B\n-\n</code></pre>\n"), "water3:AAB/BAB/-");
    EXPECT_THAT(read_as("balls\n[code]\nA A B\nB A B\n-\n[/code]\n"), HasSubstr("rules are those of balls"));
    EXPECT_THAT(read_as("[code]A B\nB A\n-[/code][code]B B\nA A\n-[/code]"), HasSubstr("second fenced part"));
}

TEST(TubesInSeveralLines, HaveAUnitInEach) {
    for (const std::string_view text :
         {"Tube 1:\n- A\n- A\n- B\nTube 2:\n- B\n- A\n- B\nTube 3:\n",
          "- Tube 1\n  - A\n  - A\n  - B\n- Tube 2\n  - B\n  - A\n  - B\n- Tube 3\n",
          "* Tube 1:\n    * A\n    * A\n    * B\n* Tube 2:\n    * B\n    * A\n    * B\n* Tube 3: empty\n",
          "Tube 1:\n  A\n  A\n  B\n\nTube 2:\n  B\n  A\n  B\n\nTube 3:\n  empty\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:AAB/BAB/-") << text;
    }
}

TEST(TubesInSeveralLines, StandBelowHeadingsOfMarkdown) {
    for (const std::string_view text :
         {"# Tube 1\n- A\n- A\n- B\n# Tube 2\n- B\n- A\n- B\n# Tube 3\n- empty\n",
          "## Bottle 1\n  * A\n  * A\n  * B\n## Bottle 2\n  * B\n  * A\n  * B\n## Bottle 3\n(empty)\n",
          "# 1\n+ A\n+ A\n+ B\n# 2\n+ B\n+ A\n+ B\n# 3\n",
          "### **Tube 1**\n\n\u2022 A\n\u2022 A\n\u2022 B\n\n### **Tube 2**\n\n\u2022 B\n\u2022 A\n\u2022 "
          "B\n\n"
          "### **Tube 3** (empty)\n",
          "### Tube 1\nA\nA\nB\n### Tube 2\nB\nA\nB\n### Tube 3: Empty\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:AAB/BAB/-") << text;
    }
    EXPECT_EQ(read_as("# Tube 1 (top to bottom)\n- A\n- A\n- B\n# Tube 2 (top to bottom)\n- B\n- A\n- B\n"
                      "# Tube 3\n"),
              "water3:BAA/BAB/-");
}

TEST(TubesInSeveralLines, AreNoTubesOfTheirOwn) {
    for (const std::string_view text :
         {"- A\n- A\n- B\n- B\n-\n", "* red\n* red\n* blue\n* blue\n",
          "# my notes\n# Tube 1\n- A\n- B\n# Tube 2\n- B\n- A\n# Tube 3\n(empty)\n",
          "# Tube 1\n- A\n- B\n# Tube 3\n- B\n- A\n# Tube 4\n- empty\n"})
        EXPECT_THAT(read_as(text), testing::Not(testing::StartsWith("water"))) << text;
}

TEST(TubesInSeveralLines, MayHaveNamesOfTwoWordsOrSeveralUnitsInEach) {
    for (const std::string_view text :
         {"Tube 1:\n- sky blue\n- red\nTube 2:\n- red\n- sky blue\nTube 3:\n",
          "Tube 1:\nsky blue\nred\nTube 2:\nred\nsky blue\nTube 3:\n",
          "Tube 1:\nsky blue\ndark red\nTube 2:\ndark red\nsky blue\nTube 3:\n"})
        EXPECT_EQ(read_as(text, "bottom_first"), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("Tube 1:\nA B\nTube 2:\nB A\nTube 3:\nempty\n", "bottom_first"), "water2:AB/BA/-");
    EXPECT_THAT(
        read_as("Tube 1:\nblue red\nblue red\nTube 2:\nred blue\nred blue\nTube 3:\n", "bottom_first"),
        testing::Not(HasSubstr("water")));
}

TEST(EmptyTubes, MayBeCountedInTheLastLine) {
    const std::string lines = "A A B\nB A B\n";
    for (const std::string_view last :
         {"2 empty tubes", "There are two empty tubes.", "(two empty bottles)", "+ 2 empty",
          "2 more tubes, empty", "2 empty", "- 2 empty", "Two empty.", "empty x2", "2x empty",
          "empty \u00D7 2", "empty: 2", "Empty tubes: 2"})
        EXPECT_EQ(read_as(lines + std::string(last), "bottom_first"), "water3:AAB/BAB/-/-") << last;
    // They may be those that are listed.
    EXPECT_THAT(read_as(lines + "-\n2 empty tubes", "bottom_first"), testing::Not(HasSubstr("water3")));
    const std::string numbered = "Tube 1: A A B\nTube 2: B A B\n";
    for (const std::string_view last : {"Tubes 3-4: empty", "Tubes 3 and 4: empty", "Tubes 3, 4: empty",
                                        "2 empty tubes", "2 empty", "(2 empty)", "Two empty.", "Empty: 2"})
        EXPECT_EQ(read_as(numbered + std::string(last), "bottom_first"), "water3:AAB/BAB/-/-") << last;
    EXPECT_EQ(read_as(numbered + "Tube 3: empty", "bottom_first"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("bottle 0 A A B\nbottle 1 B A B\nbottle 2 empty empty empty\n", "bottom_first"),
              "water3:AAB/BAB/-");
    for (const std::string_view last : {"Empty tubes: 3", "3 empty"})
        EXPECT_THAT(read_as(numbered + std::string(last), "bottom_first"), testing::Not(HasSubstr("water3")))
            << "the third one, or three";
    EXPECT_EQ(read_as("lime, lime, blue\nblue, lime, blue\nTwo empty.", "bottom_first"),
              "water3:AAB/BAB/-/-");
    for (const std::string_view lines_of_numbers :
         {"1 red, 1 blue\n1 blue, 1 red\n", "2 2 a\na a 2\n", "red x1, blue x1\nblue x1, red x1\n"})
        EXPECT_THAT(read_as(fmt::format("{}2 empty", lines_of_numbers), "bottom_first"),
                    testing::Not(HasSubstr("/-/-")));
    EXPECT_THAT(read_as(numbered + "Tubes 4-5: empty", "bottom_first"), testing::Not(HasSubstr("water3")));
}

TEST(Numbers, MayStandInWordsOfOtherScripts) {
    EXPECT_EQ(read_as("R\u00F6hre 1: A A B\nR\u00F6hre 2: B A B\nR\u00F6hre 3: -\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("\u7B2C1\u74F6\uFF1A\u7EA2\u7EA2\u84DD\n\u7B2C2\u74F6\uFF1A\u84DD\u7EA2\u84DD\n"
                      "\u7B2C3\u74F6\uFF1A\u7A7A\n",
                      "bottom_first"),
              "water3:AAB/BAB/-");
}

}  // namespace
}  // namespace decant::api
