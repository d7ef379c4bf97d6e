// The level that a text was taken for, the assumptions for that, and the other meanings that it may have.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <variant>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> assumed_in(const Level& level) {
    std::vector<std::string> told;
    for (const Assumption& each : level.assumed())
        told.push_back(std::string(word(each.about)) + ": " + each.value);
    return told;
}

std::vector<std::string> assumed_of(std::string_view text, const LoadOptions& options = {}) {
    const auto reading = read(text, options);
    return reading ? assumed_in(*reading) : std::vector{"refused: " + reading.error().diagnostic.problem};
}

std::vector<std::string> offered_for(std::string_view text) {
    const auto reading = read(text, {});
    std::vector<std::string> codes;
    if (reading) return {"read as " + *convert(*reading, "code")};
    for (const Offer& each : reading.error().offered) codes.push_back(*convert(each.level, "code"));
    return codes;
}

TEST(Reading, TellsTheFormThatWasFound) {
    EXPECT_EQ(read("water2:AB/BA/-", {})->form(), "code");
    EXPECT_EQ(read("A B . .\nB A . .\nA A B B\n", {})->form(), "native");
    EXPECT_EQ(read("[[1, 2], [2, 1], []]", {})->form(), "list");
    EXPECT_EQ(read(R"({"tubes": [["A", "B"], ["B", "A"], []]})", {})->form(), "json");
}

TEST(Reading, AssumesNothingOfATextThatSaysAll) {
    EXPECT_THAT(assumed_of("water2:AB/BA/-"), IsEmpty());
    EXPECT_THAT(assumed_of("decant tube-sort 1\nrules: ball\ncapacity: 2\n\nA B\nB A\n-\n"), IsEmpty());
    EXPECT_THAT(assumed_of("null:6"), IsEmpty());
}

TEST(Reading, TellsWhatATextLeavesOpenAndNoFlagSays) {
    const std::string_view text = "[[1, 2], [2, 1], []]";
    EXPECT_THAT(assumed_of(text),
                ElementsAre("capacity: 2 units per tube", "rules: water rules", "order: bottom first"));
    LoadOptions said;
    said.read.set("rules", "ball");
    said.read.set("capacity", 2);
    said.read.set("top_first", true);
    EXPECT_THAT(assumed_of(text, said), IsEmpty());
    said = {};
    said.read.set("bottom_first", true);
    EXPECT_THAT(
        assumed_of("[[1,2],[2,1],[0,0]]", said),
        ElementsAre("capacity: 2 units per tube", "rules: water rules", "places: '0' is an empty place"));
}

TEST(Reading, TakesHeadersForWhatFlagsSay) {
    const std::string rows = "A A B\nB B A\n";
    EXPECT_EQ(offered_for("order: top-first\nrules: ball\nempty: 2\n" + rows),
              (std::vector<std::string>{"read as ball3:BAA/ABB/-/-\n"}));
    EXPECT_EQ(offered_for(rows + "2 empty tubes\norder: bottom-first\n"),
              (std::vector<std::string>{"read as water3:AAB/BBA/-/-\n"}));
    EXPECT_EQ(offered_for("order: bottom-first\n4\n" + rows),
              (std::vector<std::string>{"read as water3:AAB/BBA/-/-\n"}))
        << "a number alone counts all tubes";
}

TEST(Reading, IsToldInOneLineWhereATextLeavesSomethingOpen) {
    EXPECT_EQ(reading_text(*read("[['A', 'B'], ['B', 'A'], []]", {})),
              "read as: list, water rules, bottom first, 2 colors x 2, 1 empty\n");
    EXPECT_EQ(reading_text(*read("water2:AB/BA/-", {})), "");
    EXPECT_EQ(reading_text(*read("null:6", {})), "");
}

TEST(Reading, ShowsWhatWasNotUsed) {
    const Level level =
        *read("Hi!\nA B . .  // the last one is locked\nB A . .\nA A B B\nthank you all\n", {});
    EXPECT_EQ(level.account().not_used, (std::vector<reading::Aside>{{1, "Hi!"}, {5, "thank you all"}}));
    EXPECT_EQ(level.account().comments, (std::vector<reading::Aside>{{2, "// the last one is locked"}}));
    EXPECT_EQ(not_used_text(level), "not used: line 1 \"Hi!\"; line 5 \"thank you all\"\n");
    LoadOptions strict;
    strict.strict = true;
    const auto refused = read("Hi!\nA B . .\nB A . .\nA A B B\n", strict);
    ASSERT_FALSE(refused);
    EXPECT_EQ(word(refused.error().diagnostic.kind), "not_used");
    EXPECT_TRUE(read("A B . .  // the last one is locked\nB A . .\nA A B B\n", strict))
        << "comments never count";
    strict.lenient = true;
    EXPECT_TRUE(read("Hi!\nA B . .\nB A . .\nA A B B\n", strict));
}

