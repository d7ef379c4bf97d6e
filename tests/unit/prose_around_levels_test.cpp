// A message around a level is left aside, named, and heeded.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The code of the one level that a text means, read bottom first where it is asked, or the refusal.
std::string read_as(std::string_view text) {
    LoadOptions options;
    auto level = load(text, options);
    if (!level) {
        options.read.set("bottom_first", true);
        level = load(text, options);
    }
    if (!level) return base::to_string(level.error(), "");
    return std::string(base::trim(*convert(*level, "code")));
}

std::string assumed(std::string_view text) {
    LoadOptions options;
    options.read.set("bottom_first", true);
    const auto level = load(text, options);
    if (!level) return "refused";
    std::string values;
    for (const Assumption& each : level->assumed()) values += each.value + "; ";
    return values;
}

TEST(Prose, IsLeftAsideAroundAnyForm) {
    for (const std::string_view text :
         {"Level 12:\n| Tube | 1 | 2 |\n|---|---|---|\n| 1 | A | B |\n| 2 | B | A |\n| 3 | - | - |\n",
          "level 45\n* A B\n* B A\n* EMPTY EMPTY\n",
          "tubes:\n  - [A, B]\n  - [B, A]\n  - []\n\n\nAny ideas?\n",
          "Please help, I'm stuck here:\n\nAB | BA | __\n", "AB;BA;empty\n\nthanks!\n",
          "I can't solve this one\nA- / BA / B-\n", "A B\nB A\n-\n\n-- \nsent from my phone\n",
          "Hello,\nthis is hard:\n\n1: A\n2: B A\n3: B\n\nThank you\n"})
        EXPECT_THAT(read_as(text), testing::MatchesRegex("water2:(AB/BA/-|A/BA/B|AB/B/A)")) << text;
}

TEST(Prose, MayBeATitle) {
    for (const std::string_view title : {"Water Sort Puzzle 132", "stuck on this one", "hey all\nlevel 52",
                                         "Level: 12", "my level\n", "lvl 3 of the app\n"})
        EXPECT_EQ(read_as(std::string(title) + "\nA B\nB A\n-\n"), "water2:AB/BA/-") << title;
    EXPECT_EQ(read_as("A B\nB A\n-\n\nlevel 12 from the app\n"), "water2:AB/BA/-");
    for (const std::string_view title : {"level 3 with 5 tubes", "puzzle and 1 extra bottle"})
        EXPECT_THAT(read_as(std::string(title) + "\nA B\nB A\n-\n"), Not(HasSubstr("water"))) << title;
}

TEST(Prose, MayBeWithoutAPointAtItsEnd) {
    for (const std::string_view words :
         {"i got so close, then it fell apart", "Sorry for my english, i hope you understand me",
          "This is from the app with a cat", "Here it is:", "You are my last hope :)"})
        EXPECT_EQ(read_as(fmt::format("{}\nA B\nB A\n-\n", words)), "water2:AB/BA/-") << words;
    for (const std::string_view tubes : {"so and", "the you a\nthe you a"})
        EXPECT_THAT(read_as(fmt::format("it so and\nand it so\n{}\n-\n", tubes)), Not(HasSubstr("water")))
            << tubes;
}

