// Which words stand for an empty place, whatever their length.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "puzzles/doubt.hpp"

namespace decant::puzzles {
namespace {

std::string times(std::size_t count, std::string_view word) {
    std::string text;
    for (; count > 0; --count) text += word;
    return text;
}

TEST(Emptiness, IsSaidByOneCharacterOverAndOver) {
    for (const std::size_t count : {std::size_t{2}, std::size_t{100}, std::size_t{1'000'000}}) {
        EXPECT_EQ(emptiness(times(count, "*")), Emptiness::sure) << count;
        EXPECT_EQ(emptiness(times(count, "\u2205")), Emptiness::sure) << count;
        EXPECT_EQ(emptiness(times(count, "\u2B1C")), Emptiness::maybe) << count;
        EXPECT_EQ(emptiness(times(count, "E")), Emptiness::none) << count;
        EXPECT_EQ(emptiness(times(count, "[")), Emptiness::none) << count;
    }
}

TEST(Emptiness, IsNotSaidByTextsOfManyPages) {
    EXPECT_EQ(emptiness(times(1'000'000, "*") + "x"), Emptiness::none);
    EXPECT_EQ(emptiness(times(300'000, "\u2205") + "\xE2\x88"), Emptiness::none);
    EXPECT_EQ(emptiness(times(1'000'000, "{\"a\":")), Emptiness::none);
}

TEST(Emptiness, ACharacterIsRepeatedAsAWhole) {
    EXPECT_EQ(repeated_character("aaaa"), "a");
    EXPECT_EQ(repeated_character("abab"), "abab");
    EXPECT_EQ(repeated_character("\u2205\u2205"), "\u2205");
    EXPECT_EQ(repeated_character("\u2205\u2205\xE2"), "\u2205\u2205\xE2");
    EXPECT_EQ(repeated_character(""), "");
}

}  // namespace
}  // namespace decant::puzzles