TEST(Reading, IsAMemberOfEachObjectAboutTheLevel) {
    const std::string read_so =
        R"(,"read":{"form":"list","assumed":[{"about":"capacity","value":"2 units per tube"},)"
        R"({"about":"rules","value":"water rules"},{"about":"order","value":"bottom first"}],)"
        R"("not_used":[{"text":"Hi!","line":1}],"comments":[]}})";
    const Level level = *read("Hi!\n[[1, 2], [2, 1], []]", {});
    const Check played = *play(level, "");
    for (const std::string& object :
         {level_json(level), solution_json(level, *solve(level, {})), check_json(level, played),
          position_json(level, played), analysis_json(level, *analyze(level, {})),
          hint_json(level, *hint(level, played, 1, {}), 1)})
        EXPECT_THAT(object, testing::EndsWith(read_so + "\n"));
    EXPECT_THAT(graph_json(level, *explore(level, {})),
                testing::HasSubstr(read_so.substr(0, read_so.size() - 1)));
    EXPECT_THAT(level_json(*read("water2:AB/BA/-", {})), testing::Not(testing::HasSubstr("\"read\"")));
}

TEST(Reading, IsTheOrderThatLeavesNoUnitAboveAnEmptyPlace) {
    EXPECT_THAT(assumed_of("A B . .\nB A . .\nA A B B\n"), testing::Contains("order: bottom first"));
    EXPECT_THAT(assumed_of(". . A B\n. . B A\nA A B B\n"), testing::Contains("order: top first"));
}

TEST(Reading, TellsNearMisses) {
    const auto problem = [](std::string_view text) {
        const auto reading = read(text, {});
        return reading ? *convert(*reading, "code") : error_text(reading.error().diagnostic, "");
    };
    EXPECT_THAT(problem("red blue red blue\nblue red bleu red\n-\n"),
                testing::HasSubstr(
                    "'bleu' stands once, and one of 'blue' is missing; write 'blue' if that is meant"));
    EXPECT_THAT(problem("[['R','B','R','B'],['B','R','B','R'],['R'],['G','G','G'],[]]"),
                testing::HasSubstr("a tube holds 4: R has 5 units, 1 too many; G has 3 units, 1 too few; "));
    EXPECT_EQ(read("[['A','A','B','B'],['B','B','A'],[]]", {}).error().offered.size(), 1U)
        << "drawn as what lacks a unit";
}

TEST(Refusal, OffersBothOrdersWhereTheyAreTwoLevels) {
    EXPECT_THAT(offered_for("A A B\nB B A\ne e e\n"),
                ElementsAre("water3:AAB/BBA/-\n", "water3:BAA/ABB/-\n"));
    const auto refused = read("A A B\nB B A\ne e e\n", {});
    ASSERT_EQ(refused.error().offered.size(), 2U);
    EXPECT_THAT(assumed_in(refused.error().offered[1].level), testing::Contains("order: top first"));
    EXPECT_EQ(refused.error().offered[1].own.front().option->name, "top_first");
}

TEST(Refusal, OffersBothOrdersThoughTheyAreOneLevelUpToASymmetry) {
    EXPECT_THAT(offered_for("B C\nC A\nB A\n. .\n"),
                ElementsAre("water2:BC/CA/BA/-\n", "water2:CB/AC/AB/-\n"));
    const auto refused = read("B C\nC A\nB A\n. .\n", {});
    const auto level = [&](std::size_t n) { return refused.error().offered[n].level; };
    ASSERT_EQ(level(0).puzzle().canonical_key(), level(1).puzzle().canonical_key());
    const std::string plan = plan_text(*solve(level(0), {}));
    EXPECT_TRUE(check(level(1), plan)->replay.fault) << "a plan of one is not a plan of the other";
}

TEST(Refusal, AsksForTheOrderWhateverWordStandsForAnEmptyTube) {
    for (const std::string_view text :
         {"A A B\nB B A\nempty\n", "A A B\nB B A\n(empty)\n", "A A B\nB B A\n- - -\n", "A A B\nB B A\n-\n",
          R"([["A", "A", "B"], ["B", "B", "A"], ["empty"]])",
          R"({"tubes": [["A", "A", "B"], ["B", "B", "A"], [null]]})", "3\n3\nA A B\nB B A\nnone\n"}) {
        const auto reading = read(text, {});
        ASSERT_FALSE(reading) << text;
        EXPECT_THAT(error_text(reading.error().diagnostic, ""),
                    testing::EndsWith("; use --bottom-first, or use --top-first"));
        EXPECT_EQ(reading.error().offered.size(), 2U) << text;
    }
}

