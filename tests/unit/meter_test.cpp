// What a search tells its meter.
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

}  // namespace
}  // namespace decant::search
