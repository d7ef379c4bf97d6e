// Boards of few tubes, and boards with something in front of them, are shown as far as they were read.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "drawn.hpp"
#include "judge.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

// Cloth with folds in front of a tube, on a rod.
void draw_curtain(Drawing& drawing, std::size_t tube) {
    const double left = drawn_left(tube) - 4;
    const double right = drawn_left(tube) + drawn_width + 4;
    drawing.box({left, plain_top - 6, right, drawn_bottom + 6}, 0, paint({170, 40, 50}));
    for (double x = left + 6; x < right - 6; x += 16)
        drawing.box({x, plain_top - 6, x + 6, drawn_bottom + 6}, 0, paint({120, 20, 30}));
    drawing.box({left - 6, plain_top - 14, right + 6, plain_top + 10}, 0, paint({200, 170, 60}));
}

TEST(CoveredBoards, ShowTheTubesBesideACurtain) {
    const std::vector<std::string> tubes{"ABCE", "DABC", "CDAE", "BCDA", "EDEB", "", ""};
    for (const double gap : tests::some({0.0, 0.06})) {
        for (const std::size_t covered : tests::some({1U, 3U})) {
            Drawing drawing = drawn(tubes, 80, gap);
            draw_curtain(drawing, covered);
            const base::Result<Board> board = read(drawing);
            ASSERT_TRUE(board) << gap << " " << covered;
            EXPECT_FALSE(board->sure()) << gap << " " << covered;
            // The tubes that are seen, whether the curtain was taken for one or not.
            std::vector<std::string> seen;
            for (const Tube& tube : board->tubes)
                if (std::abs(tube.frame.center_x() - drawn_left(covered) - drawn_width / 2) > drawn_width / 2)
                    seen.push_back(letters(*board)[static_cast<std::size_t>(&tube - board->tubes.data())]);
            ASSERT_EQ(seen.size(), tubes.size() - 1) << gap << " " << covered;
            EXPECT_TRUE(std::all_of(seen.begin(), seen.begin() + 4,
                                    [](const std::string& units) {
                                        return units.size() == 4 && units.find('!') == std::string::npos;
                                    }))
                << gap << " " << covered;
        }
    }
}

TEST(SmallBoards, AreShownThoughTheyLeaveMuchToAsk) {
    Drawing drawing = drawn({"ABAB", "BABA", "", ""}, 80, 0);
    // The hints of a first level: where to tap, and tubes to be won.
    for (const std::size_t at : {4U, 5U, 6U})
        drawing.outline({drawn_left(at), plain_top, drawn_left(at) + drawn_width, drawn_bottom - 60}, 40, 5,
                        paint({230, 230, 230}), true);
    const base::Result<Board> board = read(drawing);
    ASSERT_TRUE(board);
    EXPECT_FALSE(board->sure());
    EXPECT_EQ(letters(*board).front(), "ABAB");
}

}  // namespace
}  // namespace decant::picture::made
