// Tubes are found by the outline that they share, on any background.
// SPDX-License-Identifier: MIT
#include "picture/fills.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.hpp"

namespace decant::picture {
namespace {

constexpr Lab outline{70, 0, 0};

void box(Grid<Lab>& colors, const Rectangle& where, const Lab& color) {
    for (int y = static_cast<int>(where.top); y < where.bottom; ++y)
        for (int x = static_cast<int>(where.left); x < where.right; ++x)
            if (colors.holds(x, y)) colors.at(x, y) = color;
}

/// Planks with grain, and dark seams between them.
Grid<Lab> planks(int width, int height) {
    Grid<Lab> colors(width, height, Lab{50, 8, 20});
    base::Random random(1);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            colors.at(x, y).lightness += x % 37 < 2 ? -20 : static_cast<float>(random.between(0, 3));
    return colors;
}

/// Its sides and its lower end, of two pixels.
Rectangle tube(Grid<Lab>& colors, int left, int top) {
    box(colors, {left + 0.0, top + 0.0, left + 2.0, top + 60.0}, outline);
    box(colors, {left + 22.0, top + 0.0, left + 24.0, top + 60.0}, outline);
    box(colors, {left + 0.0, top + 58.0, left + 24.0, top + 60.0}, outline);
    return {left + 0.0, top + 0.0, left + 24.0, top + 60.0};
}

/// Two units of a tube.
Rectangle fill(Grid<Lab>& colors, int left, int top, float hue) {
    box(colors, {left + 2.0, top + 18.0, left + 22.0, top + 38.0}, {60, hue, -hue});
    box(colors, {left + 2.0, top + 38.0, left + 22.0, top + 58.0}, {60, -hue, hue / 2});
    return {left + 2.0, top + 18.0, left + 22.0, top + 58.0};
}

bool has(const std::vector<Rectangle>& frames, const Rectangle& where) {
    return std::any_of(frames.begin(), frames.end(), [&](const Rectangle& frame) {
        return std::abs(frame.left - where.left) <= 2 && std::abs(frame.right - where.right) <= 2 &&
               std::abs(frame.bottom - where.bottom) <= 2 && std::abs(frame.top - where.top) <= 2;
    });
}

TEST(PictureAlikeTubes, AreFoundOnGrainAlsoWhereTheyAreEmpty) {
    Grid<Lab> colors = planks(220, 200);
    std::vector<Rectangle> tubes;
    std::vector<Rectangle> fills;
    for (const int left : {20, 60, 100}) {
        tubes.push_back(tube(colors, left, 20));
        fills.push_back(fill(colors, left, 20, static_cast<float>(left)));
    }
    tubes.push_back(tube(colors, 140, 20));
    tubes.push_back(tube(colors, 81, 110));
    const std::optional<Layout> layout = alike_tubes(thickened(steps_of(colors)), fills);
    ASSERT_TRUE(layout);
    EXPECT_EQ(layout->frames.size(), tubes.size());
    for (const Rectangle& each : tubes) EXPECT_TRUE(has(layout->frames, each)) << each.left;
    EXPECT_TRUE(layout->strangers.empty());

    const std::vector<Layout> found = layouts_around_fills(colors, {});
    ASSERT_FALSE(found.empty());
    for (const Rectangle& each : tubes) EXPECT_TRUE(has(found.front().frames, each)) << each.left;
}

TEST(PictureAlikeTubes, AreAskedAboutWhereTheirSidesGoOnAbove) {
    Grid<Lab> colors = planks(220, 140);
    std::vector<Rectangle> fills;
    for (const int left : {20, 60, 100}) {
        tube(colors, left, 70);
        fills.push_back(fill(colors, left, 70, static_cast<float>(left)));
    }
    const Rectangle higher = tube(colors, 140, 70);
    box(colors, {140, 10, 142, 70}, outline);
    box(colors, {162, 10, 164, 70}, outline);
    const std::optional<Layout> layout = alike_tubes(thickened(steps_of(colors)), fills);
    ASSERT_TRUE(layout);
    EXPECT_TRUE(has(layout->strangers, higher));
}

TEST(PictureAlikeTubes, AreAskedAboutWhereTheyAreCutOff) {
    for (const int top : {-32, 110}) {
        Grid<Lab> colors = planks(220, 144);
        std::vector<Rectangle> fills;
        for (const int left : {20, 60, 100}) {
            tube(colors, left, 40);
            fills.push_back(fill(colors, left, 40, static_cast<float>(left)));
        }
        tube(colors, 81, top);
        const std::optional<Layout> layout = alike_tubes(thickened(steps_of(colors)), fills);
        ASSERT_TRUE(layout);
        EXPECT_EQ(layout->frames.size(), fills.size());
        EXPECT_EQ(layout->strangers.size(), 1U) << top;
    }
}

TEST(PictureAlikeTubes, AreNoneByTwoFills) {
    Grid<Lab> colors = planks(220, 100);
    std::vector<Rectangle> fills;
    for (const int left : {20, 60}) {
        tube(colors, left, 20);
        fills.push_back(fill(colors, left, 20, static_cast<float>(left)));
    }
    EXPECT_FALSE(alike_tubes(thickened(steps_of(colors)), fills));
}

}  // namespace
}  // namespace decant::picture
