// Numbers of the command line are read as people write them, exactly or not at all.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cli/numbers.hpp"

namespace decant::cli {
namespace {

TEST(ReadWhole, TakesWhatComesToAWholeNumber) {
    EXPECT_EQ(read_whole("0"), 0);
    EXPECT_EQ(read_whole("010"), 10);
    EXPECT_EQ(read_whole("1e9"), 1'000'000'000);
    EXPECT_EQ(read_whole("1.5E3"), 1500);
    EXPECT_EQ(read_whole("2500e-2"), 25);
    EXPECT_EQ(read_whole("3.0"), 3);
    EXPECT_EQ(read_whole("0e999999999999"), 0);
}

TEST(ReadWhole, RoundsNothingUpToSixtyFourBits) {
    EXPECT_EQ(read_whole("1e18"), 1'000'000'000'000'000'000);
    EXPECT_EQ(read_whole("9007199254740993"), 9'007'199'254'740'993);
    EXPECT_EQ(read_whole("9.007199254740993e15"), 9'007'199'254'740'993);
    EXPECT_EQ(read_whole("18446744073709551615"), UINT64_MAX);
    for (const char* word :
         {"18446744073709551616", "1e20", "1e999999999999", "1e-1", "1.5", "1e-999999999999"})
        EXPECT_EQ(read_whole(word), std::nullopt) << word;
}

TEST(ReadWhole, RefusesWhatIsNotWrittenInDigits) {
    for (const char* word : {"", "-1", "+5", " 5", "5 ", "0x10", "nan", "inf", "1e", "e9", ".", "1_0", "1,5",
                             "--1", "1e1.5", "1.5.2", "5G"})
        EXPECT_EQ(read_whole(word), std::nullopt) << word;
}

TEST(ReadDecimal, TakesAFractionAndNoWords) {
    EXPECT_EQ(read_decimal(".5"), 0.5);
    EXPECT_EQ(read_decimal("1e-3"), 0.001);
    EXPECT_EQ(read_decimal("-2"), -2);
    for (const char* word : {"", "+5", " 5", "0x10", "nan", "inf", "infinity", "1e", "1.5.2"})
        EXPECT_EQ(read_decimal(word), std::nullopt) << word;
}

TEST(ReadSize, CountsByUnitsOf1024) {
    constexpr std::uint64_t kib = 1024;
    for (const char* word : {"64M", "64m", "64MB", "64MiB", "64mib", "65536K", "67108864", "67108864B"})
        EXPECT_EQ(read_size(word), 64 * kib * kib) << word;
    EXPECT_EQ(read_size("1.5G"), 3 * kib * kib * kib / 2);
    EXPECT_EQ(read_size("0.0009765625K"), 1);
    EXPECT_EQ(read_size("2P"), 2 * kib * kib * kib * kib * kib);
    EXPECT_EQ(read_size("1e9"), 1'000'000'000);
}

TEST(ReadSize, RefusesWhatIsNoWholeNumberOfBytes) {
    for (const char* word :
         {"", "G", "-1", "-1G", "1.1G", "0.5", "5 G", "5GG", "5i", "5GiBs", "0x10", "nan", "99999P"})
        EXPECT_EQ(read_size(word), std::nullopt) << word;
}

}  // namespace
}  // namespace decant::cli
