// What comments and headers beside lines say is heeded.
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

TEST(OwnTexts, AreReadAsTheyAre) {
    EXPECT_EQ(read_as("decant tube-sort 1\ncapacity: 2\n\"1:\" b\nb \"1:\"\n-\n# top to bottom\n"),
              "water2:AB/BA/-");
}

TEST(Headers, StateNoMoreThanTheySay) {
    for (const std::string_view text :
         {"A A B\nB A B\n\n\n", "A A B\n\nB A B\n", "A A B\nB A B\n_\n",
          "A A B\nB A B\n-\n# level 2\nB A B\nA A B\n-\n", "A B #00f\nB A\n-\n",
          "A B x\nB x x\nA x x\nx x x\n", "red blue\nblue red\nnada nada\n-\n"}) {
        for (const std::string_view header : {"name: 7\n", "rules: water\n", "partial: no\n"}) {
            EXPECT_THAT(read_as(std::string(header) += text), testing::Not(testing::StartsWith("water")))
                << header << text;
        }
    }
    EXPECT_THAT(read_as("name: 7\nR R\nG G\nR R\nG G\n-\n"), HasSubstr("may hold 2 or 4"));
    EXPECT_EQ(read_as("capacity: 3\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("order: top-first\nA A B\nB A B\n_\n"), "water3:BAA/BAB/-");
    EXPECT_EQ(read_as("name: 7\n\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
}

TEST(Headers, NameALevelInWordsThatAreHeeded) {
    EXPECT_TRUE(asks_for_order("name: top first level\nA A B\nB A B\n-\n"));
    EXPECT_THAT(read_as("name: Ball Sort 12\nA A B\nB A B\n-\n"),
                HasSubstr("1:7: this may say that the rules"));
    EXPECT_EQ(read_as("name: Ball Sort 12\nrules: water\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("decant tube-sort 1\nname: Ball Sort 12\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
}

TEST(LinesWithoutAHead, LoseNoEmptyTubeAndNoUnitSilently) {
    EXPECT_THAT(read_as("A B A\n\nB A B\n-\n"), HasSubstr("3:1: the blank line above may be an empty tube"));
    EXPECT_THAT(read_as("# Level 1\nA B\nB A\n-\n\n# Level 2\nB A\nA B\n-\n"),
                HasSubstr("this text holds more than one level"));
    EXPECT_EQ(read_as("A B\n\nB A\n\n-\n"), "water2:AB/BA/-");
    EXPECT_THAT(read_as("A B #00f\nB A\n-\n"), HasSubstr("1:5: '#00f' may be a unit"));
    EXPECT_THAT(read_as("A B # #\nB A # #\n"), HasSubstr("1:5: '#' may be a unit"));
    EXPECT_THAT(read_as("A B\nB A\n#3 A B\n-\n"), HasSubstr("3:1: '#3' may be a unit"));
    EXPECT_EQ(read_as("# level\nA B # good\nB A\n-\n"), "water2:AB/BA/-");
    EXPECT_EQ(read_as("decant tube-sort 1\nA B #00f\n\nB A\n-\n"), "water2:AB/BA/-")
        << "as documented below a head";
}

TEST(CommentsOfLines, AreHeeded) {
    EXPECT_EQ(read_as("# top first\nlime lime blue\nblue lime blue\n-\n"), "water3:ABB/ABA/-");
    EXPECT_EQ(read_as("# top first\nAAB\nBAB\n-\n"), "water3:BAA/BAB/-");
    EXPECT_EQ(read_as("# capacity 4\nA B\nB A\nA B\nB A\n-\n"), "water4:AB/BA/AB/BA/-");
    EXPECT_THAT(read_as("# ball sort\nlime lime blue\nblue lime blue\n-\n"),
                HasSubstr("1:3: this may say that the rules are those of balls"));
    EXPECT_TRUE(asks_for_order("lime lime blue # lime is on top\nblue lime blue\n-\n"));
    EXPECT_TRUE(asks_for_order("# upside down\nlime lime blue\nblue lime blue\n-\n"));
}

TEST(CommentsOfLines, TellOfBallsByWhatAMoveTakes) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words :
         {"one unit per move", "each move takes one unit", "pour 1 segment at a time", "one at a time",
          "one by one", "only a single layer moves", "you move one piece"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("rules are those of balls")) << words;
    for (const std::string_view words :
         {"one color in each tube at the end", "one empty tube", "at one level a time"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfLines, AreComparedWithTheLevel) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words :
         {"5 tubes", "5 tubes in all", "five tubes", "2 empty", "3 colors", "2 colors, 3 empty tubes"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("1:")) << words;
    for (const std::string_view words : {"3 tubes", "three bottles, 1 empty", "2 colors, 1 empty tube"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfLines, AreAskedAboutWhereTheyMaySayMore) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    constexpr std::string_view list = "tubes = [['a','a','b'],['b','a','b'],[]]  # {}\n";
    for (const std::string_view words :
         {"each holds four", "room for 4", "two more that are empty", "+ 2 leere", "empty tubes omitted",
          "height 4", "2 of them are empty", "the capacity is larger", "4 units each",
          "and 3 of them besides"}) {
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("1:")) << words;
        EXPECT_THAT(read_as(fmt::format(list, words)), HasSubstr("1:")) << words;
    }
    for (const std::string_view words : {"first element is at the opening", "begin reading at the mouth"}) {
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
        EXPECT_TRUE(asks_for_order(fmt::format(list, words))) << words;
    }
    for (const std::string_view words :
         {"level 12", "#12", "Hard 27", "12", "pack 3, level 4", "2024-05-03", "solved in 14 moves", "good",
          "1 of 350", "https://example.org/levels/12", "app 3.2.1", "tube 3 is the odd one"}) {
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
        EXPECT_EQ(read_as(fmt::format(list, words)), "water3:aab/bab/-") << words;
    }
    EXPECT_THAT(read_as("# 5 tubes\ntubes:\n- [a, a, b]\n- [b, a, b]\n- []\n"), HasSubstr("tubes"));
    EXPECT_THAT(read_as("# + 2 leere\ntubes:\n- [a, a, b]\n- [b, a, b]\n- []\n"),
                HasSubstr("1:5: this may say more of the level"));
}

TEST(CommentsOfLines, AreAskedAboutWhereATubeMayBeLeftOut) {
    constexpr std::string_view lines = "lime lime blue\nblue blue lime\n-\n";
    for (const std::string_view words :
         {"There is also another tube.", "There is a fourth tube, too.",
          "And there is another bottle at the end.", "I didn't write the last tube.", "Please add one.",
          "The rest is vacant.", "I left out one tube, sorry!", "One bottle is not shown.",
          "There is also 1 tube.", "Sorry, I forgot a tube!", "The real level has another vial.",
          "Some of the tubes are missing.", "These tubes are not all that are shown there."}) {
        for (const std::string& text :
             {fmt::format("# {}\n{}", words, lines), fmt::format("{}{}\n", lines, words)})
            EXPECT_THAT(read_as(text), HasSubstr("more of the level than is understood")) << text;
    }
    for (const std::string_view words :
         {"Plus an empty one on the right.", "You also get a spare.", "All others are empty.",
          "There are no empty ones.", "And a finished tube of pink.", "A further bottle stands behind them.",
          "Everything is there twice."})
        EXPECT_THAT(read_as(fmt::format("# {}\n{}", words, lines)),
                    HasSubstr("more of the level than is understood"))
            << words;
    for (const std::string_view words :
         {"One tube per line.", "Each line is one tube.", "A tube is done when it is full.",
          "Pour from one tube into another tube.", "A tube holds 3.", "What fits in a tube is up to you."})
        EXPECT_THAT(read_as(fmt::format("# {}\n{}", words, lines)), testing::StartsWith("water3:")) << words;
}

TEST(CommentsOfLines, HideNoPicture) {
    constexpr std::string_view picture = "A B A C _\nC D B A _\nA C C B _\nD B D B _\nC A D D _\n";
    for (const std::string_view comment : {"", "# level 7\n"})
        EXPECT_TRUE(
            is_offered(std::string(comment) + std::string(picture), "water5:CDACA/ABCDB/DDCBA/DBBAC/-"))
            << comment;
    EXPECT_EQ(read_as("# level 7\nA B\nB A\n-\n"), "water2:AB/BA/-");
}

TEST(CommentsOfLines, TellWhatHeadersLeaveOpen) {
    EXPECT_EQ(read_as("capacity: 3\n# top first\nA A B\nB A B\n-\n"), "water3:BAA/BAB/-");
    EXPECT_THAT(read_as("capacity: 3\n# ball sort\nA A B\nB A B\n-\n"),
                HasSubstr("rules are those of balls"));
    EXPECT_THAT(read_as("rules: water\n# 5 tubes\nA A B\nB A B\n-\n"), HasSubstr("5 tubes"));
}

TEST(CommentsOfLines, AreAskedAboutInPartsOfSentences) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words : {"+1 empty",
                                         "3/4 full",
                                         "plus another bottle",
                                         "4+1 tubes",
                                         "no colour rule",
                                         "only after watching a video",
                                         "lime and blue are the same",
                                         "please add another",
                                         "one is missing",
                                         "gesperrt",
                                         "oneByOne: true",
                                         "reserve: 1",
                                         "or blue",
                                         "maybe lime",
                                         "x2",
                                         "typo",
                                         "wrong",
                                         "without the last",
                                         "plus one",
                                         "the fourth is taped shut",
                                         "fifth for green"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("more of the level")) << words;
    EXPECT_THAT(read_as(fmt::format(lines, "tube 3 holds 1")), HasSubstr("has 3 units but holds 1"));
    for (const std::string_view words :
         {"each move takes 1", "orbs in tubes", "Only the topmost unit moves", "Ball-Sort 44",
          "unit transfer", "only move one", "single moves only", "Only one can be moved at a time.",
          "pieces move individually", "not water"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("rules are those of balls")) << words;
    for (const std::string_view words : {"left is up",
                                         "head first",
                                         "start of line = open end",
                                         "from the neck down",
                                         "de cima para baixo",
                                         "mirrored",
                                         "inverted",
                                         "Seen from above",
                                         "leftmost = exposed",
                                         "T -> B",
                                         "up → down",
                                         "b=>t",
                                         "left = T",
                                         "↓",
                                         "head is exposed",
                                         "popleft",
                                         "yukaridan asagiya",
                                         "^",
                                         "v",
                                         "-->",
                                         "a[0] is what you pour",
                                         "screenshot order",
                                         "bot last",
                                         "Each line starts with what I can pour.",
                                         "inverse",
                                         "Gravity goes right.",
                                         "unshift",
                                         "umgekehrt"})
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
    for (const std::string_view words :
         {"with a spare bottle", "one spare", "solved in 1 move", "my first try", "moves: 12", "5/3/2024",
          "level: 1", "Maybe someone sees what I don't see.", "I've no idea what I'm doing wrong.",
          "I did this in order to win", "---"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfLines, MayBeInScriptsThatAreNotUnderstood) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words :
         {"\u4E0A\u304B\u3089", "\u0441\u0432\u0435\u0440\u0445\u0443 \u0432\u043D\u0438\u0437",
          "\u4ECE\u4E0A\u5230\u4E0B"})
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
    for (const std::string_view words :
         {"od g\u00F3ry do do\u0142u", "uppifr\u00E5n", "shora dol\u016F", "yukar\u0131dan",
          "fel\u00FClr\u0151l", "topp till botten", "zdola nahoru", "dari atas ke bawah", "ustten",
          "overst till vanster"})
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
    EXPECT_TRUE(asks_for_order("tubes = [[1,2,2],[2,1,1],[]]  # taban sagda\n"));
    EXPECT_TRUE(asks_for_order("overst_forst = [[1,2,2],[2,1,1],[]]\n"));
    for (const std::string_view words : {"kulki", "bollar", "toplar", "\u7403"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("rules are those of balls")) << words;
    EXPECT_EQ(read_as(fmt::format(lines, "\u00D7 \u2605 \U0001F600")), "water3:AAB/BAB/-");
    EXPECT_THAT(read_as(fmt::format(lines, "\u7A7A\u74F6 2")), HasSubstr("more of the level"));
    for (const std::string_view words :
         {"\u7B2C12\u5173", "\u0423\u0440\u043E\u0432\u0435\u043D\u044C 12", "\u2605\u2605 \U0001F600"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
    EXPECT_EQ(read_as(fmt::format(lines, "\u4E0A\u304B\u3089, top first")), "water3:ABB/ABA/-");
}

TEST(CommentsOfObjects, AreHeededAroundThem) {
    constexpr std::string_view object = "{\"tubes\": [[\"A\",\"A\",\"B\"],[\"B\",\"A\",\"B\"],[]]}\n";
    for (const std::string_view words :
         {"room for 5", "// room for 5", "/* Tubes have room for 5. */", "Green counts as red in this one:",
          "Same as yesterday but with one more empty tube:", "# the last one is locked", "<!-- 5 tubes -->",
          "locked: 2", "colors: 3", "Tube size: 4", "maxPour: 1"}) {
        EXPECT_THAT(read_as(fmt::format("{}\n{}", words, object)), testing::Not(testing::StartsWith("water")))
            << words;
        EXPECT_THAT(read_as(fmt::format("{}\n{}", object, words)), testing::Not(testing::StartsWith("water")))
            << words;
    }
    for (const std::string_view words : {"Level 12", "// level 12", "import json", "from my phone",
                                         "/* easy */", "Date: 2024-05-01", "moves: 12"})
        EXPECT_EQ(read_as(fmt::format("{}\n{}", words, object)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfObjects, AreHeededBehindThem) {
    constexpr std::string_view object = "{\"tubes\": [[\"A\",\"A\",\"B\"],[\"B\",\"A\",\"B\"],[]]}";
    for (const std::string_view words : {"without the last", "and 1 more", "x2", "minus the last", "wrong"})
        EXPECT_THAT(read_as(fmt::format("{} {}\n", object, words)),
                    testing::Not(testing::StartsWith("water")))
            << words;
}

TEST(NamesOfObjects, AreHeeded) {
    constexpr std::string_view object = "{} = {{ tubes: [['A','A','B'],['B','A','B'],[]] }};\n";
    for (const std::string_view name :
         {"const topFirst", "const level: TopFirstLevel", "const reversedLevel"})
        EXPECT_TRUE(asks_for_order(fmt::format(fmt::runtime(object), name))) << name;
    for (const std::string_view name : {"export const ballLevel", "balls"})
        EXPECT_THAT(read_as(fmt::format(fmt::runtime(object), name)), HasSubstr("rules are those of balls"))
            << name;
    EXPECT_THAT(read_as(fmt::format(fmt::runtime(object), "const lockedLevel")),
                HasSubstr("more of the level"));
    EXPECT_THAT(read_as(fmt::format(fmt::runtime(object), "const capacity = 4, level"), "bottom_first"),
                HasSubstr("tube holds 4"));
    EXPECT_EQ(read_as(fmt::format(fmt::runtime(object), "export const level7: Level")), "water3:AAB/BAB/-");
}

TEST(CommentsOfPrograms, MayBeInLanguagesThatAreNotUnderstood) {
    constexpr std::string_view list = "tubes = [[1,2,2],[2,1,1],[]]\n";
    for (const std::string_view words :
         {"\"\"\"il manque un tube\"\"\"", "/* il manque un tube */", "/* noch ein leeres Glas */"})
        EXPECT_THAT(read_as(fmt::format("{}\n{}", words, list)), testing::Not(testing::StartsWith("water")))
            << words;
    EXPECT_TRUE(asks_for_order("# Level 7: das Glas steht kopf\nlime lime blue\nblue lime blue\n-\n"));
    EXPECT_EQ(read_as("# Level 7: Deep Sea\nlime lime blue\nblue lime blue\n-\n"), "water3:AAB/BAB/-");
}

TEST(CommentsOfLisp, AreHeeded) {
    constexpr std::string_view text =
        "; {}\n(make-puzzle (red blue)\n (red red red blue)\n (blue red blue blue)\n Nil)\n";
    for (const std::string_view words : {"bottom first", "ball sort", "the last one is locked"})
        EXPECT_THAT(read_as(fmt::format(fmt::runtime(text), words)), HasSubstr("more of the level")) << words;
    for (const std::string_view words : {"level 12", "top first"})
        EXPECT_EQ(read_as(fmt::format(fmt::runtime(text), words)), "water4:ABBB/AABA/-") << words;
    LoadOptions ball;
    ball.read.set("rules", std::string("ball"));
    EXPECT_TRUE(load(fmt::format(fmt::runtime(text), "ball sort"), ball));
}

TEST(CommentsOfLines, DoNotOverruleHeaders) {
    EXPECT_EQ(read_as("order: bottom-first\n# top first\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("rules: ball\n# balls\nA A B\nB A B\n-\n"), "ball3:AAB/BAB/-");
    EXPECT_EQ(read_as("decant tube-sort 1\n# top first\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
}

}  // namespace
}  // namespace decant::api
