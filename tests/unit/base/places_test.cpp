// Offsets become lines and columns that count characters, not bytes.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "base/text.hpp"

namespace decant::base {
namespace {

TEST(PlaceOf, CountsLinesAndColumnsFromOne) {
    EXPECT_EQ(place_of("", 0), (Place{1, 1}));
    EXPECT_EQ(place_of("ab\ncd", 0), (Place{1, 1}));
    EXPECT_EQ(place_of("ab\ncd", 2), (Place{1, 3}));
    EXPECT_EQ(place_of("ab\ncd", 3), (Place{2, 1}));
    EXPECT_EQ(place_of("ab\ncd", 5), (Place{2, 3}));
    EXPECT_EQ(place_of("ab\n", 3), (Place{2, 1}));
}

TEST(PlaceOf, CountsCharactersNotBytes) { EXPECT_EQ(place_of("x\n\u00E9\u7D2Bz", 6), (Place{2, 3})); }

TEST(PlaceOf, IsFoundAgainWherePartsOfALineWereBlankedByteByByte) {
    const std::string_view text = "x\nR\u00F6hren = [7";
    const std::string blanked = "x\n          [7";
    ASSERT_EQ(blanked.size(), text.size());
    EXPECT_EQ(in_text(text, place_of(blanked, blanked.size() - 1)), (Place{2, 11}));
    EXPECT_EQ(in_text(text, place_of(text, text.size())), place_of(text, text.size()));
    EXPECT_EQ(in_text(text, {}), Place{});
}

TEST(LinesOf, GivesEachLineWithItsOffset) {
    const auto lines = lines_of("ab\n\ncd");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].text, "ab");
    EXPECT_EQ(lines[1].text, "");
    EXPECT_EQ(lines[1].offset, 3U);
    EXPECT_EQ(lines[2].text, "cd");
    EXPECT_EQ(lines[2].offset, 4U);
}

TEST(LinesOf, BeginsNoLineAfterTheLastLineEnd) {
    EXPECT_EQ(lines_of("").size(), 0U);
    EXPECT_EQ(lines_of("\n").size(), 1U);
    EXPECT_EQ(lines_of("a\n").size(), 1U);
    EXPECT_EQ(lines_of("a\n\n").size(), 2U);
}

TEST(Characters, CountsCodePoints) {
    EXPECT_EQ(characters(""), 0U);
    EXPECT_EQ(characters("a\u00E9\u7D2B\U0001F600"), 4U);
}

}  // namespace
}  // namespace decant::base
