// Units are painted in the color of their name, and all of a board differ.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

#include "present/palette.hpp"

namespace decant::present {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Colors with the letters of level codes, in their order or as they are named.
std::vector<puzzles::BoardView::Color> colors(const std::vector<std::string>& names) {
    std::vector<puzzles::BoardView::Color> list;
    for (const std::string& name : names)
        list.push_back({name, name.size() == 1 ? name.front() : letters[list.size()]});
    return list;
}

std::vector<Rgb> painted(const std::vector<std::string>& names) { return paint(colors(names)); }

std::vector<std::string> lettered(std::size_t count) {
    std::vector<std::string> names;
    for (const char letter : letters.substr(0, count)) names.emplace_back(1, letter);
    return names;
}

std::size_t different(const std::vector<Rgb>& paints) {
    std::set<std::tuple<int, int, int>> seen;
    for (const Rgb& rgb : paints) seen.insert({rgb.red, rgb.green, rgb.blue});
    return seen.size();
}

TEST(Palette, HasTwentyFourDifferentColors) {
    std::vector<std::string> names;
    for (int i = 0; i < 24; ++i) names.push_back(fmt::format("c{}", i));
    EXPECT_EQ(different(painted(names)), 24U);
    EXPECT_EQ(painted(std::vector<std::string>(62, "some")).size(), 62U);
}

TEST(Palette, PaintsANameInItsColorWhateverComesFirst) {
    const Rgb red = painted({"red"}).front();
    EXPECT_GT(red.red, 150);
    EXPECT_LT(red.green, 100);
    std::vector<std::string> names;
    for (int i = 0; i < 23; ++i) names.push_back(fmt::format("c{}", i));
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

TEST(Palette, PaintsALetterTheSameInEveryLevel) {
    const std::vector<Rgb> all = painted(lettered(24));
    EXPECT_EQ(painted({"X", "C", "A"}), (std::vector<Rgb>{all[23], all[2], all[0]}));
    const std::vector<Rgb> more = painted(lettered(62));
    EXPECT_EQ(painted({"l"}).front(), more[37]);
    EXPECT_EQ(more[23], all[23]);
}

TEST(Palette, PaintsANameBeforeALetter) {
    EXPECT_EQ(painted({"A", "red"}).back(), painted({"red"}).front());
    EXPECT_EQ(different(painted({"A", "red"})), 2U);
}

TEST(Palette, NeedsAllSwatchesBeforeItUsesOneTwice) {
    std::vector<std::string> names = {"red", "A", "B", "a", "1", "navy", "X"};
    while (names.size() < 24) names.push_back(fmt::format("c{}", names.size()));
    EXPECT_EQ(different(painted(names)), 24U);
}

TEST(Palette, UsesASwatchThreeTimesAtMost) {
    const std::vector<std::size_t> numbers = swatches(colors(lettered(62)));
    for (const std::size_t number : numbers) EXPECT_LE(std::count(numbers.begin(), numbers.end(), number), 3);
}

TEST(Palette, GivesLettersThatLookAlikeDifferentColorsAndLines) {
    const std::vector<Rgb> paints = painted(lettered(62));
    for (const std::string_view alike : {"Il1", "Oo0Q", "Cc", "S5s", "Z2z", "B8b", "Kk", "Vv"}) {
        for (const char one : alike) {
            for (const char other : alike) {
                if (one == other) continue;
                EXPECT_NE(paints[letters.find(one)], paints[letters.find(other)]) << one << other;
                if (one == 'Q' || other == 'Q') continue;
                EXPECT_NE(line_of(one), line_of(other)) << one << other;
            }
        }
    }
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
