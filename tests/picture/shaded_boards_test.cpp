// Colors that light makes look like one another are asked about.
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

base::Result<Board> read_compressed(const Drawing& drawing) {
    constexpr int quality = 80;
    std::vector<std::uint8_t> rgb = drawing.bytes();
    compress(rgb, drawing.width(), drawing.height(), quality);
    return recognize({drawing.width(), drawing.height(), rgb});
}

bool is_sure(const base::Result<Board>& board) { return board && board->sure(); }

Paint lit(const Paint& color, double light) {
    const auto factor = static_cast<float>(light);
    return {std::min(255.F, factor * color.red), std::min(255.F, factor * color.green),
            std::min(255.F, factor * color.blue)};
}

/// How much the light falls from the upper to the lower end of each tube.
void shade_tubes(Drawing& drawing, double fall) {
    for (int y = static_cast<int>(plain_top); y < static_cast<int>(drawn_bottom); ++y) {
        const double down = (y - plain_top) / (drawn_bottom - plain_top);
        for (int x = 0; x < drawing.width(); ++x) {
            Paint& pixel = drawing.at(x, y);
            const bool is_unit = std::max({pixel.red, pixel.green, pixel.blue}) -
                                     std::min({pixel.red, pixel.green, pixel.blue}) >
                                 30;
            if (is_unit) pixel = lit(pixel, 1 + fall * (0.5 - down));
        }
    }
}

TEST(ShadedBoards, WithTwoColorsThatAreNearlyAlikeAreNeverWrongWithoutAQuestion) {
    const std::vector<std::vector<std::string>> boards{{"AEBA", "EBAE", "BCEB", "CAEC", "", ""},
                                                       {"EBEA", "CAAB", "ECBE", "ABCC", "", ""}};
    for (const std::vector<std::string>& tubes : boards) {
        for (const double near : tests::some({0.82, 1.12})) {
            for (const double fall : tests::some({0.2, -0.3})) {
                Drawing drawing = drawn(tubes, 80, 0, lit({220, 60, 50}, near));
                shade_tubes(drawing, fall);
                for (const base::Result<Board>& board : {read(drawing), read_compressed(drawing)})
                    EXPECT_FALSE(is_sure(board) && letters(*board).front() == "AABA") << near << " " << fall;
            }
        }
    }
}

}  // namespace
}  // namespace decant::picture::made
