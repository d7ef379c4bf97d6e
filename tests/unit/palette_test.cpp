// Units are painted in the color of their name, and all of a board differ.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "present/palette.hpp"

namespace decant::present {
namespace {

std::vector<Rgb> painted(const std::vector<std::string>& names) {
    std::vector<puzzles::BoardView::Color> colors;
    for (const std::string& name : names) colors.push_back({name, 'A'});
    return paint(colors);
}

std::size_t different(const std::vector<Rgb>& paints) {
    std::set<std::tuple<int, int, int>> seen;
    for (const Rgb& rgb : paints) seen.insert({rgb.red, rgb.green, rgb.blue});
    return seen.size();
}

TEST(Palette, HasTwentyFourDifferentColors) {
    std::vector<std::string> names;
    for (int i = 0; i < 24; ++i) names.push_back(std::to_string(i));
    EXPECT_EQ(different(painted(names)), 24U);
    EXPECT_EQ(painted(std::vector<std::string>(62, "x")).size(), 62U);
}

TEST(Palette, PaintsANameInItsColorWhateverComesFirst) {
    const Rgb red = painted({"red"}).front();
    EXPECT_GT(red.red, 150);
    EXPECT_LT(red.green, 100);
    std::vector<std::string> names;
    for (int i = 0; i < 23; ++i) names.push_back(std::to_string(i));
    names.emplace_back("red");
    EXPECT_EQ(painted(names).back(), red);
    EXPECT_EQ(different(painted(names)), 24U);
}

TEST(Palette, KnowsNamesInOtherSpellings) {
    EXPECT_EQ(painted({"Navy Blue"}), painted({"navy-blue"}));
    EXPECT_EQ(painted({"NAVY"}), painted({"navy_blue"}));
    EXPECT_EQ(painted({"gray"}), painted({"grey"}));
    EXPECT_NE(painted({"navy-blue"}), painted({"blue"}));
}

TEST(Palette, GivesTwoNamesOfOneColorDifferentPaints) {
    EXPECT_EQ(different(painted({"gray", "grey", "Grey"})), 3U);
    EXPECT_EQ(painted({"gray", "grey"}).front(), painted({"grey"}).front());
}

TEST(OnBackground, IsPlainWithoutColorsAndEndsItsColorsElse) {
    const Rgb yellow{250, 218, 62};
    EXPECT_EQ(on_background(" A ", yellow, ColorDepth::none), " A ");
    EXPECT_EQ(on_background(" A ", yellow, ColorDepth::truecolor),
              "\x1b[48;2;250;218;62;38;2;0;0;0m A \x1b[0m");
    for (const auto depth : {ColorDepth::ansi16, ColorDepth::ansi256}) {
        const std::string text = on_background(" A ", yellow, depth);
        EXPECT_TRUE(text.starts_with("\x1b[") && text.ends_with("m A \x1b[0m")) << text.substr(1);
    }
}

TEST(OnBackground, WritesDarkOnLightAndLightOnDark) {
    EXPECT_NE(on_background("A", {244, 244, 244}, ColorDepth::truecolor).find("38;2;0;0;0m"),
              std::string::npos);
    EXPECT_NE(on_background("A", {34, 34, 38}, ColorDepth::truecolor).find("38;2;255;255;255m"),
              std::string::npos);
}

}  // namespace
}  // namespace decant::present
