// Names that look the same are reported, and names that look different are not.
// SPDX-License-Identifier: MIT
#include "base/confusables.hpp"

#include <gtest/gtest.h>

namespace decant::base {
namespace {

TEST(Likeness, IsOneForSpellingsOfOneWord) {
    EXPECT_EQ(skeleton("Red"), skeleton("red"));
    EXPECT_EQ(skeleton("red\u200B"), skeleton("red"));
    EXPECT_EQ(skeleton("\uFF32ed"), skeleton("red"));
    EXPECT_NE(skeleton("R"), skeleton("r"));
}

TEST(Likeness, LeavesOutLeadingZerosOfNumbers) {
    EXPECT_EQ(skeleton("01"), skeleton("1"));
    EXPECT_EQ(skeleton("\uFF10\uFF17"), skeleton("007"));
    EXPECT_NE(skeleton("10"), skeleton("1"));
}

TEST(Likeness, KeepsZerosThatAreAllOrPartOfAName) {
    EXPECT_NE(skeleton("00"), skeleton("0"));
    EXPECT_NE(skeleton("#01a100"), skeleton("#1a0100"));
    EXPECT_EQ(skeleton("0x1"), "0x1");
}

}  // namespace
}  // namespace decant::base
