// The keys of an object about its level are taken, compared, or refused by name.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// The code of the level, or the refusal with its place.
std::string told(std::string_view text, const LoadOptions& options = {}) {
    const auto level = load(text, options);
    std::string code = level ? *convert(*level, "code") : error_text(level.error(), "");
    if (code.ends_with('\n')) code.pop_back();
    return code;
}

constexpr std::string_view mixed = R"([["A","A","B"],["B","A","B"],[]])";

std::string beside(std::string_view more) { return fmt::format(R"({{"tubes": {}, {}}})", mixed, more); }

TEST(ObjectKeys, NameTubesInManyWays) {
    for (const std::string_view key :
         {"tubes", "bottles", "board", "stacks", "Vials", "flasks", "initial_state", "grid", "contents"})
        EXPECT_EQ(told(fmt::format(R"({{"{}": {}}})", key, mixed)), "water3:AAB/BAB/-") << key;
    for (const std::string_view around :
         {R"({{"level": {}}})", R"({{"puzzle": {{"data": {}}}}})", R"({{"levels": [{}]}})", R"([{}])",
          R"({{"id": 3, "state": {}}})"}) {
        const std::string object = fmt::format(R"({{"bottles": {}}})", mixed);
        EXPECT_EQ(told(fmt::format(fmt::runtime(around), object)), "water3:AAB/BAB/-") << around;
    }
}

TEST(ObjectKeys, TakeTubesAsObjectsAndStrings) {
    EXPECT_EQ(told(R"({"tubes": [{"id": 1, "colors": ["A", "B"], "capacity": 2},
                                 {"colors": ["B", "A"], "capacity": 2}, {"colors": [], "capacity": 2}]})"),
              "water2:AB/BA/-");
    EXPECT_EQ(told(R"({"tubes": [{"colors": ["A", "B"], "capacity": 3}, {"colors": ["B", "A"], "capacity": 2},
                                 {"colors": [], "capacity": 2}]})"),
              "water3:AB/BA^2/-^2");
    EXPECT_EQ(told(R"({"order": "bottom-first", "tubes": ["ABA", "BAB", ""]})"), "water3:ABA/BAB/-");
    EXPECT_EQ(told(R"({"tubes": "ABA BAB -"})"), "water3:ABA/BAB/-");
    EXPECT_EQ(told(R"({"order": "bottom-first", "tubes": ["red, blue", "blue, red", ""]})"),
              "water2:AB/BA/-");
    EXPECT_EQ(told(R"({"tubes": [[{"color": "A"}, {"color": "B", "amount": 2}],
                                 [{"color": "B"}, {"color": "A", "amount": 2}], []]})"),
              "water3:ABB/BAA/-");
    EXPECT_EQ(told(R"({"tubes": [["A", {"hidden": true}], ["B", "?"], []]})"), "water2:A?/B?/-");
}

TEST(ObjectKeys, MayBeThoseOfTubesInAListOfTheirOwn) {
    for (const std::string_view key : {"colors", "balls", "layers", "items"}) {
        LoadOptions water;
        water.read.set("rules", std::string("water"));
        EXPECT_EQ(
            told(fmt::format(R"([{{"{0}": ["A", "B"]}}, {{"{0}": ["B", "A"]}}, {{"{0}": []}}])", key), water),
            "water2:AB/BA/-")
            << key;
    }
    EXPECT_EQ(told(R"([{"id": 1, "colors": ["A", "B"], "capacity": 3}, {"colors": ["B", "A"], "capacity": 2},
                       {"empty": true, "capacity": 2}])"),
              "water3:AB/BA^2/-^2");
    EXPECT_EQ(told(R"([{"colors": ["A", "B"]}, {"colors": ["B", "A"]}, {"colors": []}])"),
              told(R"({"tubes": [{"colors": ["A", "B"]}, {"colors": ["B", "A"]}, {"colors": []}]})"));
    EXPECT_THAT(told(R"([{"colors": ["A", "B"], "locked": true}, {"colors": ["B", "A"]}, {"colors": []}])"),
                HasSubstr("decant has no rule for 'locked' (1 time); "));
    for (const std::string_view levels :
         {R"([{"colors": ["A"], "tubes": [["A"], []]}, {"colors": ["B"], "tubes": [["B"], []]}])",
          R"([{"layers": [[1, 2], [2, 1]]}, {"layers": [[2, 1], [1, 2]]}])",
          R"([{"contents": ["A"]}, {"contents": []}])"})
        EXPECT_THAT(told(levels), testing::Not(StartsWith("water"))) << levels;
}

