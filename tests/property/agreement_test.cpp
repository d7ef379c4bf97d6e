// Every algorithm agrees with blind breadth-first search by an independent program, on random levels of every
// kind.
// SPDX-License-Identifier: MIT
#include "property/agreement.hpp"

#include <gtest/gtest.h>

namespace agreement {
namespace {

namespace api = decant::api;
namespace search = decant::search;
using decant::solution::Claim;

/// Ten algorithms take the time of many levels, so they get a part of them.
constexpr int part_of_levels = 10;

void check_algorithm(const api::Level& level, const search::AlgorithmEntry& entry, const Question& question) {
    const int length = question.answer.length;
    api::SolveOptions options;
    options.algorithm = entry.algorithm;
    options.settings.weight = 1.5;
    options.advice = false;
    const auto solution = api::solve(level, options);
    ASSERT_TRUE(solution.ok()) << solution.error().diagnostic.problem;
    const bool may_give_up = entry.algorithm == search::Algorithm::beam;
    if (!solvable(question)) {
        ASSERT_EQ(solution->verdict, may_give_up ? api::Verdict::unknown : api::Verdict::unsolvable);
        return;
    }
    ASSERT_LE(solution->lower_bound, length);
    if (may_give_up && solution->verdict == api::Verdict::unknown) return;
    // Depth-first search wanders: a plan beyond `longest_plan` moves is found and left out.
    if (entry.promise == search::Promise::none && solution->limit == decant::base::Limit::plan) {
        ASSERT_EQ(solution->verdict, api::Verdict::unknown);
        ASSERT_FALSE(solution->cost);
        return;
    }
    ASSERT_EQ(solution->verdict, api::Verdict::solved);
    ASSERT_GE(*solution->cost, length);
    if (entry.promise == search::Promise::optimal) {
        ASSERT_EQ(*solution->cost, length);
        ASSERT_EQ(solution->claim, Claim::optimal);
    }
    if (entry.promise == search::Promise::bounded) {
        ASSERT_LE(*solution->cost, options.settings.weight * length);
        ASSERT_NE(solution->claim, Claim::none);
    }
    if (solution->claim == Claim::optimal) {
        ASSERT_EQ(*solution->cost, length);
    }
}

class Agreement : public testing::TestWithParam<int> {};

TEST_P(Agreement, OfAllAlgorithmsWithBlindBreadthFirstSearch) {
    decant::base::Random random(static_cast<std::uint64_t>(20'260'101 + GetParam()));
    for (int left = (levels_of_a_seed() + part_of_levels - 1) / part_of_levels; left > 0; --left) {
        for (const Question& question : next_questions(random)) {
            const auto loaded = load(question.level);
            ASSERT_TRUE(loaded.ok()) << reference::code(question.level) << ": " << loaded.error().problem;
            for (const search::AlgorithmEntry& entry : search::algorithm_entries) {
                ASSERT_NO_FATAL_FAILURE(check_algorithm(*loaded, entry, question))
                    << reference::code(question.level) << " with " << entry.word;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seed, Agreement, testing::Range(0, seeds));

}  // namespace
}  // namespace agreement
