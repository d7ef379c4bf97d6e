// A filling of nearly the color of its glass is read, or asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "canvas.hpp"
#include "drawn.hpp"
#include "jpeg.hpp"
#include "judge.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

/// Ground, glass, and how much a filling differs from glass.
struct Look {
    Paint ground;
    Paint glass;
    float more;
};

/// Tubes of tinted glass. `E` has nearly its color.
Drawing in_glass(const std::vector<std::string>& tubes, const Look& look) {
    const auto& [red, green, blue] = look.glass;
    const Paint filling{std::min(255.F, red + look.more), std::min(255.F, green + look.more),
                        std::min(255.F, blue + look.more)};
    Drawing drawing = drawn(tubes, 80, 0, filling);
    const auto is_ground = [](const Paint& pixel) { return pixel.red == 26 && pixel.blue == 40; };
    for (int y = 0; y < drawing.height(); ++y) {
        for (int x = 0; x < drawing.width(); ++x) {
            if (!is_ground(drawing.at(x, y))) continue;
            const bool is_inside = std::any_of(tubes.begin(), tubes.end(), [&](const std::string& tube) {
                const double left = drawn_left(static_cast<std::size_t>(&tube - tubes.data()));
                return x > left && x < left + drawn_width && y > plain_top && y < drawn_bottom - 3;
            });
            drawing.at(x, y) = is_inside ? look.glass : look.ground;
        }
    }
    return drawing;
}

base::Result<Board> read_compressed(const Drawing& drawing, int quality) {
    std::vector<std::uint8_t> rgb = drawing.bytes();
    compress(rgb, drawing.width(), drawing.height(), quality);
    return recognize({drawing.width(), drawing.height(), rgb});
}

const std::vector<Look> looks{{{26, 28, 34}, {95, 95, 105}, 0},
                              {{250, 250, 255}, {225, 230, 240}, 0},
                              {{30, 40, 70}, {70, 85, 120}, 0}};

TEST(FillingsLikeGlass, AreNeverWrongWithoutAQuestion) {
    const std::vector<std::string> tubes{"EEEE", "ABBC", "BACA", "CACB", ""};
    const std::vector<std::string> truth{"AAAA", "BCCD", "CBDB", "DBDC", ""};
    for (Look look : looks) {
        for (const float more : tests::some({-25.F, -15.F, 9.F, 15.F})) {
            look.more = more;
            const Drawing drawing = in_glass(tubes, look);
            for (const base::Result<Board>& board : {read(drawing), read_compressed(drawing, 85)})
                EXPECT_FALSE(board && board->sure() && letters(*board) != truth)
                    << look.ground.red << " " << more;
        }
    }
}

TEST(FillingsLikeGlass, AreNotSeenInEmptyTubes) {
    const std::vector<std::string> tubes{"ABBC", "", "BACA", "CACB", ""};
    for (const Look& look : looks) {
        const Drawing drawing = in_glass(tubes, look);
        for (const base::Result<Board>& board : {read(drawing), read_compressed(drawing, 70)}) {
            ASSERT_TRUE(board);
            EXPECT_TRUE(board->sure()) << look.ground.red;
        }
    }
}

}  // namespace
}  // namespace decant::picture::made