TEST(ObjectKeys, SayCapacityRulesAndOrderInAnySpelling) {
    for (const std::string_view key :
         {"capacity", "tubeCapacity", "height", "bottle_volume", "units-per-tube"})
        EXPECT_EQ(told(beside(fmt::format(R"("{}": 3)", key))), "water3:AAB/BAB/-") << key;
    for (const std::string_view said :
         {R"("rules": "ball")", R"("mode": "Ball Sort")", R"("game": "ball")",
          R"("settings": {"variant": "balls"})", R"("rules": {"capacity": 3, "type": "ball"})"})
        EXPECT_EQ(told(beside(said)), "ball3:AAB/BAB/-") << said;
    for (const std::string_view said : {R"("topToBottom": true)", R"("direction": "top to bottom")",
                                        R"("orientation": "first=top")", R"("bottomFirst": false)"})
        EXPECT_EQ(told(beside(said)), "water3:BAA/BAB/-") << said;
    LoadOptions flags;
    flags.read.set("bottom_first", true);
    EXPECT_EQ(told(beside(R"("topFirst": true)"), flags), "water3:AAB/BAB/-");
}

TEST(ObjectKeys, AreRefusedWhereTheirValuesAreNotUnderstood) {
    for (const std::string_view said :
         {R"("mode": "blind")", R"("direction": "down")", R"("order": 1)", R"("capacity": "four")",
          R"("emptyTubes": [3])", R"("topFirst": "maybe")"})
        EXPECT_THAT(told(beside(said)), HasSubstr("has an unknown value")) << said;
}

TEST(ObjectKeys, SayHowManyTubesAreEmpty) {
    const auto with = [](std::string_view tubes, std::string_view more) {
        LoadOptions bottom_first;
        bottom_first.read.set("bottom_first", true);
        return told(fmt::format(R"({{"tubes": {}, {}}})", tubes, more), bottom_first);
    };
    constexpr std::string_view full = R"([["A","A","B"],["B","A","B"]])";
    for (const std::string_view key : {"emptyTubes", "empties", "extraTubes"})
        EXPECT_EQ(with(full, fmt::format(R"("{}": 2)", key)), "water3:AAB/BAB/-/-") << key;
    EXPECT_EQ(with(mixed, R"("emptyTubes": 1)"), "water3:AAB/BAB/-");
    EXPECT_EQ(with(mixed, R"("numTubes": 3, "numColors": 2)"), "water3:AAB/BAB/-");
    EXPECT_EQ(with(R"(["ABAB", "BABA", "0000"])", R"("emptyTubes": 1)"), "water4:ABAB/BABA/-");
    EXPECT_EQ(with(full, R"("numTubes": 4)"), "water3:AAB/BAB/-/-");
    EXPECT_THAT(with(R"([["A","A","B"],["B","A","B"],["empty"],["empty"]])", R"("emptyTubes": 1)"),
                HasSubstr("2 empty tubes listed, and 1 told"));
}

