// A board goes out as JSON, and comes back with a person's corrections.
// SPDX-License-Identifier: MIT
#include "api/pictures.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace decant::api {
namespace {

using json = nlohmann::ordered_json;
using testing::HasSubstr;

/// Two tubes of two units and an empty one; everything is sure but the upper unit of the second tube.
json written() {
    const auto unit = [](int color, double confidence) {
        return json{{"state", "unit"}, {"color", color}, {"confidence", confidence}, {"box", {1, 2, 3, 4}}};
    };
    const json empty{{"state", "empty"}, {"color", nullptr}, {"confidence", 1}, {"box", {1, 2, 3, 4}}};
    const auto tube = [](const json& lower, const json& upper) {
        return json{{"frame", {10, 20, 30, 60.5}}, {"row", 0}, {"places", {lower, upper}}};
    };
    json colors = json::array();
    colors.push_back({{"name", "red"}, {"rgb", "#c81e1e"}, {"units", 0}});
    colors.push_back({{"name", "light-blue"}, {"rgb", "#6090f0"}, {"units", 0}});
    return {{"width", 100},
            {"height", 200},
            {"capacity", 2},
            {"tubes", {tube(unit(0, 1), unit(1, 1)), tube(unit(1, 1), unit(0, 0.2)), tube(empty, empty)}},
            {"colors", colors},
            {"questions", json::array()}};
}

json answer(const json& board, json question = json::object()) {
    question["board"] = board;
    const auto asked = parse_board(question.dump());
    EXPECT_TRUE(asked);
    return json::parse(board_json(asked->board, read_board(asked->board, asked->options)));
}

TEST(BoardJson, SaysWhatIsThereAndWhatIsInDoubt) {
    const json got = answer(written());
    EXPECT_EQ(json({10, 20, 30, 60.5}), got["board"]["tubes"][0]["frame"]);
    EXPECT_EQ(false, got["board"]["tubes"][0]["places"][0]["doubtful"]);
    EXPECT_EQ(true, got["board"]["tubes"][1]["places"][1]["doubtful"]);
    EXPECT_EQ(json({{"name", "light-blue"}, {"rgb", "#6090f0"}, {"units", 2}}), got["board"]["colors"][1]);
    EXPECT_THAT(got["doubt"].get<std::string>(), HasSubstr("not sure"));
    EXPECT_EQ("water2:AB/BA/-", got["readings"][0]["level"]);
}

TEST(BoardJson, SaysWhatAUnitInDoubtMayBeAsWell) {
    json board = written();
    board["tubes"][1]["places"][1]["rival"] = 1;
    board["questions"].push_back({{"doubt", "colors"}, {"colors", {0, 1}}, {"box", {0, 0, 100, 200}}});
    const json got = answer(board);
    EXPECT_EQ(1, got["board"]["tubes"][1]["places"][1]["rival"]);
    EXPECT_EQ(json({0, 1}), got["board"]["questions"][0]["colors"]);
    board["questions"][0]["colors"] = {0, 2};
    EXPECT_FALSE(parse_board(json{{"board", board}}.dump()));
}

TEST(BoardJson, SaysWhetherUnitsAreBalls) {
    json board = written();
    board["tubes"][1]["places"][1]["confidence"] = 1;
    EXPECT_EQ("water2:AB/BA/-", answer(board)["readings"][0]["level"]);
    board["has_balls"] = true;
    const json got = answer(board);
    EXPECT_EQ("ball2:AB/BA/-", got["readings"][0]["level"]);
    EXPECT_EQ(true, got["board"]["has_balls"]);
    EXPECT_EQ("water2:AB/BA/-", answer(board, {{"rules", "water"}})["readings"][0]["level"]);
}

TEST(BoardJson, SaysWhichColorMayBeHidden) {
    EXPECT_TRUE(answer(written())["board"]["hidden_color"].is_null());
    json board = written();
    std::swap(board["tubes"][1]["places"][0]["color"], board["tubes"][1]["places"][1]["color"]);
    EXPECT_EQ(0, answer(board)["board"]["hidden_color"]) << "on top of no tube";
}

TEST(BoardJson, WhatComesBackGoesOutAlike) {
    const json once = answer(written())["board"];
    EXPECT_EQ(once, answer(once)["board"]);
}

TEST(BoardJson, ACorrectedBoardIsALevelWithoutDoubt) {
    json board = written();
    board["tubes"][1]["places"][1]["confidence"] = 1;
    const json got = answer(board, {{"rules", "ball"}});
    EXPECT_FALSE(got.contains("doubt"));
    EXPECT_EQ("ball2:AB/BA/-", got["readings"][0]["level"]);
}

TEST(BoardJson, CountsFollowCorrectionsAndMissingUnitsCanBeAllowed) {
    json board = written();
    board["tubes"][1]["places"][1] = {
        {"state", "empty"}, {"color", nullptr}, {"confidence", 1}, {"box", {1, 2, 3, 4}}};
    const json got = answer(board);
    EXPECT_EQ("counts", got["board"]["questions"][0]["doubt"]);
    EXPECT_TRUE(got.contains("doubt"));
    EXPECT_FALSE(answer(board, {{"partial", true}}).contains("doubt"));
}

TEST(BoardJson, AColorThatAPersonAddsIsNamedByItsHueAndApartFromOthers) {
    json board = written();
    board["colors"].push_back({{"name", ""}, {"rgb", "#ffffff"}, {"units", 0}});
    board["colors"].push_back({{"name", ""}, {"rgb", "#ff2020"}, {"units", 0}});
    board["tubes"][2]["places"][0] = {
        {"state", "unit"}, {"color", 2}, {"confidence", 1}, {"box", {1, 2, 3, 4}}};
    const json colors = answer(board)["board"]["colors"];
    EXPECT_EQ("white", colors[2]["name"]);
    EXPECT_EQ(1, colors[2]["units"]);
    EXPECT_EQ("dark-red", colors[0]["name"]);
    EXPECT_EQ("light-red", colors[3]["name"]);
}

TEST(BoardJson, AQuestionAboutAPictureMayHaveFrames) {
    const auto asked = parse_picture_question(R"({"frames":[[10,20,30,90.5]],"rules":"ball"})");
    ASSERT_TRUE(asked);
    ASSERT_EQ(1U, asked->frames.size());
    EXPECT_EQ(90.5, asked->frames.front().bottom);
    EXPECT_EQ("ball", asked->options.read.get<std::string>("rules"));
    EXPECT_TRUE(parse_picture_question("{}")->frames.empty());
    for (const char* text : {"", "[]x", R"({"frames":[[1,2,3]]})", R"({"frames":["x"]})", R"({"rules":1})"})
        EXPECT_FALSE(parse_picture_question(text)) << text;
}

TEST(BoardJson, AnythingElseIsRefused) {
    const auto is_refused = [](const json& board) { return !parse_board(json{{"board", board}}.dump()); };
    EXPECT_FALSE(is_refused(written()));
    for (const char* text : {"", "[]", "{}", R"({"board":1})", R"({"board":{"capacity":2}})"})
        EXPECT_FALSE(parse_board(text)) << text;

    json board = written();
    board["tubes"][0]["places"][0]["color"] = 2;
    EXPECT_TRUE(is_refused(board)) << "there is no such color";
    board = written();
    board["tubes"][0]["places"].erase(0);
    EXPECT_TRUE(is_refused(board)) << "a place is missing";
    board = written();
    board["capacity"] = 0;
    EXPECT_TRUE(is_refused(board));
    board = written();
    board["tubes"] = json::array();
    EXPECT_TRUE(is_refused(board));
    board = written();
    board["colors"][0]["rgb"] = "red";
    EXPECT_TRUE(is_refused(board));
    board = written();
    board["tubes"][0]["places"][0]["state"] = "full";
    EXPECT_TRUE(is_refused(board));
}

}  // namespace
}  // namespace decant::api
