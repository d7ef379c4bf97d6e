// Tubes that share a border, with runs of different lengths over it, are not mistaken for dead.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant {
namespace {

int shortest(std::string_view code, api::Algorithm algorithm) {
    api::LoadOptions load;
    load.read.set("partial", true);
    api::SolveOptions options;
    options.algorithm = algorithm;
    const auto solution = api::solve(*api::load(code, load), options);
    EXPECT_EQ(solution->claim, solution::Claim::optimal) << code;
    return solution->cost.value_or(-1);
}

TEST(SharedBorders, DoNotMakeALivePositionDead) {
    for (const std::string_view code : {"water5:CAABA/CABCB/CBC/AB", "ball5:CAABA/CABCB/CBC/AB",
                                        "water8:CAAAACAB/CADBDBCC/CCBDBADB/ADBCD/DD",
                                        "water8:BABAA/BAA/BABBAABB", "ball8:BABAA/BAA/BABBAABB"}) {
        EXPECT_EQ(shortest(code, api::Algorithm::automatic), shortest(code, api::Algorithm::breadth_first))
            << code;
    }
}

}  // namespace
}  // namespace decant
