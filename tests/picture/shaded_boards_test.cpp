// Colors that light makes look like others, or like one another, are asked about.
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

/// A board with a second row in that light: the same tubes, or others.
Drawing two_rows(const std::vector<std::string>& second, double light) {
    constexpr int down = 460;
    Drawing both(1200, 1900, {});
    Drawing upper = drawn(plain_tubes, 80, 0);
    Drawing lower = drawn(second, 80, 0);
    for (int y = 0; y < both.height(); ++y)
        for (int x = 0; x < both.width(); ++x)
            both.at(x, y) = y < 1240 ? upper.at(x, y) : lit(lower.at(x, std::min(y - down, 1599)), light);
    return both;
}

TEST(ShadedBoards, WithARowInOtherLightAreAskedAbout) {
    for (const double light : tests::some({0.6, 0.8, 0.9, 1.1})) {
        const Drawing drawing = two_rows({"BCDA", "ABCD", "DABC", "", "CDAB", ""}, light);
        for (const base::Result<Board>& board : {read(drawing), read_compressed(drawing)})
            EXPECT_FALSE(is_sure(board) && board->colors.size() != 4) << light;
    }
    const base::Result<Board> same = read(two_rows({"BCDA", "ABCD", "DABC", "", "CDAB", ""}, 1));
    EXPECT_FALSE(is_asked(same, Doubt::colors));
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
