// Where the memory of the layers runs out, a search goes on by sweeps.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "api/decant.hpp"

namespace decant {
namespace {

/// Twelve colors that take 14 MB by layers; and beside them a pair that is solved before, as a piece of its
/// own.
const std::string hard =
    "KMFNML/NNGCKH/LGJEDF/FFCHGI/IKJHLL/CEKIIL/KJKFGN/IEMCJE/NHEGDJ/CDMHGJ/DNFEIL/HMCDMD";
const std::string in_pieces = "ball6:ABABAB/BABABA/" + hard + "/-/-/-";

constexpr std::size_t little_memory = std::size_t{12} << 20;

TEST(Sweeps, ProveWithLittleMemoryAlsoThePieceThatComesLast) {
    api::SolveOptions options;
    options.memory = little_memory;
    const auto solution = api::solve(*api::load(in_pieces, {}), options);
    ASSERT_TRUE(solution.ok());
    EXPECT_EQ(solution->cost, 87);
    EXPECT_EQ(solution->lower_bound, 87);
    EXPECT_LE(solution->statistics.peak_bytes, little_memory);
}

TEST(Sweeps, DoNotBeginWhereExpansionsAreLimited) {
    api::SolveOptions options;
    options.memory = little_memory;
    options.nodes = 100'000'000;
    const auto solution = api::solve(*api::load("ball6:" + hard + "/-/-/-", {}), options);
    ASSERT_TRUE(solution.ok());
    EXPECT_EQ(solution->limit, base::Limit::memory);
    EXPECT_LT(solution->lower_bound, solution->cost);
}

}  // namespace
}  // namespace decant
