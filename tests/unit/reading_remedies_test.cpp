// A refusal names only options that end in a level.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string remedy_for(std::string_view text, const LoadOptions& options = {}) {
    const auto level = read(text, options);
    return level ? "read as " + *convert(*level, "code")
                 : to_string(level.error().diagnostic.remedy, as_flag);
}

LoadOptions with_capacity(int capacity) {
    LoadOptions options;
    options.read.set("capacity", capacity);
    return options;
}

TEST(ReadingRemedies, NameTheCapacityThatTheCountsSay) {
    EXPECT_EQ(remedy_for("3\n3\na b b a\nb a a b\n\n"), "use --capacity 4, or take units out");
    EXPECT_EQ(remedy_for("water4:AAB/BBA/-"),
              "use --capacity 3, or correct the tubes, or allow missing units with --partial");
    EXPECT_EQ(remedy_for("A A B\nB B A\n-\n", with_capacity(4)),
              "use --capacity 3, or correct the tubes, or allow missing units with --partial");
}

TEST(ReadingRemedies, NameNoOptionThatEndsInAnotherRefusal) {
    EXPECT_EQ(remedy_for("A B\nB C\n-\n"), "correct the tubes, or allow missing units with --partial");
    EXPECT_EQ(remedy_for("x y z\ny z x\nz x y\n"), "write the empty tubes, too, each as 'empty'");
    EXPECT_EQ(remedy_for("x y z\ny z x\nz x y\n", with_capacity(3)),
              "write the empty tubes, too, each as 'empty'");
    EXPECT_EQ(remedy_for("[[a, b], [b, a]]", with_capacity(2)), "write the empty tubes, too, each as []");
    EXPECT_EQ(remedy_for("water2:AB/BA^1/-"), "take units out");
}

TEST(ReadingRemedies, NameNoOptionThatMakesAQuestionOfTheNumbersAbove) {
    LoadOptions top_first;
    top_first.read.set("top_first", true);
    EXPECT_EQ(remedy_for("4 2\n2 3 3 4\n4 3 1 3\n0 2 2\n0 4 1 0\n1 0\n", top_first), "correct the tubes");
}

TEST(ReadingRemedies, DoNotKeepPartsOfNamesAsUnits) {
    for (const char* text : {"sea green red\nred sea green\n-\n", "verde claro rojo\nrojo verde claro\n-\n"})
        EXPECT_EQ(remedy_for(text), "correct the tubes, or join the words of each name, as in light-blue")
            << text;
}

TEST(ReadingRemedies, DoNotKeepLayersAsTubes) {
    EXPECT_EQ(remedy_for("[[a, b, null], [b, a, null], [a, b, null], [b, a, null]]"),
              "correct the tubes, or write each tube by itself if these are layers of "
              "all tubes");
}

