// Names of one look are told, and names of two looks are not mixed up.
// SPDX-License-Identifier: MIT
#include "base/likeness.hpp"

#include <gtest/gtest.h>

namespace decant::base {
namespace {

TEST(Likeness, IsOneForSpellingsOfOneWord) {
    EXPECT_EQ(likeness("Red"), likeness("red"));
    EXPECT_EQ(likeness("red\u200B"), likeness("red"));
    EXPECT_EQ(likeness("\uFF32ed"), likeness("red"));
    EXPECT_NE(likeness("R"), likeness("r"));
}

TEST(Likeness, LeavesOutLeadingZerosOfNumbers) {
    EXPECT_EQ(likeness("01"), likeness("1"));
    EXPECT_EQ(likeness("\uFF10\uFF17"), likeness("007"));
    EXPECT_NE(likeness("10"), likeness("1"));
}

TEST(Likeness, KeepsZerosThatAreAllOrPartOfAName) {
    EXPECT_NE(likeness("00"), likeness("0"));
    EXPECT_NE(likeness("#01a100"), likeness("#1a0100"));
    EXPECT_EQ(likeness("0x1"), "0x1");
}

}  // namespace
}  // namespace decant::base