TEST(ObjectKeys, StateNoOrderByTubesThatAreOnlyCounted) {
    const auto refused = read(R"({"tubes": [["A","A","B"],["B","B","A"]], "emptyTubes": 1})", {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().offered.size(), 2U);
    EXPECT_EQ(refused.error().offered.front().level.form(), "json");
}

TEST(ObjectKeys, ThatAreNotUsedAreTold) {
    for (const std::string_view key : {"maxPour", "sealed", "ice", "whatever", "lockedTubes"}) {
        const auto level = load(beside(fmt::format(R"("{}": 2)", key)), {});
        ASSERT_TRUE(level) << key;
        ASSERT_EQ(level->account().not_used.size(), 1U) << key;
        EXPECT_EQ(level->account().not_used.front(), (reading::Aside{1, fmt::format("key {}", key)}));
    }
    for (const std::string_view said :
         {R"("ice": false)", R"("ice": 0)", R"("ice": null)", R"("ice": [])",
          R"("author": "x", "difficulty": 3, "comment": "the last one is locked")"})
        EXPECT_TRUE(load(beside(said), {})->account().not_used.empty()) << said;
    LoadOptions strict;
    strict.strict = true;
    EXPECT_THAT(told(beside(R"("ice": 2)"), strict), HasSubstr("this was not used: line 1 \"key ice\"; "));
}

TEST(ObjectKeys, OfTubesAndUnitsThatDecantHasNoRuleForAreRefused) {
    EXPECT_THAT(
        told(
            R"({"tubes": [{"colors": ["A", "B"]}, {"colors": ["B", "A"], "locked": true}, {"colors": []}]})"),
        HasSubstr("decant has no rule for 'locked' (1 time); "));
    EXPECT_EQ(
        told(
            R"({"tubes": [{"colors": ["A", "B"]}, {"colors": ["B", "A"], "name": "Locked tube"}, {"colors": []}]})"),
        "water2:AB/BA/-");
    EXPECT_EQ(told(R"({"tubes": [[{"color": "A", "hidden": true}, "B"], ["B", "A"], []]})"),
              "water2:AB/BA/-:hides=1@1");
    EXPECT_EQ(
        told(
            R"({"tubes": [[{"c": 3, "m": true}, {"c": 4, "m": false}], [{"c": 4}, {"c": 3, "mask": 1}], []]})"),
        "water2:34/43/-:hides=1@1");
    EXPECT_EQ(told(R"({"tubes": [["A", "hidden"], ["hidden", "A"], []]})"), "water2:A?/?A/-");
    constexpr std::string_view unit = R"({{"tubes": [[{{"color": "A", "{}": {}}}, "B"], ["B", "A"], []]}})";
    for (const std::string_view key : {"revealed", "visible", "isVisible"}) {
        EXPECT_EQ(told(fmt::format(unit, key, "true")), "water2:AB/BA/-") << key;
        EXPECT_EQ(told(fmt::format(unit, key, "false")), "water2:AB/BA/-:hides=1@1") << key;
    }
}

TEST(ObjectKeys, NumberUnitsAndTubesInTheOrderOfTheList) {
    const auto units = [](std::string_view key, int first, int second) {
        return told(fmt::format(
            R"({{"tubes": [[{{"color": "A", "{0}": {1}}}, {{"color": "B", "{0}": {2}}}], ["B", "A"], []]}})",
            key, first, second));
    };
    for (const std::string_view key : {"position", "index", "id"}) {
        EXPECT_EQ(units(key, 0, 1), "water2:AB/BA/-") << key;
        EXPECT_THAT(
            units(key, 1, 0),
            HasSubstr(fmt::format("'tubes[0][0].{}' is a place in another order than the list has", key)));
    }
    EXPECT_EQ(units("id", 17, 4), "water2:AB/BA/-") << "only a name";
    EXPECT_THAT(told(R"({"tubes": [{"index": 2, "colors": ["A","B"]}, {"index": 0, "colors": ["B","A"]},
                                   {"index": 1, "colors": []}]})"),
                HasSubstr("'tubes[0].index' is a place in another order than the list has"));
}

TEST(ObjectKeys, MayNumberTheTubes) {
    for (const std::string_view text :
         {R"({"1": ["A","A","B"], "2": ["B","A","B"], "3": []})",
          R"({"tubes": {"tube_0": ["A","A","B"], "tube_1": ["B","A","B"], "tube_2": []}})",
          R"({"level": {"Tube 2": ["B","A","B"], "Tube 3": [], "Tube 1": ["A","A","B"]}, "id": "x"})",
          "tubes:\n  1: [A, A, B]\n  2: [B, A, B]\n  3: []\n"})
        EXPECT_EQ(told(text), "water3:AAB/BAB/-") << text;
}

