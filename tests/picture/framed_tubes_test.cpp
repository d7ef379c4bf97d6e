// Tubes that a person has framed are read there, and no others are asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "maker.hpp"
#include "picture/recognize.hpp"

namespace decant::picture {
namespace {

/// A clear board of nine tubes in two rows.
made::Picture picture() { return made::make(made::Style::dark, 7, 540); }

std::vector<Rectangle> frames_of(const Board& board) {
    std::vector<Rectangle> frames;
    for (const Tube& tube : board.tubes) frames.push_back(tube.frame);
    return frames;
}

/// The colors of all units, tube by tube from the bottom.
std::vector<std::vector<int>> colors_of(const Board& board) {
    std::vector<std::vector<int>> colors;
    for (const Tube& tube : board.tubes) {
        std::vector<int>& units = colors.emplace_back();
        for (const Place& place : tube.places) units.push_back(place.color);
    }
    return colors;
}

class FramedTubes : public testing::Test {
  protected:
    made::Picture made = picture();
    Board found = *recognize(made.pixels());
    std::vector<Rectangle> frames = frames_of(found);
};

TEST_F(FramedTubes, AreReadAsIfTheyHadBeenFound) {
    const auto framed = recognize_framed(made.pixels(), frames);
    ASSERT_TRUE(framed);
    EXPECT_TRUE(framed->sure());
    EXPECT_EQ(colors_of(found), colors_of(*framed));
    EXPECT_EQ(made.width, framed->width);
}

TEST_F(FramedTubes, ArePutInReadingOrder) {
    std::reverse(frames.begin(), frames.end());
    EXPECT_EQ(colors_of(found), colors_of(*recognize_framed(made.pixels(), frames)));
}

TEST_F(FramedTubes, NeedNotBeFramedWithCare) {
    Rectangle& frame = frames.front();
    frame = {frame.left - 3, frame.top, frame.right - 3, frame.bottom + 2};
    EXPECT_EQ(colors_of(found), colors_of(*recognize_framed(made.pixels(), frames)));
}

TEST_F(FramedTubes, AreAllThatThereIs) {
    ASSERT_GT(frames.size(), 6U);
    frames.erase(frames.begin() + 1);
    const auto framed = recognize_framed(made.pixels(), frames);
    ASSERT_TRUE(framed);
    EXPECT_EQ(frames.size(), framed->tubes.size());
    for (const Question& question : framed->questions) EXPECT_EQ(Doubt::counts, question.doubt);
}

TEST_F(FramedTubes, AreRefusedWhereNoneCanBe) {
    EXPECT_FALSE(recognize_framed(made.pixels(), {}));
    EXPECT_FALSE(recognize_framed(made.pixels(), {{10, 10, 12, 100}})) << "too narrow";
    EXPECT_FALSE(recognize_framed(made.pixels(), {{10, 10, 100, 60}})) << "wider than high";
    EXPECT_FALSE(recognize_framed(made.pixels(), {{9000, 9000, 9100, 9300}})) << "beyond the picture";
    EXPECT_FALSE(recognize_framed(made.pixels(), {{100, 500, 10, 100}})) << "inside out";
}

}  // namespace
}  // namespace decant::picture
