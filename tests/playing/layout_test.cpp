// Tubes never overlap, fit the width, and are found again where they stand.
// SPDX-License-Identifier: MIT
#include "cli/playing/layout.hpp"

#include <gtest/gtest.h>

namespace decant::cli::playing {
namespace {

TEST(Layout, HasGlassWhereThereIsRoomAndNoneOnASmallScreen) {
    EXPECT_TRUE(lay_out(14, 4, 80, 18).glass);
    EXPECT_EQ(lay_out(14, 4, 80, 18).in_a_row, 7U);
    const Layout small = lay_out(14, 4, 40, 10);
    EXPECT_FALSE(small.glass);
    EXPECT_LE(small.height, 10);
}

TEST(Layout, FindsEachTubeWhereItStandsWithinTheWidth) {
    for (std::size_t tubes = 1; tubes <= 64; ++tubes) {
        for (int width = 10; width <= 120; width += 11) {
            const Layout layout = lay_out(tubes, 5, width, 20);
            for (std::size_t tube = 0; tube < tubes; ++tube) {
                const auto corner = layout.corner(tube);
                EXPECT_LE(corner.column + layout.unit_width, width);
                EXPECT_EQ(layout.tube_at(corner), tube);
                const Layout::Place number{corner.column + 1, corner.line + layout.row_height - 2};
                EXPECT_EQ(layout.tube_at(number), tube);
            }
        }
    }
}

TEST(Layout, FindsNothingBesideTheTubes) {
    const Layout layout = lay_out(3, 4, 80, 20);
    EXPECT_FALSE(layout.tube_at({18, 0}));
    EXPECT_FALSE(layout.tube_at({0, layout.height}));
    EXPECT_FALSE(layout.tube_at({-1, 0}));
}

}  // namespace
}  // namespace decant::cli::playing
