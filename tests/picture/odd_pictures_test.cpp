// Objects around tubes, or over a part of a board, are asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "canvas.hpp"
#include "drawn.hpp"
#include "judge.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

TEST(OddPictures, OfTubesOfAnotherHeightAreAskedAbout) {
    ASSERT_TRUE(read_drawn(plain_tubes, 80, 0)->sure());
    for (const double height : {110, 160, 210, 270}) {
        Drawing drawing = drawn(plain_tubes, 80, 0);
        outline_tube(drawing, 6, height);
        EXPECT_TRUE(is_asked(read(drawing), Doubt::stranger)) << height;
    }
    Drawing higher = drawn(plain_tubes, 80, 0);
    outline_tube(higher, 6, 560);
    EXPECT_TRUE(is_asked(read(higher), Doubt::height));
    Drawing twice = drawn(plain_tubes, 80, 0);
    outline_tube(twice, 6, 1000);
    EXPECT_TRUE(is_asked(read(twice), Doubt::stranger));
}

// Liquids as they are seen from a little above: each bends into the one below it.
void bend_borders(Drawing& drawing, const std::vector<std::string>& tubes, double height, double bent) {
    const double across = drawn_width / 2 - 8;
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        for (std::size_t k = 1; k < tubes[t].size(); ++k) {
            const double x = drawn_left(t) + drawn_width / 2;
            const double y = drawn_bottom - 8 - height * static_cast<double>(k);
            const Paint color = drawing.at(static_cast<int>(x), static_cast<int>(y - height / 2));
            drawing.fill(
                {x - across, y, x + across, y + bent},
                [&](double px, double py) {
                    return bent * (std::hypot((px - x) / across, (py - y) / bent) - 1);
                },
                [&](double, double) { return color; });
        }
    }
}

TEST(OddPictures, OfLiquidsWithBentBordersAreRead) {
    const std::vector<std::string> tubes{"ECEB", "CEDE", "BCDB", "DBCD", "", ""};
    for (const double height : {60, 80}) {
        for (const double bent : {4, 8, 12, 16}) {
            Drawing drawing = drawn(tubes, height, 0, {20, 60, 160});
            bend_borders(drawing, tubes, height, bent);
            const base::Result<Board> board = read(drawing);
            ASSERT_TRUE(board);
            EXPECT_TRUE(board->sure()) << height << " " << bent;
            EXPECT_EQ(board->capacity, 4) << height << " " << bent;
        }
    }
}

TEST(OddPictures, OfATubeAloneBelowOrAboveTheBoardAreAskedAbout) {
    for (const double height : {190, 270, 350}) {
        for (const double bottom : {1580, 600}) {
            Drawing drawing = drawn(plain_tubes, 80, 0);
            drawing.outline({435, bottom - height, 435 + drawn_width, bottom}, 40, 5, paint({230, 230, 230}),
                            true);
            EXPECT_TRUE(is_asked(read(drawing), Doubt::stranger)) << height << " " << bottom;
        }
    }
}

// A ground of boards with grain, behind tubes in the middle of the picture.
Drawing on_planks(Drawing drawing) {
    Drawing planks(970, drawing.height(), {});
    for (int y = 0; y < planks.height(); ++y) {
        for (int x = 0; x < planks.width(); ++x) {
            const Paint& color = drawing.at(x, y);
            const bool is_ground = color.red == 26 && color.green == 26 && color.blue == 40;
            base::Random grain(static_cast<std::uint64_t>(x / 3 * 1000 + y / 3));
            const float lighter = (x + 65) % 130 < 6 ? -70 : static_cast<float>(grain.between(0, 14));
            planks.at(x, y) = is_ground ? Paint{120 + lighter, 90 + lighter, 60 + lighter} : color;
        }
    }
    return planks;
}

