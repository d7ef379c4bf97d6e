// One palette in two lights is told by what happened to each color.
// SPDX-License-Identifier: MIT
#include "picture/dimmed_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace decant::picture {
namespace {

struct Row {
    std::vector<std::string> tubes;
    std::vector<Lab> palette;  ///< of its letters
};

/// A board on which each row has a palette of its own, but for colors that are equal.
Board board_of(const std::vector<Row>& rows) {
    Board board;
    board.capacity = 2;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const std::string& units : rows[row].tubes) {
            Tube& tube = board.tubes.emplace_back();
            tube.row = static_cast<int>(row);
            for (const char unit : units) {
                const Lab lab = rows[row].palette[static_cast<std::size_t>(unit - 'A')];
                const auto known =
                    std::find_if(board.colors.begin(), board.colors.end(),
                                 [&](const Color& color) { return distance(color.mean, lab) < 1; });
                tube.places.push_back({.state = State::unit,
                                       .color = static_cast<int>(known - board.colors.begin()),
                                       .confidence = 1,
                                       .where = {}});
                if (known == board.colors.end()) board.colors.push_back({lab, "", 2});
            }
        }
    }
    return board;
}

const std::vector<Lab> bright{{60, 40, 20}, {55, -5, -40}, {65, -30, 20}};

std::vector<Lab> in_light(float factor, float more) {
    std::vector<Lab> palette;
    for (const auto& [lightness, green_red, blue_yellow] : bright)
        palette.push_back({factor * lightness + more, factor * green_red, factor * blue_yellow});
    return palette;
}

bool is_asked_in(const std::vector<Lab>& lower) {
    return may_be_dimmed(board_of({{{"AB", "BC", "CA"}, bright}, {{"BA", "CB", "AC"}, lower}}));
}

TEST(PictureDimmedRows, AreDarkerOrLighter) {
    for (const float factor : {0.7F, 0.85F, 0.95F}) {
        EXPECT_TRUE(is_asked_in(in_light(factor, 0))) << factor;
        EXPECT_TRUE(is_asked_in(in_light(factor, 100 * (1 - factor)))) << factor;
    }
    EXPECT_TRUE(is_asked_in(in_light(1.1F, 0)));
}

TEST(PictureDimmedRows, AreNotThoseOfOtherColors) {
    EXPECT_FALSE(is_asked_in({{85, 0, 35}, {50, 25, -30}, {30, 0, 0}}));
    std::vector<Lab> but_one = in_light(0.85F, 0);
    but_one[1] = {40, 30, -20};
    EXPECT_FALSE(is_asked_in(but_one));
}

TEST(PictureDimmedRows, ShareNoColor) {
    std::vector<Lab> but_one = in_light(0.85F, 0);
    but_one[1] = bright[1];
    EXPECT_FALSE(is_asked_in(but_one));
    EXPECT_FALSE(is_asked_in(bright));
}

TEST(PictureDimmedRows, HaveTwoColorsOrMore) {
    EXPECT_FALSE(may_be_dimmed(board_of({{{"AA"}, bright}, {{"AA"}, in_light(0.8F, 0)}})));
    EXPECT_FALSE(may_be_dimmed(Board{}));
}

}  // namespace
}  // namespace decant::picture
