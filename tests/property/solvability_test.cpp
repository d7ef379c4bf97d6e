// The question whether a level can be solved, asked of its borders, is answered truly, in one go or bit by
// bit.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/solvability.hpp"

#include <gtest/gtest.h>

#include <set>

#include "property/agreement.hpp"
#include "puzzles/tube_sort/engine/tables/key_set.hpp"
#include "puzzles/tube_sort/search/alphabet.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "sanitized.hpp"

namespace agreement {
namespace {

namespace tube_sort = decant::puzzles::tube_sort;
using decant::base::Random;
using tube_sort::engine::CompiledLevel;
using tube_sort::engine::KeySet;
using tube_sort::engine::Solvability;
using Answer = Solvability::Answer;

constexpr std::uint64_t enough = 1'000'000;

Answer asked_bit_by_bit(const CompiledLevel& level, std::uint64_t positions) {
    Solvability question(level);
    while (question.look(positions) == Answer::open) continue;
    return question.answer();
}

/// The borders of a level that has any; where each color fits into one tube their answer is exact.
void check(const Question& question) {
    tube_sort::ReadOptions options;
    options.partial = true;
    const auto board = tube_sort::propose(tube_sort::formats(), tube_sort::find_boards, "code",
                                          reference::code(question.level), options)
                           .front()
                           .level;
    ASSERT_TRUE(board.ok());
    const tube_sort::Alphabet alphabet(*board);
    const CompiledLevel level(*board, alphabet);
    if (level.borders().width() == 0) return;
    Solvability asked(level);
    const Answer answer = asked.look(enough);
    ASSERT_NE(answer, Answer::open);
    ASSERT_EQ(answer == Answer::untold || answer == Answer::solvable, answer != Answer::dead);
    if (solvable(question)) {
        ASSERT_NE(answer, Answer::dead);
    }
    if (level.one_tube_each) {
        ASSERT_EQ(answer, solvable(question) ? Answer::solvable : Answer::dead);
    } else {
        ASSERT_NE(answer, Answer::solvable);
    }
    ASSERT_EQ(asked_bit_by_bit(level, 1), answer);
    ASSERT_EQ(asked_bit_by_bit(level, 7), answer);
}

TEST(Solvability, IsThatOfBlindBreadthFirstSearchLemmas14To17) {
    Random random(20'261'123);
    int dead = 0;
    for (int left = 1'500 / tests::one_of; left > 0; --left) {
        for (const Question& question : next_questions(random)) {
            ASSERT_NO_FATAL_FAILURE(check(question)) << reference::code(question.level);
            dead += solvable(question) ? 0 : 1;
        }
    }
    EXPECT_GT(dead, 300 / tests::one_of);
}

TEST(KeySet, HoldsWhatWasInsertedAndNothingElse) {
    Random random(7);
    // Few hashes, so that many keys come to lie beside each other.
    const auto hash = [](const std::uint64_t* key) { return (key[0] + key[1]) % 97; };
    KeySet keys(2);
    std::set<std::pair<std::uint64_t, std::uint64_t>> truth;
    for (int step = 0; step < 5'000; ++step) {
        const std::uint64_t key[] = {random.below(60), random.below(60)};
        ASSERT_EQ(keys.contains(hash(key), key), truth.contains({key[0], key[1]}));
        keys.insert(hash(key), key, hash);
        truth.insert({key[0], key[1]});
        ASSERT_TRUE(keys.contains(hash(key), key));
    }
}

}  // namespace
}  // namespace agreement
