// Boards are drawn tube by tube, in rows that fit the width.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"
#include "base/text.hpp"
#include "present/text.hpp"

namespace decant::api {
namespace {

puzzles::View view(std::string_view text) {
    puzzles::Values said;
    said.set("partial", !text.starts_with("null"));
    return load(text, {"", said})->puzzle().start().view();
}

std::string without_escapes(std::string text) {
    for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b', at))
        text.erase(at, text.find('m', at) - at + 1);
    return text;
}

std::string many_tubes(int tubes) {
    std::string code = "water1:A";
    for (int t = 1; t < tubes; ++t) code += "/-";
    return code;
}

TEST(BoardDrawing, ShowsLettersAirHiddenUnitsAndNumbers) {
    EXPECT_EQ(present::draw(view("water3:AB?/A/-^1"), {}),
              "| ? | |   |\n"
              "| B | |   |\n"
              "| A | | A | |   |\n"
              "'---' '---' '---'\n"
              "  1     2     3\n");
}

TEST(BoardDrawing, KeepsToTheWidth) {
    for (const int tubes : {1, 2, 13, 14, 64}) {
        for (const int width : {5, 11, 40, 79, 80, 200}) {
            const std::string picture = present::draw(view(many_tubes(tubes)), {ColorDepth::none, width});
            for (const base::Line& line : base::lines_of(picture))
                EXPECT_LE(line.text.size(), static_cast<std::size_t>(width)) << tubes << " tubes";
        }
    }
}

TEST(BoardDrawing, UsesTheWidthToTheLastColumn) {
    EXPECT_EQ(base::lines_of(present::draw(view(many_tubes(2)), {ColorDepth::none, 11})).size(), 3U);
    EXPECT_EQ(base::lines_of(present::draw(view(many_tubes(2)), {ColorDepth::none, 10})).size(), 7U);
}

TEST(BoardDrawing, MakesRowsOfAboutEqualLength) {
    const std::string picture = present::draw(view(many_tubes(14)), {ColorDepth::none, 80});
    const auto lines = base::lines_of(picture);
    ASSERT_EQ(lines.size(), 7U);
    EXPECT_EQ(lines[1].text.size(), 41U);
    EXPECT_EQ(lines[5].text.size(), 41U);
    EXPECT_NE(lines[6].text.find("14"), std::string_view::npos);
}

TEST(BoardDrawing, DrawsOnATerminalThatIsTooNarrow) {
    EXPECT_EQ(base::lines_of(present::draw(view("water1:A/-"), {ColorDepth::none, 0})).size(), 7U);
}

TEST(BoardDrawing, AddsNothingButColorsInColor) {
    const puzzles::View board = view("decant tube-sort 1\nred blue\nblue red\n-\n");
    for (const auto depth : {ColorDepth::ansi16, ColorDepth::ansi256, ColorDepth::truecolor}) {
        const std::string picture = present::draw(board, {depth, 80});
        EXPECT_NE(picture, without_escapes(picture));
        EXPECT_EQ(without_escapes(picture), present::draw(board, {}));
    }
}

TEST(Legend, NamesTheLettersAndBreaksLines) {
    const puzzles::View board = view("decant tube-sort 1\nred blue\nblue red\n-\n");
    EXPECT_EQ(present::legend(board, {}), " A red   B blue\n");
    EXPECT_EQ(present::legend(board, {ColorDepth::none, 10}), " A red\n B blue\n");
}

TEST(Legend, IsEmptyWhereTheLettersAreTheNames) {
    EXPECT_EQ(present::legend(view("water2:AB/BA/-"), {}), "");
}

TEST(BoardDrawing, DrawsOtherFamiliesAsTheirText) {
    EXPECT_NE(present::draw(view("null:6/2"), {}).find('6'), std::string::npos);
}

}  // namespace
}  // namespace decant::api
