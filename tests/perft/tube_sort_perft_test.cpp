// Counts of move sequences, the classic test of a move generator.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/search/space.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {
namespace {

struct Table {
    const char* code;
    std::vector<std::uint64_t> counts;  ///< sequences of 1, 2, 3 ... moves
};

// Source: perft.py beside this file.
const std::vector<Table> tables = {
    {"water4:ABAB/BABA/-", {2, 2, 4, 6, 8, 14, 20}},
    {"ball4:ABAB/BABA/-", {2, 2, 4, 6, 12, 18, 34}},
    {"water4:ABCA/AACB/CCBB/-", {3, 2, 4, 4, 6, 10}},
    {"ball4:ABCA/AACB/CCBB/-", {3, 5, 9, 15, 22, 37}},
    {"water4:ABCD/ABCD/ABCD/ABCD/-/-", {1, 4, 13, 51}},
    {"ball4:ABCD/ABCD/ABCD/ABCD/-/-", {1, 4, 13, 49}},
    {"water3:AAB/AB^2/B/-^1/-", {8, 47, 294, 1910, 12754}},
    {"ball3:AAB/AB^2/B/-^1/-", {8, 47, 285, 1767, 11290}},
    {"water4:AB/AB/AB/AB", {1, 3, 6, 17, 59, 219}},
    {"ball4:AB/AB/AB/AB", {1, 3, 7, 18, 55, 186}},
};

std::uint64_t perft(const Space& space, const State& state, std::size_t depth) {
    const auto actions = space.actions(state);
    if (depth == 1) return actions.size();
    std::uint64_t count = 0;
    for (const Action& action : actions) count += perft(space, space.apply(state, action), depth - 1);
    return count;
}

TEST(Perft, CountsTheMoveSequencesOfTubeSorting) {
    ReadOptions options;
    options.partial = true;
    for (const Table& table : tables) {
        const Space space(*propose(formats(), find_boards, "code", table.code, options).front().level,
                          Pruning::none);
        for (std::size_t depth = 1; depth <= table.counts.size(); ++depth) {
            EXPECT_EQ(perft(space, space.initial(), depth), table.counts[depth - 1])
                << table.code << " " << depth;
        }
    }
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
