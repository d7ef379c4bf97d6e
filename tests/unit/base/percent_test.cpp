// Percent escapes: escaped text is read back, and text without an escape stays.
// SPDX-License-Identifier: MIT
#include "base/percent.hpp"

#include <gtest/gtest.h>

namespace decant::base {
namespace {

TEST(Percent, EscapesBytesThatAddressesCannotHold) {
    EXPECT_EQ(percent_escaped("a=\u00E9%"), "a=%C3%A9%");
    EXPECT_EQ(percent_unescaped(percent_escaped("Hund-\u00E9")), "Hund-\u00E9");
}

TEST(Percent, LeavesAloneWhatIsNotAnEscape) {
    EXPECT_EQ(percent_unescaped("%"), "%");
    EXPECT_EQ(percent_unescaped("%4"), "%4");
    EXPECT_EQ(percent_unescaped("%4g%%41"), "%4g%A");
    EXPECT_EQ(percent_unescaped("%-0%-1%+1"), "%-0%-1%+1");
}

TEST(Percent, UndoesOnlyTheBytesThatAreAskedFor) {
    EXPECT_EQ(percent_unescaped("%2f%2F%c3%1F", 0x20, 0x7F), "//%c3%1F");
}

}  // namespace
}  // namespace decant::base
