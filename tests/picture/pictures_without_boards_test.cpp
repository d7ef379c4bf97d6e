// Pictures without a board are refused, and soon.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <vector>

#include "base/random.hpp"
#include "canvas.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

base::Result<Board> read(int width, int height, const std::vector<std::uint8_t>& rgb) {
    return recognize({width, height, rgb});
}

std::vector<std::uint8_t> bytes(int width, int height, std::uint8_t value) {
    return std::vector<std::uint8_t>(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height),
                                     value);
}

TEST(OddPictures, WithoutABoardAreRefused) {
    EXPECT_FALSE(read(400, 800, bytes(400, 800, 30)));
    std::vector<std::uint8_t> noise = bytes(200, 300, 0);
    base::Random random(1);
    for (std::uint8_t& value : noise) value = static_cast<std::uint8_t>(random.between(0, 255));
    EXPECT_FALSE(read(200, 300, noise));
}

TEST(OddPictures, OfAFewPixelsAreRefused) {
    EXPECT_FALSE(read(0, 0, {}));
    for (const int side : {1, 2, 3, 7, 20}) {
        EXPECT_FALSE(read(side, side, bytes(side, side, 90)));
        EXPECT_FALSE(read(side, 1, bytes(side, 1, 90)));
        EXPECT_FALSE(read(1, side, bytes(1, side, 90)));
    }
}

/// Seconds of processor time.
double time_to_refuse(int width, int height, const std::vector<std::uint8_t>& rgb) {
    const std::clock_t start = std::clock();
    EXPECT_FALSE(read(width, height, rgb));
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// A tenth of that in a release, and without others beside. Steps that are quadratic in the number of objects
// take many times as long.
constexpr double not_long = 5.0 * tests::one_of;

TEST(OddPictures, OfTextAreRefusedSoon) {
    Drawing page(1080, 2400, paint({250, 250, 250}));
    base::Random random(1);
    const auto within = [&](int size) { return random.between(0, size); };
    for (int y = 40; y < page.height() - 80; y += 46)
        for (int x = 40; x < page.width() - 60; x += within(6) == 0 ? 40 : 22)
            for (int stroke = 0; stroke < 3; ++stroke)
                page.line(x + within(15), y + within(30), x + within(15), y + within(30), 3,
                          paint({20, 20, 20}));
    EXPECT_LT(time_to_refuse(page.width(), page.height(), page.bytes()), not_long);
}

TEST(OddPictures, OfDotsAreRefusedSoon) {
    Picture picture = make(Style::dark, 3, 1080);
    base::Random random(1);
    for (std::size_t i = 0; i < picture.rgb.size(); i += 3) {
        const int light = picture.rgb[i] + picture.rgb[i + 1] + picture.rgb[i + 2];
        std::fill_n(picture.rgb.begin() + static_cast<std::ptrdiff_t>(i), 3,
                    static_cast<std::uint8_t>(light > random.between(0, 3 * 255) ? 255 : 0));
    }
    EXPECT_LT(time_to_refuse(picture.width, picture.height, picture.rgb), not_long);
}

TEST(OddPictures, OfLongStripsAreRefusedSoon) {
    EXPECT_LT(time_to_refuse(1, 4'000'000, bytes(1, 4'000'000, 90)), not_long);
    EXPECT_LT(time_to_refuse(4'000'000, 1, bytes(4'000'000, 1, 90)), not_long);
}

}  // namespace
}  // namespace decant::picture::made