TEST(Prose, MayBeAParagraphInWordsOfItsOwn) {
    const std::string lines = "A B\nB A\n-\n";
    for (const std::string_view words :
         {"Any ideas?", "I have tried for hours", "I gave up after 50 tries", "hard", "Daily challenge",
          "Weekly challenge 7", "Sent from my iPhone", "by Anna\nMarch 5", "Solved in 14 moves",
          "Android version", "Niveau 12", "Best: 14 moves", "https://example.org/level/12", "2 colors",
          "three tubes", "capacity 2"}) {
        EXPECT_EQ(read_as(fmt::format("{}\n\n{}", words, lines)), "water2:AB/BA/-") << words;
        EXPECT_EQ(read_as(fmt::format("{}\n{}\n", lines, words)), "water2:AB/BA/-") << words;
    }
    for (const std::string_view words :
         {"4 tubes", "capacity 3", "capacity: 3", "one more vial", "last one A B", "A", "empty", "x", "C C"})
        EXPECT_NE(read_as(fmt::format("{}\n{}\n", lines, words)), "water2:AB/BA/-") << words;
    for (const std::string_view words :
         {"upside down", "order: from the lid", "rules: balls", "partial: yes"})
        EXPECT_FALSE(load(fmt::format("{}\n{}\n", lines, words), {})) << words;
    for (const std::string_view tubes : {"YYY", "GGYY\nYYGG", "\U0001F7E0\U0001F7E0\U0001F7E0", "yyy"})
        EXPECT_THAT(read_as(fmt::format("RGB\nBRG\nGBR\n-\n\n{}\n", tubes)), Not(HasSubstr("water")))
            << tubes;
    // It might be an empty tube, in words that nobody knows.
    EXPECT_THAT(read_as("A B\nB A\n\nnix drin\n"), Not(HasSubstr("water")));
    EXPECT_THAT(read_as("A B\nB A\n-\nnix drin\n"), Not(HasSubstr("water")));
}

TEST(Prose, MayStandBesideAnObjectInOneLine) {
    const std::string object = R"({"tubes": [["A", "B"], ["B", "A"], []]})";
    for (const std::string_view words :
         {"Thanks!", "Please help me with this one", "\nThanks!\nAny ideas?"}) {
        EXPECT_EQ(read_as(fmt::format("{}\n{}\n", object, words)), "water2:AB/BA/-") << words;
        EXPECT_EQ(read_as(fmt::format("{}\n{}\n", words, object)), "water2:AB/BA/-") << words;
    }
    for (const std::string_view more :
         {"{}", "{\"tubes\": []}", "2 empty", "The second one is locked.", "A B"})
        EXPECT_THAT(read_as(fmt::format("{}\n{}\n", object, more)), Not(HasSubstr("water"))) << more;
}

TEST(Prose, IsHeededAroundListsAndObjectsToo) {
    constexpr std::string_view list = "[[\"a\",\"b\",\"b\"],[\"c\",\"a\",\"c\"],[\"b\",\"c\",\"a\"],[]]\n";
    for (const std::string_view words :
         {"There is one more empty tube.", "The second one is locked.",
          "I left out the last tube, which is empty.", "Any color may go on any color."}) {
        for (const std::string& level :
             {fmt::format("The tubes are listed bottom to top.\n\n{}", list),
              fmt::format("{{\"order\": \"bottom-first\", \"tubes\": {}}}\n", list)})
            EXPECT_FALSE(load(fmt::format("{}\n{}\n", level, words), {})) << level << words;
    }
    EXPECT_TRUE(
        load(fmt::format("The tubes are listed bottom to top.\n\n{}\nThanks for your help!\n", list), {}));
}

TEST(Prose, MayBeATubeBesideAnObjectOrAList) {
    const std::string list = R"([["A", "B"], ["B", "A"], []])";
    for (const std::string& level : {fmt::format("{{\n\"tubes\": {}}}", list), list})
        for (const std::string_view tube :
             {"empty", "2 empty", "plus 2 empty tubes", "A B", "[]", "3 3", "A, B", "tube"}) {
            EXPECT_THAT(read_as(fmt::format("{}\n{}\n", level, tube)), Not(HasSubstr("water"))) << tube;
            EXPECT_THAT(read_as(fmt::format("{}\n\n{}\n", tube, level)), Not(HasSubstr("water"))) << tube;
        }
    EXPECT_EQ(read_as(fmt::format("const level = {{\n\"tubes\": {}\n}};\nexport default level;\n", list)),
              "water2:AB/BA/-");
}

TEST(Prose, MayBeALegendOfColors) {
    for (const std::string_view legend : {"A = lime, B = blue", "A=lime; B=light blue", "A=lime B=blue",
                                          "A: lime, B: blue", "A = lime\nB = light blue"}) {
        EXPECT_EQ(read_as(std::string(legend) + "\nAB\nBA\n-\n"), "water2:AB/BA/-") << legend;
        EXPECT_EQ(read_as("AB\nBA\n-\n\n" + std::string(legend)), "water2:AB/BA/-") << legend;
    }
    for (const std::string_view legend :
         {"A = lime, B = empty", "A = lime, B = hidden", "A = lime, B = wall", "A = lime"})
        EXPECT_THAT(read_as(std::string(legend) + "\nAB\nBA\n-\n"), HasSubstr("; "))
            << "is refused: " << legend;
}