TEST(ObjectKeys, MayHaveTheirPlaceOnAScreenThatTellsAnOrderOfUnits) {
    EXPECT_EQ(
        told(R"({"tubes": [{"x": 10, "y": 20, "colors": ["A","B"]}, {"x": 30, "y": 20, "colors": ["B","A"]},
                                 {"x": 50, "y": 20, "colors": []}]})"),
        "water2:AB/BA/-");
    EXPECT_THAT(told(R"({"tubes": [[{"color": "A", "y": 1}, {"color": "B", "y": 0}], ["B", "A"], []]})"),
                HasSubstr("decant has no rule for 'y' (1 time); "));
}

TEST(ObjectKeys, OfAPaletteChangeNothing) {
    EXPECT_EQ(told(beside(R"("colors": ["A", "B"])")), "water3:AAB/BAB/-");
    EXPECT_EQ(told(beside(R"("colors": 2)")), "water3:AAB/BAB/-");
}

TEST(ObjectKeys, MayHoldUnitsUnderAnotherName) {
    EXPECT_THAT(told(R"({"tubes": [{"stuff": ["A", "B"]}, {"stuff": ["B", "A"]}, {"stuff": []}]})"),
                HasSubstr("'tubes[0]' is an object without units; give it a list of \"colors\""));
}

TEST(ObjectKeys, GiveACapacityInWhatTheAmountsCount) {
    constexpr std::string_view tube = R"([{{"color": "{}", "volume": 50}}, {{"color": "{}", "volume": 50}}])";
    EXPECT_EQ(told(fmt::format(R"({{"capacity": 100, "tubes": [{}, {}, []]}})", fmt::format(tube, "A", "B"),
                               fmt::format(tube, "B", "A"))),
              "water2:AB/BA/-");
}

TEST(ObjectKeys, MayNotLeaveOpenHowMuchABallIs) {
    constexpr std::string_view tubes =
        R"({{{}"tubes": [[{{"color": "A", "volume": 50}}, {{"color": "B", "volume": 50}}],
                         [{{"color": "B", "volume": 50}}, {{"color": "A", "volume": 50}}], []]}})";
    EXPECT_EQ(told(fmt::format(tubes, "")), "water2:AB/BA/-");
    EXPECT_THAT(told(fmt::format(tubes, R"("rules": "ball", )")), HasSubstr("do not say how much a ball is"));
    const auto level = load(fmt::format(tubes, ""), {});
    ASSERT_TRUE(level.ok());
    EXPECT_EQ(level->assumed().front().value, "an amount of 50 for each unit");
}

TEST(ObjectKeys, HoldNullForAnEmptyTubeAmongStrings) {
    EXPECT_EQ(told(R"({"order": "bottom-first", "tubes": ["a b", "b a", null]})"), "water2:ab/ba/-");
    EXPECT_EQ(told(R"({"order": "bottom-first", "tubes": ["ABA", "BAB", null]})"), "water3:ABA/BAB/-");
}

TEST(ObjectKeys, HoldSomeUnit) {
    EXPECT_THAT(told(R"({"capacity": 2, "tubes": [[], [null, null]]})"),
                HasSubstr("'tubes' holds no unit; "));
}

