// The advice when too few levels were made.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/generation.hpp"

namespace decant::api {
namespace {

std::string remedy_of(const GenerateOptions& options, const Means& means) {
    Generated outcome;
    outcome.looked = outcome.too_hard = outcome.out_of_memory = 1;
    return to_string(shortfall(options, outcome, means).remedy, as_flag);
}

TEST(GenerationShortfall, NamesTheMemoryLimitOnlyWhereItCanBeSaid) {
    GenerateOptions options;
    options.maker = Maker::deal;
    EXPECT_EQ("make smaller levels", remedy_of(options, {}));
    EXPECT_EQ("make smaller levels, or raise --memory-limit", remedy_of(options, {.memory_limit = true}));
}

TEST(GenerationShortfall, NamesAnotherMakerWhereClimbingTakesNoMoreMemory) {
    GenerateOptions options;
    options.maker = Maker::climb;
    EXPECT_EQ("make smaller levels, or use --maker deal", remedy_of(options, {.memory_limit = true}));
    options.measure.memory = most_climbing_memory / 2;
    EXPECT_EQ("make smaller levels, or raise --memory-limit", remedy_of(options, {.memory_limit = true}));
}

}  // namespace
}  // namespace decant::api