TEST(Prose, IsNoLegendThatGivesAColorTwoSigns) {
    EXPECT_THAT(read_as("R=red G=green B=red\nRGGB BRRG GBBR - -\n"), Not(HasSubstr("water")));
    EXPECT_THAT(read_as("R=red G=green B=blue\nRGGB BRRG GBBR - -\n"), HasSubstr("water4:"));
}

TEST(Prose, MayTellTheOrderAndNothingElse) {
    for (const std::string_view line :
         {"Top to bottom", "Order: top to bottom", "Tubes (top to bottom)", "tubes are listed top first"})
        EXPECT_EQ(read_as(std::string(line) + "\nA A B\nB A B\n-\n"), "water3:BAA/BAB/-") << line;
    EXPECT_EQ(read_as("A A B\nB A B\n-\nTop to bottom\n"), "water3:BAA/BAB/-");
    EXPECT_THAT(read_as("Top and bottom\nA A B\nB A B\n-\n"), Not(HasSubstr("water")));
}

TEST(Prose, MayBeACommentAboveCells) {
    const std::string cells = "lime, lime, blue\nblue, lime, blue\n-\n";
    EXPECT_EQ(read_as("# hard\n" + cells), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("// from page 3\n" + cells), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("# top first\n" + cells), "water3:ABB/ABA/-");
    EXPECT_FALSE(load("# ylhaalta alas\n" + cells, {}).ok()) << "asks for the order";
    EXPECT_THAT(read_as("# one more tube is empty\n" + cells), Not(HasSubstr("water")));
}

TEST(Prose, MayBeInBrackets) {
    EXPECT_FALSE(load("AAB\nBAB\n-\n(top is on the left)\n", {}).ok()) << "asks for the order";
    EXPECT_EQ(read_as("AAB\nBAB\n-\n(from level 7)\n"), "water3:AAB/BAB/-");
}

TEST(Prose, IsAskedAboutWhereAHeadingIsNotUnderstood) {
    for (const std::string_view heading : {"De sus in jos:", "(tope a la izquierda)", "Deckel links:"})
        EXPECT_FALSE(load(std::string(heading) + "\nA A B\nB A B\n-\n", {}).ok()) << heading;
    for (const std::string_view heading : {"Level 7:", "My tubes:", "Here is a puzzle (from the app)"})
        EXPECT_TRUE(load(std::string(heading) + "\nA A B\nB A B\n-\n", {}).ok()) << heading;
}

TEST(Prose, NeedsNoSignBesideATable) {
    const std::string table = "| Tube | Units |\n|---|---|\n| 1 | A, B |\n| 2 | B, A |\n| 3 | - |\n";
    EXPECT_EQ(read_as("the one from yesterday\n" + table), "water2:AB/BA/-");
    EXPECT_EQ(read_as(table + "\nas far as I got\n"), "water2:AB/BA/-");
    for (const std::string_view line : {"A B\n", "2 empty tubes\n", "| C | D |\n"})
        EXPECT_THAT(read_as(table + std::string(line)), Not(testing::StartsWith("water"))) << line;
}

TEST(Prose, IsNamed) {
    EXPECT_THAT(assumed("Please help:\nAB | BA | __\n\nthanks!\n"), HasSubstr("lines 1 and 4 left aside; "));
    EXPECT_THAT(assumed("AB | BA | __\nthanks!\n"), HasSubstr("line 2 left aside; "));
}

