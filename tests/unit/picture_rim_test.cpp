// A rim is what all tubes show at their upper end.
// SPDX-License-Identifier: MIT
#include "picture/rim.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

/// Contrasts of a tube of 200 rows and a width of 40, by what is seen from some row to another.
Profile tube(int rim, int fill) {
    Profile contrast(200);
    for (int y = 1; y < rim; ++y) contrast[static_cast<std::size_t>(y)] = 50;
    for (int y = 200 - fill; y < 200; ++y) contrast[static_cast<std::size_t>(y)] = 50;
    return contrast;
}

TEST(PictureRim, IsWhatAllTubesHaveOnTop) {
    EXPECT_EQ(rim_of({tube(10, 160), tube(10, 0), tube(10, 40)}, 40, 6), 11);
    std::vector<Profile> tubes{tube(10, 160), tube(10, 0)};
    clear_rows(tubes, 11);
    EXPECT_EQ(tubes[0], tube(0, 160));
    EXPECT_EQ(tubes[1], tube(0, 0));
}

TEST(PictureRim, IsNoOutlineAndNoUnit) {
    EXPECT_EQ(rim_of({tube(4, 160), tube(4, 0)}, 40, 6), 0) << "as thin as an outline";
    EXPECT_EQ(rim_of({tube(0, 160), tube(0, 199)}, 40, 6), 0);
    EXPECT_EQ(rim_of({tube(0, 199), tube(0, 199)}, 40, 6), 0) << "fills that reach the top";
}

}  // namespace
}  // namespace decant::picture