TEST(OddPictures, OfOpenTubesThatAreCutOffBelowAreNeverSure) {
    ASSERT_TRUE(read(on_planks(drawn(plain_tubes, 80, 0)))->sure());
    for (const bool below_banner : {false, true}) {
        for (const double left : tests::some({210, 440, 700})) {
            Drawing drawing = drawn(plain_tubes, 80, 0);
            drawing.outline({left, 1290, left + drawn_width, 1290 + drawn_bottom - plain_top}, 40, 5,
                            paint({230, 230, 230}), true);
            if (below_banner) drawing.box({0, 1560, 1200, 1700}, 0, paint({240, 240, 240}));
            for (const base::Result<Board>& board : {read(drawing), read(on_planks(drawing))})
                EXPECT_FALSE(board && board->sure()) << left << " " << below_banner;
        }
    }
}

TEST(OddPictures, OfButtonsBelowTheBoardAreNotAskedAbout) {
    Drawing drawing = drawn(plain_tubes, 80, 0);
    for (const double left : {100, 400, 700})
        drawing.box({left, 1400, left + drawn_width, 1400 + drawn_width}, 20, paint({240, 150, 40}));
    const base::Result<Board> board = read(drawing);
    ASSERT_TRUE(board);
    EXPECT_TRUE(board->sure());
}

TEST(OddPictures, OfSignsAnywhereAtAnEmptyTubeAreNeverSure) {
    const double left = drawn_left(5);
    for (const double top : {plain_top - 30, plain_top + 40, 1080.0, 1215.0}) {
        Drawing drawing = drawn(plain_tubes, 80, 0);
        drawing.box({left + 25, top, left + 75, top + 45}, 6, paint({250, 190, 40}));
        const base::Result<Board> board = read(drawing);
        EXPECT_FALSE(board && board->sure()) << top;
    }
}

TEST(OddPictures, OfStarsSeenThroughAnEmptyTubeAreRead) {
    Drawing drawing = drawn(plain_tubes, 80, 0);
    const double center = drawn_left(5) + drawn_width / 2;
    for (const double up : {140, 200, 330})
        drawing.disc(center, drawn_bottom - up, 4, paint({250, 250, 250}));
    const base::Result<Board> board = read(drawing);
    ASSERT_TRUE(board);
    EXPECT_TRUE(board->sure());
}

TEST(OddPictures, OfAMoonAboveATubeAreRead) {
    const auto with_disc_above = [](const Paint& color, const std::vector<std::string>& tubes) {
        Drawing drawing = drawn(tubes, 80, 0);
        drawing.disc(drawn_left(1) + drawn_width / 2, plain_top - 60, 45, color);
        return read(drawing);
    };
    const base::Result<Board> moon = with_disc_above({250, 245, 220}, plain_tubes);
    ASSERT_TRUE(moon);
    EXPECT_TRUE(moon->sure());
    const base::Result<Board> unit = with_disc_above({70, 150, 240}, plain_tubes);
    EXPECT_FALSE(unit && unit->sure()) << "it has the color of a unit";
    const base::Result<Board> missing =
        with_disc_above({250, 245, 220}, {"ABCD", "DAB", "CDAB", "BCDA", "", ""});
    EXPECT_FALSE(missing && missing->sure()) << "a unit is missing";
}

TEST(OddPictures, OfFaintEmptyTubesInAWholeRowAreRead) {
    const auto with_last = [](float last) {
        Drawing drawing = drawn({"ABCD", "DABC", "CDAB", "BCDA"}, 80, 0);
        for (const std::size_t at : {4U, 5U, 6U}) {
            const float more = at == 6 ? last : 9;
            drawing.outline({drawn_left(at), plain_top, drawn_left(at) + drawn_width, drawn_bottom}, 40, 5,
                            {26 + more, 26 + more, 40 + more}, true);
        }
        Drawing centered(1120, drawing.height(), {});
        for (int y = 0; y < centered.height(); ++y)
            for (int x = 0; x < centered.width(); ++x) centered.at(x, y) = drawing.at(x, y);
        return read(centered);
    };
    const base::Result<Board> board = with_last(9);
    ASSERT_TRUE(board);
    EXPECT_TRUE(board->sure());
    EXPECT_EQ(board->tubes.size(), 7U);
    const base::Result<Board> cut_short = with_last(4);
    EXPECT_FALSE(cut_short && cut_short->sure()) << "the last tube is not seen";
}

