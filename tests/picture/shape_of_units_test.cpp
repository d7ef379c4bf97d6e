// Round units that are drawn apart are balls, and liquid is not.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "drawn.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

const std::vector<std::string> tubes{"ABCDA", "DABAA", "CDCDC", "CBBDB", "", ""};

TEST(ShapeOfUnits, OfDiscsWithGapsIsThatOfBalls) {
    for (const double height : tests::some({70, 80, 90})) {
        for (const double gap : tests::some({0.02, 0.06, 0.1, 0.2, 0.3})) {
            const base::Result<Board> board = read_drawn(tubes, height, gap);
            ASSERT_TRUE(board);
            EXPECT_TRUE(board->has_balls || is_asked(board, Doubt::shape)) << height << " " << gap;
            if (gap <= 0.1) {
                EXPECT_TRUE(board->has_balls && board->sure()) << height << " " << gap;
            }
        }
    }
}

TEST(ShapeOfUnits, OfLiquidIsThatOfNoBalls) {
    for (const double height : tests::some({50, 80, 110})) {
        const base::Result<Board> board = read_drawn(tubes, height, 0);
        ASSERT_TRUE(board);
        EXPECT_FALSE(board->has_balls) << height;
        EXPECT_TRUE(board->sure()) << height;
    }
}

TEST(ShapeOfUnits, OfBlocksWithGapsIsThatOfNoBalls) {
    Drawing drawing = drawn(tubes, 80, 0);
    for (std::size_t t = 0; t < tubes.size(); ++t)
        for (std::size_t k = 1; k < tubes[t].size(); ++k) {
            const double border = drawn_bottom - 8 - 80 * static_cast<double>(k);
            drawing.box({drawn_left(t) + 8, border - 4, drawn_left(t) + drawn_width - 8, border + 4}, 0,
                        paint({26, 26, 40}));
        }
    const base::Result<Board> board = read(drawing);
    ASSERT_TRUE(board);
    EXPECT_FALSE(board->has_balls || is_asked(board, Doubt::shape));
}

}  // namespace
}  // namespace decant::picture::made
