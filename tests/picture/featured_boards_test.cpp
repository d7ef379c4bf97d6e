// Boards whose tubes are hard to find or to read are read nevertheless, or something is asked.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "judge.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

constexpr int seeds = 4;
constexpr int width = 540;

/// Of boards with a ring around the mouth of tubes. Where outlines are pale, noise may hide some tubes.
constexpr int least_rings = 8;

class FeaturedBoards : public testing::TestWithParam<int> {};

TEST_P(FeaturedBoards, AreReadOrAsked) {
    const auto feature = static_cast<Feature>(GetParam());
    int read = 0;
    std::string others;
    for (const Style style : {Style::dark, Style::light, Style::glossy}) {
        for (std::uint64_t seed = 0; seed < seeds; seed += tests::one_of) {
            const Picture picture = make(style, seed, width, feature);
            const Verdict verdict = judge(recognize(picture.pixels()), picture);
            const std::string board = std::string(name(style)) + " " + std::to_string(seed) + ": " +
                                      std::string(name(verdict)) + ", " + picture.story + "\n";
            EXPECT_NE(verdict, Verdict::silent) << board;
            read += verdict == Verdict::right ? 1 : 0;
            if (verdict != Verdict::right) others += board;
        }
    }
    EXPECT_GE(read, feature == Feature::ring ? least_rings / tests::one_of : 0) << others;
}

INSTANTIATE_TEST_SUITE_P(Features, FeaturedBoards, testing::Range(1, features), [](const auto& feature) {
    return word_of(name(static_cast<Feature>(feature.param)));
});

}  // namespace
}  // namespace decant::picture::made
