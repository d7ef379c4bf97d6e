// Traces of tubes beside rows, and edges that cut rows off.
// SPDX-License-Identifier: MIT
#include "picture/cut_edges.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

constexpr Lab ground{20, 0, 0};

/// A dark picture with the outline of tubes, as bright as that.
class Drawn {
  public:
    Drawn(int width, int height) : colors_(width, height, ground) {}

    void line(int left, int top, int right, int bottom, float by) {
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x) colors_.at(x, y).lightness += by;
    }
    void clear(int left, int top, int right, int bottom) {
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x) colors_.at(x, y) = ground;
    }
    /// Its sides alone, as an outline that is too faint to be closed.
    Rectangle tube(int left, float by) {
        line(left, 20, left + 2, 80, by);
        line(left + 18, 20, left + 20, 80, by);
        return {1.0 * left, 20, left + 20.0, 80};
    }
    [[nodiscard]] const Grid<Lab>& colors() const { return colors_; }

  private:
    Grid<Lab> colors_;
};

TEST(PictureAround, FindsTracesWhereTheNextTubeWouldStand) {
    Drawn picture(200, 100);
    const Rows rows{{picture.tube(40, 30), picture.tube(80, 30)}};
    EXPECT_TRUE(traces(picture.colors(), rows).empty());
    picture.tube(120, 4);
    const std::vector<Rectangle> found = traces(picture.colors(), rows);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().left, 120);
}

TEST(PictureAround, FindsTracesBesideATubeThatIsAloneInItsRow) {
    Drawn picture(200, 200);
    const std::vector<Rectangle> two{picture.tube(40, 30), picture.tube(80, 30)};
    const std::vector<Rectangle> one{{80, 120, 100, 180}};
    picture.line(40, 120, 42, 180, 4);
    picture.line(58, 120, 60, 180, 4);
    const std::vector<Rectangle> found = traces(picture.colors(), {two, one});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().left, 40);
}

TEST(PictureAround, AsksAboutNoShelfOnWhichLowerEndsAreSeen) {
    Drawn picture(200, 100);
    const Rows rows{{picture.tube(40, 30), picture.tube(80, 30)}};
    picture.line(0, 80, 200, 86, 30);
    EXPECT_EQ(cuts(picture.colors(), rows).size(), 1U);
    // Round corners, from the sides to the middle.
    for (const int left : {40, 80})
        for (int i = 0; i < 6; ++i)
            for (const int x : {left + i, left + 19 - i}) picture.clear(x, 74 + i, x + 1, 80);
    EXPECT_TRUE(cuts(picture.colors(), rows).empty());
}

TEST(PictureAround, TakesNoPatternForATrace) {
    Drawn picture(200, 100);
    const Rows rows{{picture.tube(40, 30), picture.tube(80, 30)}};
    for (int x = 0; x < 200; x += 4) picture.line(x, 0, x + 1, 100, 20);
    EXPECT_TRUE(traces(picture.colors(), rows).empty());
}

TEST(PictureAround, FindsRowsThatThePictureCutsOff) {
    Drawn picture(200, 80);
    const Rows whole{{picture.tube(40, 30), picture.tube(80, 30)}};
    ASSERT_EQ(cuts(picture.colors(), whole).size(), 1U);
    EXPECT_EQ(cuts(picture.colors(), whole).front().center_y(), 80);
    EXPECT_TRUE(cuts(Drawn(200, 100).colors(), whole).empty());
}

TEST(PictureAround, FindsRowsThatABannerCutsOff) {
    Drawn picture(200, 100);
    const Rows rows{{picture.tube(40, 30), picture.tube(80, 30)}};
    picture.line(0, 0, 200, 20, 60);
    ASSERT_EQ(cuts(picture.colors(), rows).size(), 1U);
    EXPECT_EQ(cuts(picture.colors(), rows).front().center_y(), 20);
}

TEST(PictureAround, FindsRowsThatABannerOfNearlyTheColorOfTheBackgroundCutsOff) {
    Drawn picture(200, 100);
    const Rows rows{{picture.tube(40, 30), picture.tube(80, 30)}};
    picture.line(0, 0, 200, 20, 4);
    EXPECT_EQ(cuts(picture.colors(), rows).size(), 1U);
}

TEST(PictureAround, TakesNoBarBetweenTubesForWhatCutsThemOff) {
    Drawn picture(200, 100);
    const Rows rows{{picture.tube(40, 30), picture.tube(80, 30)}};
    picture.line(40, 18, 100, 20, 60);
    EXPECT_TRUE(cuts(picture.colors(), rows).empty());
}

/// Two tubes, and below them the upper ends of two more that are so far apart.
class DrawnEnds : public Drawn {
  public:
    explicit DrawnEnds(int apart) : Drawn(200, 200) {
        for (const int left : {60, 60 + apart}) {
            line(left, 120, left + 2, 150, 30);
            line(left + 18, 120, left + 20, 150, 30);
            layout_.pieces.push_back({1.0 * left, 120, left + 20.0, 150});
        }
    }
    [[nodiscard]] std::vector<Rectangle> found() const {
        return remains(colors(), {{{40, 20, 60, 80}, {80, 20, 100, 80}}}, layout_);
    }

  private:
    Layout layout_;
};

TEST(PictureAround, FindsEndsAsFarApartAsTubes) {
    EXPECT_EQ(DrawnEnds(40).found().size(), 1U);
    EXPECT_TRUE(DrawnEnds(54).found().empty());
    DrawnEnds filled(40);
    for (const int left : {60, 100}) filled.line(left + 2, 120, left + 18, 150, 20);
    EXPECT_TRUE(filled.found().empty()) << "buttons";
}

TEST(PictureAround, FindsEndsAbovePanelsThatAreHardlyWider) {
    DrawnEnds ends(54);
    ends.line(56, 150, 138, 190, 60);
    EXPECT_EQ(ends.found().size(), 1U);
}

TEST(PictureAround, AUnitIsFilledAndALetterIsNot) {
    Drawn picture(200, 100);
    const Rectangle box{40, 20, 60, 40};
    picture.line(40, 20, 60, 24, 30);
    picture.line(40, 20, 44, 40, 30);
    EXPECT_FALSE(is_filled(picture.colors(), box));
    picture.line(44, 24, 60, 40, 30);
    EXPECT_TRUE(is_filled(picture.colors(), box));
}

}  // namespace
}  // namespace decant::picture
