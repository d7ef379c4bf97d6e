// Every algorithm agrees with blind breadth-first search by an independent program, on random levels of every
// kind. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "api/decant.hpp"
#include "reference/random_levels.hpp"

namespace decant {
namespace {

using Kind = reference::Answer::Kind;

/// Every level is checked against graphs of at most this many states.
constexpr std::size_t most_states = 5'000;

/// DECANT_AGREEMENT_LEVELS asks for more than the usual 500.
int wanted_levels() {
    const char* wanted = std::getenv("DECANT_AGREEMENT_LEVELS");
    return wanted == nullptr ? 500 : std::atoi(wanted);
}

void check_algorithm(const api::Level& level, const search::AlgorithmEntry& entry,
                     const reference::Answer& answer) {
    // IDA* proves unsolvability too, but may take ages for it.
    const bool solvable = answer.kind == Kind::solved;
    if (entry.algorithm == search::Algorithm::ida_star && !solvable) return;
    api::SolveOptions options;
    options.algorithm = entry.algorithm;
    options.settings.weight = 1.5;
    options.advice = false;
    const auto solution = api::solve(level, options);
    ASSERT_TRUE(solution.ok()) << solution.error().diagnostic.problem;
    const bool may_give_up = entry.algorithm == search::Algorithm::beam;
    if (!solvable) {
        ASSERT_EQ(solution->verdict, may_give_up ? api::Verdict::unknown : api::Verdict::unsolvable);
        return;
    }
    ASSERT_LE(solution->lower_bound, answer.length);
    if (may_give_up && solution->verdict == api::Verdict::unknown) return;
    ASSERT_EQ(solution->verdict, api::Verdict::solved);
    ASSERT_GE(*solution->cost, answer.length);
    if (entry.promise == search::Promise::optimal) {
        ASSERT_EQ(*solution->cost, answer.length);
        ASSERT_EQ(solution->claim, solution::Claim::optimal);
    }
    if (entry.promise == search::Promise::bounded) {
        ASSERT_LE(*solution->cost, options.settings.weight * answer.length);
        ASSERT_NE(solution->claim, solution::Claim::none);
    }
    if (solution->claim == solution::Claim::optimal) {
        ASSERT_EQ(*solution->cost, answer.length);
    }
}

TEST(Agreement, OfAllAlgorithmsWithBlindBreadthFirstSearch) {
    base::Random random(20'260'101);
    int checked = 0;
    int unsolvable = 0;
    for (const int wanted = wanted_levels(); checked < wanted;) {
        const reference::Level level = reference::random_level(random);
        const reference::Answer answer = reference::shortest(level, most_states);
        if (answer.kind == Kind::too_large) continue;
        const std::string code = reference::code(level);
        api::LoadOptions options;
        options.read.partial = true;
        const auto loaded = api::load(code, options);
        ASSERT_TRUE(loaded.ok()) << code << ": " << loaded.error().problem;
        for (const search::AlgorithmEntry& entry : search::algorithm_entries) {
            ASSERT_NO_FATAL_FAILURE(check_algorithm(*loaded, entry, answer))
                << code << " with " << entry.word;
        }
        ++checked;
        unsolvable += answer.kind == Kind::unsolvable ? 1 : 0;
    }
    EXPECT_GT(unsolvable, checked / 50) << "too few of the levels were unsolvable to mean anything";
    RecordProperty("levels", checked);
    RecordProperty("unsolvable", unsolvable);
}

}  // namespace
}  // namespace decant
