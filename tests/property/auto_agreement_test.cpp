// `auto` agrees with blind breadth-first search by an independent program on many random levels and on
// positions in the middle of a game, and says nothing false under odd limits.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "property/agreement.hpp"

namespace agreement {
namespace {

namespace api = decant::api;
using decant::base::Random;
using decant::solution::Claim;

bool one_in(std::size_t n, Random& random) { return random.below(n) == 0; }

/// A number below 2^bits, small ones as likely as large ones.
std::uint64_t any_size(int bits, Random& random) { return random.next() >> (64 - random.between(1, bits)); }

/// Limits that end most searches early, and settings that do not concern `auto`.
api::SolveOptions odd_options(Random& random) {
    static const api::CancelToken* const cancelled = [] {
        static api::CancelToken token;
        token.cancel();
        return &token;
    }();
    api::SolveOptions options;
    options.advice = false;
    options.any = one_in(2, random);
    options.settings.weight = one_in(2, random) ? 1 : 1e9;
    options.settings.beam_width = random.below(3);
    if (!one_in(4, random)) options.nodes = any_size(10, random);
    if (one_in(4, random)) options.memory = any_size(22, random);
    if (one_in(8, random)) options.seconds = one_in(2, random) ? 0 : 1e-4;
    if (one_in(16, random)) options.cancel = cancelled;
    return options;
}

/// Checks an answer that nothing cut short.
void check_whole(const api::Solution& solution, const Question& question) {
    ASSERT_FALSE(solution.limit.has_value());
    ASSERT_FALSE(solution.cancelled);
    if (!solvable(question)) {
        ASSERT_EQ(solution.verdict, api::Verdict::unsolvable);
        return;
    }
    ASSERT_EQ(solution.verdict, api::Verdict::solved);
    ASSERT_EQ(*solution.cost, question.answer.length);
    ASSERT_EQ(solution.claim, Claim::optimal);
    ASSERT_EQ(solution.lower_bound, question.answer.length);
}

/// Checks an answer that may have been cut short.
void check_cut_short(const api::Solution& solution, const Question& question,
                     const api::SolveOptions& options) {
    if (options.nodes) {
        ASSERT_LE(solution.statistics.expanded, *options.nodes);
    }
    ASSERT_NE(solution.verdict, solvable(question) ? api::Verdict::unsolvable : api::Verdict::solved);
    if (!solvable(question)) return;
    ASSERT_LE(solution.lower_bound, question.answer.length);
    if (solution.cost) {
        ASSERT_GE(*solution.cost, question.answer.length);
    }
    if (solution.claim == Claim::optimal) {
        ASSERT_EQ(solution.cost, question.answer.length);
    }
}

void check(const api::Level& level, const Question& question, Random& random) {
    api::SolveOptions plain;
    plain.advice = false;
    const auto whole = api::solve(level, plain);
    ASSERT_TRUE(whole.ok()) << whole.error().diagnostic.problem;
    ASSERT_NO_FATAL_FAILURE(check_whole(*whole, question));

    const api::SolveOptions odd = odd_options(random);
    const auto limited = api::solve(level, odd);
    ASSERT_TRUE(limited.ok()) << limited.error().diagnostic.problem;
    ASSERT_NO_FATAL_FAILURE(check_cut_short(*limited, question, odd))
        << "nodes " << odd.nodes.value_or(-1) << ", bytes " << odd.memory.value_or(-1);
    if (!limited->limit && !limited->cancelled) {
        ASSERT_NO_FATAL_FAILURE(check_whole(*limited, question)) << "although limits were not reached";
    }
}

/// The level after a few random moves.
reference::Level wander(reference::Level level, Random& random) {
    for (int moves = random.between(1, 12); moves > 0; --moves) {
        const auto next = reference::successors(level);
        if (next.empty()) break;
        level = next[random.below(next.size())];
    }
    return level;
}

class AutoAgreement : public testing::TestWithParam<int> {
  protected:
    void check_and_count(const Question& question) {
        const auto loaded = load(question.level);
        ASSERT_TRUE(loaded.ok()) << reference::code(question.level) << ": " << loaded.error().problem;
        ASSERT_NO_FATAL_FAILURE(check(*loaded, question, random_)) << reference::code(question.level);
        ++checked_;
        unsolvable_ += solvable(question) ? 0 : 1;
    }

    Random random_{static_cast<std::uint64_t>(GetParam())};
    int checked_ = 0;
    int unsolvable_ = 0;
    int dead_ends_ = 0;  ///< that come from a level that could be solved
};

TEST_P(AutoAgreement, WithBlindBreadthFirstSearch) {
    const int levels = levels_of_a_seed();
    for (int left = levels; left > 0; --left) {
        for (const Question& start : next_questions(random_)) {
            ASSERT_NO_FATAL_FAILURE(check_and_count(start));
            const Question later = ask(wander(start.level, random_));
            if (too_large(later)) continue;
            ASSERT_NO_FATAL_FAILURE(check_and_count(later));
            dead_ends_ += solvable(start) && !solvable(later) ? 1 : 0;
        }
    }
    EXPECT_GE(checked_, 3 * levels) << "too few positions from the middle of a game";
    EXPECT_GE(unsolvable_, checked_ / 10);
    EXPECT_GE(dead_ends_, checked_ / 100);
    RecordProperty("checked", checked_);
    RecordProperty("unsolvable", unsolvable_);
    RecordProperty("dead_ends", dead_ends_);
}

INSTANTIATE_TEST_SUITE_P(Seed, AutoAgreement, testing::Range(0, seeds));

}  // namespace
}  // namespace agreement
