// Paths to levels in JSON: their syntax, where they lead, and the keys that are heeded on the way.
// SPDX-License-Identifier: MIT
#include "reading/json_path.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;

std::vector<std::string> levels_at(std::string path, std::string_view text) {
    LoadOptions options;
    options.json_path = std::move(path);
    std::vector<std::string> found;
    each_level(text, options, [&](const Candidate& each) {
        found.push_back(each.label + ": " +
                        (each.level ? *convert(*each.level, "code") : each.level.error().diagnostic.problem));
        return true;
    });
    return found;
}

TEST(JsonPath, IsMadeOfKeysAndPlaces) {
    for (const char* path : {".", ".[]", ".[0]", ".a", ".a.b-c_1", ".a[].b[12][]", ".\"a b\"[0].c"})
        EXPECT_TRUE(reading::parse_json_path(path)) << path;
    for (const char* path : {"", "a", "[]", "..", "..a", ".a.", ".a[", ".a[-1]", ".a[x]", ".a[1:2]", ".a[]b",
                             ".a b", ".\"a", ".a | .b", ".a[]?", "$.a", ".*"})
        EXPECT_FALSE(reading::parse_json_path(path)) << path;
    EXPECT_FALSE(reading::parse_json_path("." + std::string(2000, 'a')));
}

constexpr std::string_view pack = R"({"world": {"maxCapacity": 2, "stages": [
    {"id": "a", "grid": [["x", "y"], ["y", "x"], []], "stars": 3},
    {"id": "b", "grid": "water2:12/21/-"},
    {"id": "c", "shape": []}]}, "other": [[[1, 2], [2, 1], []]]})";

TEST(JsonPath, LeadsToListsTextsAndObjects) {
    EXPECT_THAT(
        levels_at(".world.stages[].grid", pack),
        ElementsAre("a: water2:xy/yx/-\n", "b: water2:12/21/-\n", ": 'world.stages[2]' has no key 'grid'"));
    EXPECT_THAT(levels_at(".world.stages[0].grid", pack), ElementsAre("a: water2:xy/yx/-\n"));
    EXPECT_THAT(levels_at(".other[]", pack), ElementsAre(": water2:12/21/-\n"));
    EXPECT_THAT(levels_at(".[]", "[\"null:6\", {\"code\": \"null:4\"}]"),
                ElementsAre(": null:6/1\n", ": null:4/1\n"));
    EXPECT_THAT(levels_at(".x", "{\"x\": \"null:6\"}\n{\"x\": \"null:4\"}\n"),
                ElementsAre(": null:6/1\n", ": null:4/1\n"));
}

TEST(JsonPath, TellsWhereItLeadsNowhere) {
    EXPECT_THAT(levels_at(".x", pack), ElementsAre(": the text has no key 'x'"));
    EXPECT_THAT(levels_at(".world[]", pack), ElementsAre(": 'world' is not a list"));
    EXPECT_THAT(levels_at(".other[1]", pack), ElementsAre(": 'other' has no element 1"));
    EXPECT_THAT(levels_at(".a[]", R"({"a": []})"), ElementsAre(": the path leads to no level"));
    EXPECT_THAT(levels_at(".a", R"({"a": 1})"), ElementsAre(": this is not a JSON object"));
    EXPECT_THAT(levels_at(".a", R"({"a": "null:6", "a": "null:4"})"), testing::SizeIs(1));
}

TEST(JsonPath, TellsThatItLeadsNowhereInATextOfManyLevels) {
    const auto refusal = [](std::string path, std::string_view text, std::string id = "") {
        LoadOptions options;
        options.json_path = std::move(path);
        options.id = std::move(id);
        return error_text(load(text, options).error(), "");
    };
    for (const std::string_view text : {pack, std::string_view("{\"x\": 1}\n{\"x\": 2}\n")})
        EXPECT_EQ(refusal(".nope", text), "the text has no key 'nope'; correct the path, or the text");
    EXPECT_EQ(refusal(".nope", pack, "2"), "the text has no key 'nope'; correct the path, or the text");
    EXPECT_EQ(refusal(".world.stages[].nope", pack),
              "'world.stages[0]' has no key 'nope'; correct the path, or the text");
    EXPECT_THAT(refusal(".world.stages[].grid", pack),
                testing::StartsWith("this text holds more than one level"));
    EXPECT_THAT(refusal(".[].grid", R"([{"grid": "null:6"}, {"shape": "null:4"}])"),
                testing::StartsWith("this text holds more than one level"));
}

TEST(JsonPath, HeedsWhatStandsOnTheWay) {
    EXPECT_THAT(
        levels_at(".all[].grid",
                  R"({"mode": "ball", "all": [{"topFirst": true, "grid": [["x", "y"], ["y", "x"], []]}]})"),
        ElementsAre(": ball2:yx/xy/-\n"));
    EXPECT_THAT(
        levels_at(".all[].grid", R"({"all": [{"mode": "zen", "grid": [["x", "y"], ["y", "x"], []]}]})"),
        ElementsAre(": the object's 'all[0].mode' has an unknown value"));
    LoadOptions options;
    options.json_path = ".all[0].grid";
    const auto level =
        load(R"({"all": [{"locked": [1], "grid": [["x", "y"], ["y", "x"], []], "done": false}]})", options);
    ASSERT_TRUE(level);
    EXPECT_THAT(reading_text(*level), testing::HasSubstr("not used: \"key all[0].locked\""));
}

}  // namespace
}  // namespace decant::api