TEST(Reading, TakesTheOrderThatIsStated) {
    for (const std::string_view text :
         {"decant tube-sort 1\nA A B\nB B A\n-\n", "order: bottom-first\nA A B\nB B A\n-\n",
          R"([["A", "A", "B"], ["B", "B", "A"], []])", "i\na level\n3\nB A A\nA B B\n- - -\n",
          R"({"tubes": [["A", "A", "B"], ["B", "B", "A"], [null]], "topFirst": false})"})
        EXPECT_EQ(*convert(*read(text, {}), "code"), "water3:AAB/BBA/-\n") << text;
}

TEST(Reading, RefusesBothOrdersAtOnce) {
    LoadOptions both;
    both.read.set("top_first", true);
    both.read.set("bottom_first", true);
    EXPECT_EQ(
        error_text(read("water2:AB/BA/-", both).error().diagnostic, ""),
        "tubes are listed from one end, not from both; leave out --bottom-first, or leave out --top-first");
}

TEST(Refusal, OffersALetterAsAColorAndAsAPlace) {
    EXPECT_THAT(offered_for("[[1,2],[2,1],[0,0],[]]"),
                ElementsAre("water2:12/21/00/-\n", "water2:12/21/-/-\n"));
}

TEST(Refusal, OffersOneEmptyTubeAndTwoWhereNoTubeHasRoom) {
    EXPECT_THAT(offered_for("[[1, 1, 2], [2, 2, 1]]"),
                ElementsAre("water3:112/221/-\n", "water3:211/122/-\n", "water3:112/221/-/-\n",
                            "water3:211/122/-/-\n"));
    const auto refused = read("[[1, 1, 2], [2, 2, 1]]", {});
    EXPECT_THAT(
        error_text(refused.error().diagnostic, ""),
        testing::HasSubstr("use --empties 1 and --bottom-first, or use --empties 1 and --top-first, or "));
}

/// The letter of each color, by its name.
std::map<std::string, char> letters_in(const Level& level) {
    const View view = level.puzzle().start().view();
    std::map<std::string, char> letters;
    for (const auto& [name, letter] : std::get<BoardView>(view).colors) letters[name] = letter;
    return letters;
}

std::vector<Level> levels_for(std::string_view text) {
    const auto refused = read(text, {});
    std::vector<Level> levels;
    for (const Offer& each : refused.error().offered) levels.push_back(each.level);
    return levels;
}

TEST(Refusal, OffersLevelsWhoseColorsHaveTheSameLetters) {
    const auto orders = levels_for("lime blue\nblue lime\nempty\n");
    ASSERT_EQ(orders.size(), 2U);
    EXPECT_EQ(letters_in(orders[0]), letters_in(orders[1]));
    EXPECT_THAT(offered_for("lime blue\nblue lime\nempty\n"),
                ElementsAre("water2:AB/BA/-\n", "water2:BA/AB/-\n"));
}

TEST(Refusal, OffersLevelsWithOneLetterForAColorThatOnlySomeOfThemHave) {
    const auto ways = levels_for("[[\"free\",\"free\"],[\"lime\",\"blue\"],[\"blue\",\"lime\"],[]]");
    ASSERT_EQ(ways.size(), 2U);
    const std::map<std::string, char> all = letters_in(ways[0]);
    ASSERT_EQ(all.size(), 3U) << "as a color";
    for (const Level& way : {ways[1]}) {
        const auto letters = letters_in(way);
        EXPECT_EQ(letters.size(), 2U) << "as places";
        for (const auto& [name, letter] : letters) EXPECT_EQ(all.at(name), letter) << name;
    }
}

TEST(Refusal, OffersDrawingsThatShareLettersAndLegend) {
    const auto refused = read("lime blue\nblue lime\nempty\n", {});
    EXPECT_EQ(offers_text(refused.error().offered, {}),
              "\nbottom first: --bottom-first\n\n"
              "| B | | A | |   |\n| A | | B | |   |\n'---' '---' '---'\n  1     2     3\n A lime   B blue\n"
              "\ntop first: --top-first\n\n"
              "| A | | B | |   |\n| B | | A | |   |\n'---' '---' '---'\n  1     2     3\n A lime   B blue\n");
}

TEST(Refusal, OffersNothingForATextThatIsNoBoard) {
    EXPECT_THAT(offered_for("have a nice day\nand good luck\n"), IsEmpty());
    EXPECT_THAT(offered_for("def f(a, b):\n    return (b, a)\n"), IsEmpty());
}

}  // namespace
}  // namespace decant::api
