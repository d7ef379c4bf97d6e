// The reports of a search to its meter.
// SPDX-License-Identifier: MIT
#include "search/meter.hpp"

#include <gtest/gtest.h>

namespace decant::search {
namespace {

TEST(Meter, KeepsTheHighestBound) {
    const RunControl control;
    Meter meter(control);
    meter.raise_bound(7);
    meter.raise_bound(5);
    EXPECT_EQ(7, meter.lower_bound());
}

TEST(Meter, AsksWhatAllTablesHoldWithinALongStep) {
    RunControl control;
    control.limits.memory = 100;
    Meter meter(control);
    EXPECT_TRUE(meter.may_go_on());
    std::size_t positions = 60;
    const std::size_t borders = 40;
    meter.set_tally([&] { return positions + borders; });
    EXPECT_TRUE(meter.may_go_on());
    EXPECT_EQ(100U, meter.statistics.peak_bytes);
    ++positions;
    EXPECT_FALSE(meter.may_go_on());
    EXPECT_EQ(Limit::memory, meter.limit());
}

}  // namespace
}  // namespace decant::search