TEST(Prose, IsHeeded) {
    EXPECT_EQ(read_as("Help me!\nEach tube holds 3.\nA B C\nB C A\nC A B\n_\n_\n"), "water3:ABC/BCA/CAB/-/-");
    EXPECT_THAT(read_as("A B\nB\nA\nAnd two empty tubes, please!\n"), Not(HasSubstr("water")));
    EXPECT_THAT(read_as("tubes:\n  - [A, B]\n  - [A]\n  - [B]\n\nThere are 5 tubes!\n"),
                HasSubstr("this may tell of 5 tubes, and there are 3"));
    EXPECT_THAT(read_as("Level 3:\n\n{\"tubes\": [[\"A\", \"B\"], [\"A\"], [\"B\"]]}\nplus 2 empty tubes\n"),
                HasSubstr("this may tell of 2 empty tubes, and there are 0"));
    EXPECT_THAT(read_as("A B\nB\nA\nPlus some empty ones!\n"), Not(HasSubstr("water")));
}

TEST(Prose, IsHeededAroundTextsThatStateTheirOrder) {
    constexpr std::string_view own = "decant tube-sort 1\nrules: water\nA B\nB A\n-\n";
    for (const std::string_view words : {"Hi! The second one is locked.", "Ignore the last tube.",
                                         "You can also get one more.", "The bottom units are hidden!"}) {
        EXPECT_THAT(read_as(fmt::format("{}\n{}\n", own, words)), Not(HasSubstr("water2"))) << words;
        EXPECT_THAT(read_as(fmt::format("{}\nwater2:AB/BA/-\n", words)), Not(HasSubstr("water2"))) << words;
    }
    for (const std::string_view words :
         {"Top first!", "The tubes are listed from the top.", "It is ball sort!"}) {
        const std::string text = fmt::format("{}\n\ndecant tube-sort 1\nA B\nB A\n-\n", words);
        EXPECT_THAT(read_as(text), Not(HasSubstr("water2"))) << words;
        EXPECT_THAT(read_as(fmt::format(
                        "{}\n\ndecant tube-sort 1\norder: bottom-first\nrules: water\nA B\nB A\n-\n", words)),
                    HasSubstr("water2"))
            << words;
    }
    for (const std::string_view words :
         {"Hi! Can you beat my 12 moves?", "Level 12:", "Stuck here for 3 days.", "Listed top to bottom:"})
        EXPECT_EQ(read_as(fmt::format("{}\n\nwater2:AB/BA/-\n", words)), "water2:AB/BA/-") << words;
}

TEST(Prose, CountsWhatOwnTextsHave) {
    for (const std::string_view words : {"It has 5 tubes.", "There are 2 empty tubes.", "It has 3 colors.",
                                         "Each tube holds 5.", "It has 3 tubes. Now it has 4 tubes!"}) {
        EXPECT_THAT(read_as(fmt::format("{}\n\nwater2:AB/BA/-\n", words)), Not(HasSubstr("water2"))) << words;
        EXPECT_THAT(read_as(fmt::format("{}\n\ndecant tube-sort 1\nA B\nB A\n-\n", words)),
                    Not(HasSubstr("water2")))
            << words;
    }
    for (const std::string_view words : {"It has 3 tubes.", "It has 2 colors.", "Each tube holds 2."})
        EXPECT_EQ(read_as(fmt::format("{}\n\nwater2:AB/BA/-\n", words)), "water2:AB/BA/-") << words;
}

TEST(Prose, LeavesTheQuestionsOfOwnTextsOpen) {
    EXPECT_THAT(read_as("Hi there!\n\ndecant tube-sort 1\nA E\nB A\nB\n"),
                HasSubstr("may be a color or an empty place"));
}

TEST(Prose, IsNoTube) {
    for (const std::string_view text :
         {"red blue!\nblue red\n-\n", "A B\nB\nA\n--\nthanks!\n", "Tube 1:\nred blue\n",
          "A B\nB\nA\nAn empty one is there, too.\n", "one two three\nred blue green\nblue red green\n"})
        EXPECT_THAT(read_as(text), Not(HasSubstr("water"))) << text;
    for (const std::string_view text :
         {"red blue\nblue\nred\ntyhj\xC3\xA4\n", "red blue\nblue\nred\nempty.\n"})
        EXPECT_EQ(read_as(text), "water2:AB/B/A/-") << text;
}

}  // namespace
}  // namespace decant::api