TEST(OddPictures, OfASignAsLargeAsAFillingAreAskedAbout) {
    const double center = drawn_left(5) + drawn_width / 2;
    const auto with_box = [&](double width, double height, double foot) {
        Drawing drawing = drawn(plain_tubes, 80, 0);
        drawing.box(
            {center - width / 2, drawn_bottom - foot - height, center + width / 2, drawn_bottom - foot}, 8,
            paint({150, 60, 200}));
        return read(drawing);
    };
    for (const double foot : tests::some({30, 40}))
        for (const double height : tests::some({280, 310}))
            for (const double width : tests::some({50, 70, 84})) {
                const base::Result<Board> board = with_box(width, height, foot);
                EXPECT_FALSE(board && board->sure()) << width << " " << height << " " << foot;
            }
    Drawing drawing = drawn(plain_tubes, 80, 0);
    drawing.box({center - 14, drawn_bottom - 328, center + 14, drawn_bottom - 8}, 4, paint({150, 60, 200}));
    drawing.box({center - 42, drawn_bottom - 190, center + 42, drawn_bottom - 150}, 4, paint({150, 60, 200}));
    const base::Result<Board> plus = read(drawing);
    EXPECT_FALSE(plus && plus->sure());
}

TEST(OddPictures, OfASignWhereTheNextTubeWouldBeAreAskedAbout) {
    Drawing drawing = drawn(plain_tubes, 80, 0);
    const double left = drawn_left(6);
    drawing.box({left + 30, 940, left + 70, 980}, 6, paint({250, 250, 250}));
    EXPECT_TRUE(is_asked(read(drawing), Doubt::button));
}

TEST(OddPictures, OfAPlateLikeATubeAreAskedAbout) {
    Drawing drawing = drawn(plain_tubes, 80, 0);
    const double left = drawn_left(6);
    drawing.box({left, plain_top, left + drawn_width, drawn_bottom}, 40, paint({120, 80, 50}));
    EXPECT_TRUE(is_asked(read(drawing), Doubt::button));
    EXPECT_TRUE(read_drawn({"ABCD", "DABC", "CDAB", "BCDA", "", "AAAA"}, 80, 0)->sure())
        << "a tube of one color has a neck as the others have";
}

TEST(OddPictures, OfAColorBelowAllOthersAreAskedAboutAsItMayBeHidden) {
    const base::Result<Board> board =
        read_drawn({"DDDA", "DDDB", "DDDA", "DDDB", "DDDA", "DDDB", "BA"}, 80, 0);
    EXPECT_TRUE(is_asked(board, Doubt::hidden));
}

TEST(OddPictures, OfTwoColorsThatHardlyDifferAreNeverWrongWithoutAQuestion) {
    const std::vector<std::string> tubes{"ABCD", "DEBC", "CDEB", "BCDA", "AEAE", "", ""};
    for (const float more : tests::some({6.F, 7.F, 8.F, 9.F, 12.F, 16.F})) {
        for (const Paint& near : {Paint{220, 60 + more, 50}, Paint{220, 60, 50 + more},
                                  Paint{220 - more, 60 + more, 50 + more}}) {
            const base::Result<Board> board = read(drawn(tubes, 80, 0, near));
            ASSERT_TRUE(board);
            EXPECT_TRUE(is_asked(board, Doubt::colors) || letters(*board) == tubes)
                << near.red << " " << near.green << " " << near.blue;
        }
    }
}

TEST(OddPictures, AreReadTheSameEachTime) {
    const Picture picture = make(Style::glossy, 2, 360);
    const base::Result<Board> one = recognize(picture.pixels());
    const base::Result<Board> other = recognize(picture.pixels());
    ASSERT_TRUE(one && other);
    EXPECT_EQ(letters(*one), letters(*other));
}

