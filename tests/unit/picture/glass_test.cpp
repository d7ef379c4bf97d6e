// Glass is told by the tint that most rows of tubes share.
// SPDX-License-Identifier: MIT
#include "picture/contrast.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

constexpr Lab ground{20, 0, 0};
constexpr Lab ring{21, 0, 0};
constexpr Lab glass{32, 0, 0};

void add(std::vector<RowColors>& rows, int count, const Lab& inside, const Lab& beside = ground) {
    rows.insert(rows.end(), static_cast<std::size_t>(count), {inside, beside});
}

/// With the background inside the ring of its mouth, glass below that, and a unit of this lightness.
TubeColors tube(float unit) {
    TubeColors colors;
    add(colors.upper, 5, ring);
    add(colors.upper, 4, glass);
    add(colors.lower, 20, {unit, 30, 0});
    return colors;
}

TubeColors empty_tube() {
    TubeColors colors = tube(0);
    colors.lower.clear();
    add(colors.lower, 20, glass);
    return colors;
}

TEST(PictureGlass, IsWhatFillsWholeTubesAndNotTheirMouth) {
    const std::vector<Glass> found = glasses({tube(50), tube(60), empty_tube()});
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].color.lightness, glass.lightness);
    EXPECT_EQ(found[0].tint.lightness, glass.lightness - ground.lightness);
}

TEST(PictureGlass, IsThatOfTheOthersWhereATubeIsFullToItsRim) {
    TubeColors full;
    add(full.upper, 9, {60, 40, 0});
    const std::vector<Glass> found = glasses({full, tube(50), tube(55), tube(60), empty_tube()});
    ASSERT_EQ(found.size(), 5U);
    EXPECT_EQ(found[0].color.lightness, glass.lightness);
}

TEST(PictureGlass, AddsTheSameWhereTheBackgroundDiffers) {
    TubeColors darker;
    add(darker.upper, 9, {18, 0, 0}, {6, 0, 0});
    const std::vector<Glass> found = glasses({empty_tube(), darker});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[1].color.lightness, 18);
    EXPECT_EQ(found[1].tint.lightness, 12);
}

TEST(PictureGlass, IsNotThereWhereTubesShowNothingInCommon) {
    TubeColors one;
    TubeColors other;
    add(one.upper, 9, {60, 40, 0});
    add(other.upper, 9, {60, -40, 0});
    EXPECT_TRUE(glasses({one, other}).empty());
}

}  // namespace
}  // namespace decant::picture