TEST(ObjectKeys, ThatChangeNothingAreLeftAside) {
    EXPECT_EQ(told(beside(
                  R"("author": "x", "difficulty": 3, "solution": [[0, 1]], "par": 7, "url": "u", "level": 12,
                             "name": "n", "created_at": "2020", "seed": 9, "lockedTubes": [], "hidden": null)")),
              "water3:AAB/BAB/-");
}

TEST(ObjectKeys, ThatHoldLevelsHoldTheSameOne) {
    EXPECT_EQ(told(beside(R"("code": "water3:AAB/BAB/-")")), "water3:AAB/BAB/-");
    EXPECT_EQ(told(R"({"text": "red blue\nblue red\n-\n", "code": "water2:AB/BA/-"})"), "water2:AB/BA/-");
    EXPECT_THAT(told(beside(R"("code": "water3:AAB/BBA/-")")),
                HasSubstr("the object's 'tubes' is another level than the rest of it; keep one of them"));
    EXPECT_THAT(told(R"({"text": "A B\nB A\n-\n", "code": "water2:AA/BB/-"})"),
                HasSubstr("is another level"));
    EXPECT_THAT(told(fmt::format(R"({{"bottles": [["A","B"],["B","A"],[]], "tubes": {}}})", mixed)),
                HasSubstr("is another level"));
}

TEST(ObjectKeys, ContradictATextThatStatesSomethingElse) {
    const auto beside_text = [](std::string_view text, std::string_view more) {
        return told(fmt::format(R"({{"text": "{}", {}}})", text, more));
    };
    constexpr std::string_view code = "water3:AAB/BBA/-";
    EXPECT_EQ(beside_text(code, R"("mode": "water", "capacity": 3)"), code);
    for (const auto& [text, more] : {std::array<std::string_view, 2>{code, R"("topFirst": true)"},
                                     {code, R"("mode": "ball")"},
                                     {"water4:AABB/BBAA/-", R"("capacity": 5)"}})
        EXPECT_THAT(beside_text(text, more), HasSubstr("; ")) << text << more;
    EXPECT_EQ(beside_text(R"(A A B\nB B A\n-)", R"("order": "top-first")"), "water3:BAA/ABB/-");
    EXPECT_EQ(beside_text(R"(A A B\nB B A\n-)", R"("order": "bottom-first", "mode": "ball", "capacity": 3)"),
              "ball3:AAB/BBA/-");
}

TEST(ObjectKeys, OfDecantsOwnAnswersAreReadBack) {
    for (const std::string_view code : {"ball2:AB/BA/-", "water3:AB/BA^2/-^2", "null:6/1"}) {
        const Level level = *load(code, {});
        EXPECT_EQ(told(level_json(level)), code);
    }
}

TEST(ObjectForms, OfDecantraCountUnitsBottomFirst) {
    const auto level = [](std::string_view cells, std::string_view more = "") {
        return told(fmt::format(R"({{"lang": "decantra-level", "version": 1, "level": 10,
            "grid": {{"rows": 1, "cols": 3}}, "initial": {{"cells": [{}]}}, "moves": []{}}})",
                                cells, more));
    };
    EXPECT_EQ(level(R"([{"capacity": 400, "layers": [["A", 300], ["B", 100]]},
                        {"capacity": 400, "layers": [["B", 300], ["A", 100]]}, {"capacity": 400, "layers": []}])"),
              "water4:AAAB/BBBA/-");
    EXPECT_EQ(level(R"([{"capacity": 4, "layers": [["e", 3], ["B", 1]]}, null],
                       [{"capacity": 2, "layers": [["B", 1]]}, {"capacity": 3, "layers": []}])"),
              "water4:eeeB/B^2/-^3");
    EXPECT_THAT(
        level(R"([{"capacity": 4, "layers": [["A", 4]]}, {"capacity": 4, "layers": [], "flags": ["sink"]}])"),
        HasSubstr("decant has no rule for 'flags' (1 time); "));
    EXPECT_THAT(told(R"({"lang": "decantra-level", "version": 2, "initial": {"cells": [[]]}})"),
                HasSubstr("'version' has an unknown value"));
}

TEST(ObjectForms, OfGridsListColumns) {
    const auto level = [](std::string_view layout) {
        return told(
            fmt::format(R"({{"gridWidth": 3, "gridHeight": 2, "data": {{"layout": [{}]}}}})", layout));
    };
    EXPECT_EQ(level("1,2,2,1,0,0"), "water2:12/21/-");
    EXPECT_THAT(level("1,2,2,1,0"), HasSubstr("'data.layout' is not 3 columns of 2; "));
    EXPECT_THAT(level("0,2,2,1,1,0"), HasSubstr("; ")) << "a unit lies above an empty place";
}

