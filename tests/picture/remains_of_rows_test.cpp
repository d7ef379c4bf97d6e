// The remains of a row that is hidden or drawn in another way are asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "canvas.hpp"
#include "drawn.hpp"
#include "jpeg.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

constexpr double plain_height = drawn_bottom - plain_top;
constexpr double second_top = 1290;

/// How a picture looks, and where a second row stands in it.
struct Look {
    Paint ground;
    Paint outline;
    double spacing = 150;
    double left = 200;
};

const std::vector<Look> looks{{{26, 26, 40}, {230, 230, 230}},
                              {{240, 240, 245}, {60, 60, 70}, 150, 460},
                              {{20, 60, 50}, {150, 200, 190}, 195, 300}};

/// A board of one row, on a ground and with outlines of these colors.
Drawing board(const Look& look) {
    Drawing drawing = drawn(plain_tubes, 80, 0);
    for (int y = 0; y < drawing.height(); ++y)
        for (int x = 0; x < drawing.width(); ++x) {
            Paint& pixel = drawing.at(x, y);
            // From the ground, which is dark, to the outline, which is light, all are grays.
            const float light = (pixel.red - 26) / (230 - 26);
            const float gray = std::abs(pixel.red - pixel.green) + std::abs(pixel.blue - pixel.red);
            if (gray < 16) pixel = mix(look.ground, look.outline, std::clamp(light, 0.0F, 1.0F));
        }
    return drawing;
}

bool is_sure(const base::Result<Board>& board) { return board && board->sure(); }

base::Result<Board> read_compressed(const Drawing& drawing) {
    constexpr int quality = 75;
    std::vector<std::uint8_t> rgb = drawing.bytes();
    compress(rgb, drawing.width(), drawing.height(), quality);
    return recognize({drawing.width(), drawing.height(), rgb});
}

bool is_sure_of(const Drawing& drawing) {
    return is_sure(read(drawing)) || is_sure(read_compressed(drawing));
}

void open_tube(Drawing& drawing, const Look& look, double left, double top, double height,
               double width = drawn_width) {
    drawing.outline({left, top, left + width, top + height}, 0.4 * width, 5, look.outline, true);
}

void cut_below(Drawing& drawing, double y) {
    Drawing upper(drawing.width(), static_cast<int>(y), {});
    for (int row = 0; row < upper.height(); ++row)
        for (int x = 0; x < upper.width(); ++x) upper.at(x, row) = drawing.at(x, row);
    drawing = upper;
}

TEST(RemainsOfRows, AreNotSeenInAWholeBoard) {
    for (const Look& look : looks) {
        EXPECT_TRUE(is_sure(read(board(look)))) << look.left;
        EXPECT_TRUE(is_sure(read_compressed(board(look)))) << look.left;
    }
}

TEST(RemainsOfRows, BehindAPanelAreAskedAbout) {
    for (const Look& look : looks) {
        for (const double seen : tests::some({60, 160})) {
            for (const double beside : tests::some({60, 400})) {
                for (const std::size_t tubes : {1U, 2U}) {
                    Drawing drawing = board(look);
                    double right = look.left;
                    for (std::size_t i = 0; i < tubes; ++i) {
                        const double left = look.left + look.spacing * static_cast<double>(i);
                        open_tube(drawing, look, left, second_top, plain_height);
                        right = left + drawn_width;
                    }
                    const double panel = tubes == 1 ? beside + 60 : beside;
                    drawing.box({look.left - panel, second_top + seen, right + panel, 1590}, 20,
                                paint({70, 120, 230}));
                    EXPECT_FALSE(is_sure_of(drawing))
                        << look.left << " " << seen << " " << beside << " " << tubes;
                }
            }
        }
    }
}

TEST(RemainsOfRows, ThatThePictureCutsOffAreAskedAbout) {
    for (const Look& look : looks) {
        for (const double seen : tests::some({45, 80, 150})) {
            Drawing drawing = board(look);
            for (const double left : {look.left, look.left + look.spacing})
                open_tube(drawing, look, left, second_top, plain_height);
            cut_below(drawing, second_top + seen);
            EXPECT_FALSE(is_sure_of(drawing)) << look.left << " " << seen;
        }
    }
}

TEST(RemainsOfRows, OfOneEmptyTubeThatThePictureCutsOffAreAskedAbout) {
    const Look& look = looks.front();
    for (const double seen : tests::some({60, 100, 200})) {
        Drawing drawing = board(look);
        const double left = look.left + look.spacing;
        drawing.outline({left, second_top, left + drawn_width, second_top + plain_height}, 5, 5, look.outline,
                        false);
        cut_below(drawing, second_top + seen);
        EXPECT_FALSE(is_sure_of(drawing)) << seen;
    }
}

TEST(RemainsOfRows, OfLowTubesBesideTheOthersAreAskedAbout) {
    const std::vector<Paint> balls{{130, 130, 130}, {130, 80, 35}, {30, 30, 130}};
    for (const double low : tests::some({62, 112, 162})) {
        Drawing drawing(420, 400, {245, 245, 250});
        const auto tube = [&](int at, double height) {
            const double left = 25 + 80 * at;
            drawing.outline({left, 135, left + 50, 135 + height}, 0, 3, {50, 50, 60}, false);
        };
        const std::vector<std::string> units{"AABA", "BCCA", "BCCB"};
        for (int at = 0; at < 4; ++at) tube(at, 215);
        tube(4, low);
        for (std::size_t at = 0; at < units.size(); ++at)
            for (std::size_t k = 0; k < units[at].size(); ++k)
                drawing.disc(50 + 80 * static_cast<double>(at), 322 - 50 * static_cast<double>(k), 21,
                             balls[static_cast<std::size_t>(units[at][k] - 'A')]);
        EXPECT_FALSE(is_sure(read(drawing))) << low;
    }
}

TEST(RemainsOfRows, OfLowerTubesAreAskedAbout) {
    for (const Look& look : looks) {
        if (look.spacing != 150) continue;
        for (const double height : tests::some({45, 80, 125})) {
            Drawing drawing = board(look);
            for (const double left : {look.left, look.left + look.spacing})
                open_tube(drawing, look, left, 1560 - height, height);
            EXPECT_FALSE(is_sure_of(drawing)) << look.left << " " << height;
        }
    }
}

TEST(RemainsOfRows, AreNoFilledOrSignedButtons) {
    for (const bool filled : {true, false}) {
        Drawing drawing = board(looks.front());
        for (const double left : {210, 360, 510, 660}) {
            const Rectangle button{left, 1450, left + drawn_width, 1450 + drawn_width};
            if (filled)
                drawing.box(button, 20, paint({240, 150, 40}));
            else
                drawing.outline(button, 20, 5, paint({230, 230, 230}), false);
            drawing.disc(left + drawn_width / 2, 1500, 25, paint({90, 160, 250}));
        }
        EXPECT_TRUE(is_sure(read(drawing))) << filled;
    }
}

TEST(RemainsOfRows, OfTubesInAnotherSizeAreAskedAbout) {
    for (const Look& look : looks) {
        for (const double size : tests::some({0.55, 0.7, 0.85})) {
            for (const double left : tests::some({550, 1080})) {
                Drawing drawing = board(look);
                open_tube(drawing, look, left, 1250, size * plain_height, size * drawn_width);
                EXPECT_FALSE(is_sure_of(drawing)) << look.left << " " << size << " " << left;
            }
        }
    }
}

}  // namespace
}  // namespace decant::picture::made
