// Options in remedies are told as each way in calls them.
// SPDX-License-Identifier: MIT
#include "api/spelling.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "api/ranges.hpp"

namespace decant::api {
namespace {

std::string told(std::string_view text) {
    return respelled(text, [](std::string_view option, std::string_view number) {
        return number.empty() ? fmt::format("<{}>", option) : fmt::format("<{}={}>", option, number);
    });
}

TEST(Spelling, ReplacesEachOption) {
    EXPECT_EQ(told("use --colors, --time-limit and --top-first"),
              "use <colors>, <time_limit> and <top_first>");
    EXPECT_EQ(told("allow it with --partial"), "allow it with <partial>");
}

TEST(Spelling, TakesTheNumberBehindAnOption) {
    EXPECT_EQ(told("or say --capacity 1"), "or say <capacity=1>");
    EXPECT_EQ(told("use --top-first or --jobs 12, not --colors three"),
              "use <top_first> or <jobs=12>, not <colors> three");
    EXPECT_EQ(told("write --capacity  1 or --capacity 4th"), "write <capacity>  1 or <capacity> 4th");
}

TEST(Spelling, LeavesTheRestAlone) {
    for (const char* text : {"", "no option", "a - b", "a -- b", "a--b", "-", "--"})
        EXPECT_EQ(told(text), text);
}

TEST(Ranges, HoldTheirEndsAndNothingBeyond) {
    const Range threads = range_of("threads");
    EXPECT_TRUE(threads.holds(1.0) && threads.holds(256.0));
    EXPECT_FALSE(threads.holds(0.0) || threads.holds(257.0) || threads.holds(std::stod("nan")));
    EXPECT_TRUE(threads.holds(std::uint64_t{256}));
    EXPECT_FALSE(threads.holds(std::uint64_t{0}) || threads.holds(std::uint64_t{257}));
    EXPECT_EQ(text_of(threads), "from 1 to 256");
}

TEST(Ranges, GoToTheLastWholeNumber) {
    const Range seed = range_of("seed");
    EXPECT_TRUE(seed.holds(std::numeric_limits<std::uint64_t>::max()));
    EXPECT_FALSE(seed.holds(0x1p64));
    EXPECT_EQ(text_of(seed), "from 0 to 18446744073709551615");
    EXPECT_EQ(text_of(range_of("node_limit")), "from 0 to 1000000000000000000");
    EXPECT_EQ(text_of({0, 0.5}), "from 0 to 0.5");
}

}  // namespace
}  // namespace decant::api