TEST(ObjectForms, OfPacksListTubesBottomFirst) {
    EXPECT_EQ(
        told(
            R"({"formatVersion": 1, "levels": [{"id": "a", "capacity": 2, "board": [[1, 0], [1, 0], []]}]})"),
        "water2:10/10/-")
        << "0 is a color there";
    EXPECT_EQ(told(R"({"levels": [{"levelNumber": 1, "capacity": 3, "tubes": [[1, 1, 2], [2, 2], [1]]}]})"),
              "water3:112/22/1");
}

TEST(ObjectKeys, MayCallALevelByAWordBesideItsTubes) {
    for (const std::string_view name : {"3", "a", "easy-3", "Level 12"})
        EXPECT_EQ(told(beside(fmt::format(R"("level": "{}")", name))), "water3:AAB/BAB/-") << name;
    EXPECT_THAT(told(beside(R"("level": "BAA ABB -")")), HasSubstr("is another level than the rest of it"));
}

std::vector<std::string> levels_of(std::string_view text) {
    std::vector<std::string> found;
    each_level(text, {}, [&](const Candidate& candidate) {
        const auto& level = candidate.level;
        found.push_back(fmt::format("{} {}: {}", candidate.line, candidate.label,
                                    level ? *convert(*level, "code") : level.error().diagnostic.problem));
        return true;
    });
    return found;
}

TEST(ObjectKeys, OfALevelGiveTubesTheirRules) {
    constexpr std::string_view tubes = R"("order": "bottom-first", "tubes": [["A", "B"], ["B", "A"], []])";
    const auto with = [&](std::string_view more) { return told(fmt::format("{{{}, {}}}", more, tubes)); };
    EXPECT_EQ(with(R"("frozenTubes": [0, 2])"), "water2:AB/BA/-:gives=no@1+3");
    EXPECT_EQ(with(R"("oneColorInTubes": [{"tubeIndex": 2, "color": "B"}])"), "water2:AB/BA/-:accepts=B@3");
    EXPECT_EQ(with(R"("unlock_after_moves": {"2": 3})"), "water2:AB/BA/-:opens=moves.3@3");
    EXPECT_EQ(with(R"("frozenTubes": [], "oneColorInTubes": [])"), "water2:AB/BA/-");
    EXPECT_THAT(with(R"("frozenTubes": [3])"),
                HasSubstr("'frozenTubes' names tube 3, counted from 0; the level has 3 tubes"));
    for (const std::string_view held :
         {R"("code": "water2:AB/BA/-")", R"("text": "decant tube-sort 1\nA B\nB A\n-")"}) {
        const auto level = load(fmt::format(R"({{"frozenTubes": [0, 1], {}}})", held), {});
        ASSERT_TRUE(level.ok()) << held;
        EXPECT_EQ(level->account().not_used, (std::vector<reading::Aside>{{1, "key frozenTubes"}})) << held;
    }
    for (const std::string_view odd :
         {R"("frozenTubes": 1)", R"("frozenTubes": [[1]])", R"("frozenTubes": [-1])",
          R"("oneColorInTubes": [1])", R"("oneColorInTubes": [{"tubeIndex": 1}])",
          R"("oneColorInTubes": [{"tube": 1, "color": "A"}])", R"("unlock_after_moves": {"x": 3})"})
        EXPECT_THAT(with(odd), HasSubstr("list tubes by their numbers from 0")) << odd;
    EXPECT_THAT(with(R"("unlock_after_moves": {"1": 999})"),
                HasSubstr("'moves.999' is not a value of opens"));
}

TEST(EachLevel, TakesAListInAnObjectApart) {
    const std::string text = R"({"mode": "ball", "capacity": 2, "levels": [
        {"id": "one", "tubes": [["A", "B"], ["B", "A"], []]}, [["A", "A"], ["B", "B"], []],
        {"id": "three", "tubes": [["A", "B"], ["B", "A"], []], "ice": 3}]})";
    EXPECT_THAT(levels_of(text),
                ElementsAre("1 one: ball2:AB/BA/-\n", "2 : ball2:AA/BB/-\n", "3 three: ball2:AB/BA/-\n"));
    EXPECT_THAT(told(text), StartsWith("this text holds more than one level; "));
}

}  // namespace
}  // namespace decant::api
