// A number is decimal digits and nothing else, up to a maximum.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "base/text.hpp"

namespace decant::base {
namespace {

TEST(ParseNumber, TakesDigitsUpToTheMaximum) {
    EXPECT_EQ(parse_number("0", 10), 0);
    EXPECT_EQ(parse_number("10", 10), 10);
    EXPECT_EQ(parse_number("007", 10), 7);
    EXPECT_EQ(parse_number("11", 10), std::nullopt);
}

TEST(ParseNumber, RefusesAnythingElse) {
    for (const std::string_view text :
         {"", "-", "-0", "-1", "+1", " 1", "1 ", "1.0", "1e1", "0x1", "one", "1_0", "99999999999999999999"}) {
        EXPECT_EQ(parse_number(text, 1'000'000), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace decant::base