TEST(ReadingRemedies, NameNoOptionWhereTryingThemAllWouldTakeLong) {
    const std::string remark = "# " + std::string(100'000, 'x') + "\n";
    EXPECT_EQ(remedy_for(remark + "A A B\nB B A\n-\n", with_capacity(4)), "correct the tubes");
}

TEST(ReadingRemedies, NameTheFormatThatReadsTheText) {
    LoadOptions native;
    native.format = "native";
    EXPECT_EQ(remedy_for("[[a, b], [b, a], []]", native),
              "put blanks between colors and \" around such a name, or use --from list");
}

TEST(ReadingRemedies, NameNoFormatThatDoesNotRecognizeTheText) {
    EXPECT_EQ(remedy_for("a< b\nb a<\n-\n"), "put blanks between colors and \" around such a name");
    EXPECT_EQ(remedy_for("My first ball 5\n- lime lime blue\n- blue lime blue\n- empty\n"),
              "correct the tubes, or leave out what is no unit, such as a heading or the numbers of lines");
}

TEST(ReadingRemedies, SayWhereTheNumberOfTubesStands) {
    EXPECT_EQ(remedy_for("2\n2\n1 2\n2 1\n"),
              "write the empty tubes, too, each as an empty line that line 1 counts");
}

TEST(ReadingRemedies, AskFirstWhatNoOptionDecides) {
    for (const std::string_view text : {"[[1, 1, 1, 0], [1, 0, 0, 0], [null, null, null, null]]",
                                        "(E F C) (D F A) (A D F) () (B B C) () (C B D) () (E E A)"})
        EXPECT_EQ(remedy_for(text), "write '_' for an empty place, or give the color another name") << text;
    EXPECT_EQ(remedy_for("[[1, 1, 2], [2, 1, 2], [null, null, null]]"),
              "use --bottom-first, or use --top-first");
}

TEST(ReadingRemedies, AreAboutUnitsWhereNumberedLinesLackSome) {
    EXPECT_EQ(remedy_for("1: BOTTOM red blue blue TOP\n2: BOTTOM blue red TOP\n3: BOTTOM empty TOP\n"),
              "correct the tubes, or allow missing units with --partial");
}

TEST(ReadingRemedies, MakeNoTubeOfAHeading) {
    for (const std::string_view from : {"csv", "native"})
        EXPECT_EQ(remedy_for("tube1\ttube2\ttube3\n\tred\t\nred\tblue\tblue\n").find(from), std::string::npos)
            << from;
}

TEST(ReadingRemedies, FollowQuestionsToTheirEnd) {
    EXPECT_EQ(
        remedy_for("balls\n[[1,2],[2,1],[]]\n", {}),
        "use --rules water and --bottom-first, or use --rules water and --top-first, or use --rules ball "
        "and --bottom-first, or use --rules ball and --top-first");
    EXPECT_EQ(remedy_for("red blue\nblue red\nred red\nblue blue\ntop first\n"), "use --capacity 4")
        << "2 would leave no room";
}

TEST(ReadingRemedies, SayWhatIsWrongWhereNoAnswerEndsInALevel) {
    const auto level = read("# ball sort, capacity 4\ntubes:\n- [A, B]\n- [B, A]\n- []\n", {});
    ASSERT_FALSE(level);
    EXPECT_EQ(level.error().diagnostic.problem, "A has 2 units, a tube holds 4: 2 are missing");
    EXPECT_EQ(to_string(level.error().diagnostic.remedy, as_flag), "correct the tubes");
}

TEST(ReadingRemedies, GiveTheCodeWhereNoOptionChooses) {
    EXPECT_EQ(remedy_for("| 1 | 0 |\n| 1 |  |\n"), "give the code of the one that is meant");
}

TEST(ReadingRemedies, OverturnNoOrderThatIsStated) {
    LoadOptions top_first;
    top_first.read.set("top_first", true);
    EXPECT_EQ(remedy_for("A B . .\nB A . .\nA A B B\n", top_first),
              "leave empty places out, and write '-' for an empty tube");
    EXPECT_EQ(
        remedy_for(
            R"({"order": "top-first", "tubes": [["A", "B", null], ["B", "A", "B"], ["A", null, null]]})"),
        "leave empty places out, and write [] for an empty tube");
}

TEST(ReadingRemedies, KeepTheOrderInWhichTheyAreGiven) {
    EXPECT_EQ(remedy_for("R\nG\n-\n"),
              "put blanks between units, or write a code such as water4:ABAB/BABA/-, or use --capacity 1");
}

TEST(ReadingRemedies, MakeNoTubeOfEachUnitOfAPicture) {
    EXPECT_EQ(remedy_for("[A][B][C][D]\n[B][A][D][C]\n[ ][ ][ ][ ]\n"),
              "write each tube in a line or a list of its own");
}

TEST(ReadingRemedies, SayWhereAnObjectHasAListOfTubes) {
    EXPECT_EQ(remedy_for(R"({"size": 3, "a": {"gadgets": [["A", "B"], ["B", "A"], []]}})"),
              R"(give it a "text", a "code" or "tubes", or use --json-path .a.gadgets)");
    EXPECT_EQ(remedy_for(R"({"two words": [["A", "B"], ["B", "A"], []]})"),
              R"(give it a "text", a "code" or "tubes")");
    EXPECT_EQ(remedy_for(R"({"tubes": {"left": ["A", "B"], "right": ["B", "A"]}})"), "write a list of tubes");
}

TEST(ReadingRemedies, NameNoPathToWhatIsNoLevel) {
    EXPECT_EQ(remedy_for(R"({"nodes": ["a", "b", "c"], "edges": [["a", "b"], ["b", "c"]], "dog": "a"})"),
              R"(give it a "text", a "code" or "tubes")");
}

TEST(ReadingRemedies, LeadToNoLayersAsIfTheyWereTubes) {
    for (const std::string_view text :
         {R"({"layers": [["A", "B"], ["B", "A"], [null, null]]})",
          R"({"a": {"topRows": 2, "Rows": [["A", "B"], ["B", "A"], [null, null]]}})"})
        EXPECT_EQ(remedy_for(text), R"(give it a "text", a "code" or "tubes")") << text;
    EXPECT_EQ(remedy_for(R"({"a": {"layers": [["A", "B"]], "gadgets": [["A", "B"], ["B", "A"], []]}})"),
              R"(give it a "text", a "code" or "tubes", or use --json-path .a.gadgets)");
}

TEST(ReadingRemedies, NameNoOptionThatAsksTheSameAgain) {
    const auto refused = read("|A| |B| | |\n|B| |A| | |\n", {});
    ASSERT_FALSE(refused);
    for (const auto& offer : refused.error().offered)
        EXPECT_TRUE(
            std::any_of(offer.own.begin(), offer.own.end(), [](const auto& each) { return !each.option; }));
}

TEST(ReadingRemedies, NameAnOptionThatDecidesBesideBullets) {
    const auto refused = read("# 7\n* red blue\n* blue red\n*\n", {});
    ASSERT_FALSE(refused);
    for (const auto& offer : refused.error().offered) EXPECT_TRUE(offer.own.front().option);
}

}  // namespace
}  // namespace decant::api