// Paints over the picture in the rectangle.
void cover(Picture& picture, const Rectangle& where, std::uint8_t value) {
    for (int y = std::max(0, static_cast<int>(where.top));
         y < std::min(picture.height, static_cast<int>(where.bottom)); ++y)
        for (int x = std::max(0, static_cast<int>(where.left));
             x < std::min(picture.width, static_cast<int>(where.right)); ++x)
            for (int channel = 0; channel < 3; ++channel)
                picture.rgb[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                                 static_cast<std::size_t>(x)) +
                            static_cast<std::size_t>(channel)] = value;
}

TEST(OddPictures, OfTubesThatHideAllButTheTopDoNotShowAUnitBelowIt) {
    Picture picture = make(Style::hidden, 9, 540);
    const base::Result<Board> whole = recognize(picture.pixels());
    ASSERT_EQ(judge(whole, picture), Verdict::right);
    const Rectangle hidden = whole->tubes.front().places[2].where;
    cover(picture, {hidden.left, hidden.top, hidden.right, hidden.bottom}, 200);
    const base::Result<Board> covered = recognize(picture.pixels());
    ASSERT_TRUE(covered);
    EXPECT_TRUE(covered->tubes.front().places[2].doubtful());
}

// The plus sign that a game paints on a tube that it sells.
void paint_plus(Picture& picture, const Rectangle& frame) {
    const double arm = 0.3 * frame.width();
    const double half = 0.06 * frame.width();
    cover(picture,
          {frame.center_x() - arm, frame.center_y() - half, frame.center_x() + arm, frame.center_y() + half},
          250);
    cover(picture,
          {frame.center_x() - half, frame.center_y() - arm, frame.center_x() + half, frame.center_y() + arm},
          250);
}

TEST(OddPictures, OfTubesWithASignInTheirMiddleAreAskedAbout) {
    for (const Style style : tests::some({Style::dark, Style::wood, Style::flat_balls})) {
        const Picture picture = make(style, 7, 1080);
        const base::Result<Board> board = recognize(picture.pixels());
        ASSERT_TRUE(board);
        const auto empty = std::find(picture.tubes.begin(), picture.tubes.end(), "");
        ASSERT_TRUE(empty != picture.tubes.end());
        const Rectangle frame = board->tubes[static_cast<std::size_t>(empty - picture.tubes.begin())].frame;
        Picture offered = picture;
        paint_plus(offered, frame);
        const base::Result<Board> with_plus = recognize(offered.pixels());
        ASSERT_TRUE(with_plus);
        EXPECT_FALSE(with_plus->sure()) << name(style);
        if (style == Style::wood) {
            EXPECT_TRUE(is_asked(with_plus, Doubt::button, frame));
        }
        Picture locked = picture;
        const double margin = 0.12 * frame.width();
        cover(locked, {frame.left + margin, frame.top + margin, frame.right - margin, frame.bottom - margin},
              110);
        paint_plus(locked, frame);
        EXPECT_NE(judge(recognize(locked.pixels()), picture), Verdict::silent) << name(style);
    }
}

TEST(OddPictures, WithATubeCoveredAreNeverSure) {
    for (const Style style : tests::some({Style::dark, Style::light, Style::flat_balls})) {
        const Picture picture = make(style, 1, 540);
        const base::Result<Board> board = recognize(picture.pixels());
        ASSERT_TRUE(board);
        for (std::size_t i = 0; i < board->tubes.size(); i += 3) {
            const Rectangle& frame = board->tubes[i].frame;
            // A hand over the lower half, wider than the tube.
            Picture covered = picture;
            cover(covered,
                  {frame.left - 0.1 * frame.width(), frame.center_y(), frame.right + 0.1 * frame.width(),
                   frame.bottom + 20},
                  170);
            EXPECT_NE(judge(recognize(covered.pixels()), picture), Verdict::silent)
                << name(style) << " " << i;
        }
    }
}

}  // namespace
}  // namespace decant::picture::made
