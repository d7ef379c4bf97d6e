// The height of a unit is found from the changes at borders, or from the gaps between balls.
// SPDX-License-Identifier: MIT
#include "picture/pitch.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

constexpr double width = 30;
constexpr float threshold = 6;

// Contrast of a tube of 120 rows, filled from row `top` up to row 118, with an outline at both ends.
Profile tube_filled_from(int top) {
    Profile contrast(120, 0.0F);
    for (std::size_t y = static_cast<std::size_t>(top); y < 118; ++y) contrast[y] = 25;
    contrast[0] = contrast[119] = 25;
    return contrast;
}

// Of two tubes that look alike, the other one filled from row `top`.
std::vector<Pitch> pitches_of(const Profile& edges, const Profile& flanks, int top,
                              const Profile& signs = Profile(120, 0.0F)) {
    return pitches({.edges = {edges, edges},
                    .flanks = {flanks, flanks},
                    .signs = {signs, signs},
                    .fills = {{18, 118}, {top, 118}}},
                   width);
}

TEST(PictureFill, LeavesTheRimOut) {
    const Fill fill = fill_of(tube_filled_from(18), width, threshold);
    EXPECT_EQ(fill.top, 18);
    EXPECT_EQ(fill.bottom, 118);
}

TEST(PictureFill, IsEmptyIfOnlyTheOutlineIsSeen) {
    EXPECT_TRUE(fill_of(tube_filled_from(118), width, threshold).empty());
}

TEST(PictureFill, GoesOnOverGapsBetweenBalls) {
    Profile contrast = tube_filled_from(18);
    for (const std::size_t gap : {42U, 43U, 67U, 68U, 92U, 93U}) contrast[gap] = 0;
    EXPECT_EQ(fill_of(contrast, width, threshold).top, 18);
}

TEST(PictureFill, IsNotAllThatIsSeen) {
    Profile contrast = tube_filled_from(78);
    for (std::size_t y = 20; y < 50; ++y) contrast[y] = 25;
    EXPECT_EQ(fill_of(contrast, width, threshold).top, 78);
    EXPECT_EQ(top_of_all(contrast, width, threshold), 20);
}

TEST(PictureFill, LeavesOutWhatIsSeenInTheMouth) {
    Profile contrast = tube_filled_from(30);
    for (std::size_t y = 14; y < 20; ++y) contrast[y] = 25;
    EXPECT_EQ(fill_of(contrast, width, threshold).top, 30);
}

TEST(PicturePitch, MayBeThatOfFlatUnits) {
    Profile edges(120, 0.0F);
    for (std::size_t border = 28; border < 118; border += 10) edges[border] = 20;
    const std::vector<Pitch> found = pitches_of(edges, tube_filled_from(18), 68);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].units, 10);
}

TEST(PicturePitch, IsThatOfTheEdges) {
    const Profile flanks = tube_filled_from(18);
    Profile edges(120, 0.0F);
    for (const std::size_t border : {43U, 68U, 93U}) edges[border] = 20;
    const std::vector<Pitch> found = pitches_of(edges, flanks, 18);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].units, 4);
    EXPECT_NEAR(found[0].height, 25, 1);
    EXPECT_NEAR(found[0].bottom, 118, 2);
}

TEST(PicturePitch, IsThatOfTheGapsThoughPatternsHaveEdges) {
    Profile flanks = tube_filled_from(18);
    Profile edges(120, 0.0F);
    for (std::size_t y = 20; y < 118; y += 7) edges[y] = 25;
    for (const std::size_t border : {43U, 68U, 93U})
        flanks[border - 1] = flanks[border] = flanks[border + 1] = 1;
    const std::vector<Pitch> found = pitches_of(edges, flanks, 18);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].units, 4);
}

TEST(PicturePitch, LeavesSignsBetweenBorders) {
    const Profile flanks = tube_filled_from(18);
    // Only the upper unit has a color.
    Profile edges(120, 0.0F);
    edges[43] = 20;
    Profile signs(120, 0.0F);
    for (const std::size_t middle : {55U, 80U, 105U})
        for (std::size_t y = middle - 7; y < middle + 7; ++y) signs[y] = 0.3F;
    const std::vector<Pitch> found = pitches_of(edges, flanks, 18, signs);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].units, 4);
}

TEST(PicturePitch, CountsTheUnitsOfTheFullestTube) {
    Profile edges(120, 0.0F);
    for (const std::size_t border : {43U, 68U, 93U}) edges[border] = 20;
    const Profile flanks = tube_filled_from(18);
    const std::vector<Pitch> found = pitches_of(edges, flanks, 68);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].units, 4);
}

}  // namespace
}  // namespace decant::picture
