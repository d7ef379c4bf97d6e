// Contents are numbered densely enough for every board, and equal tubes share them.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/alphabet.hpp"

#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

std::vector<Color> units_of(const Alphabet& alphabet, Content content) {
    std::vector<Color> top_first;
    while (alphabet[content].height > 0) {
        top_first.insert(top_first.end(), alphabet[content].run, alphabet[content].top);
        content = alphabet[content].below;
    }
    return {top_first.rbegin(), top_first.rend()};
}

/// As many runs as fit: every tube full, no two neighbors alike.
Board striped(const std::vector<int>& capacities, int colors) {
    Board board;
    for (int color = 0; color < colors; ++color) board.colors.push_back(std::to_string(color));
    int next = 0;
    for (const int capacity : capacities) {
        Tube tube{capacity, {}};
        for (int unit = 0; unit < capacity; ++unit) tube.units.push_back(static_cast<Color>(next++ % colors));
        board.tubes.push_back(tube);
    }
    return board;
}

void expect_all_units(const Board& board) {
    const Alphabet alphabet(board);
    EXPECT_LT(alphabet.size(), 65'536U);
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Content content = alphabet.initial()[t];
        EXPECT_EQ(units_of(alphabet, content), board.tubes[t].units);
        EXPECT_EQ(alphabet[content].height + alphabet[content].room, board.tubes[t].capacity);
    }
}

TEST(Alphabet, DescribesTheTubesOfTheBoard) {
    const Board board = board_of("water4:AABB/B/-");
    const Alphabet alphabet(board);
    const Alphabet::Entry& tube = alphabet[alphabet.initial()[0]];
    EXPECT_EQ(tube.top, 1);
    EXPECT_EQ(tube.run, 2);
    EXPECT_EQ(tube.bottom, 0);
    EXPECT_EQ(tube.bottom_run, 2);
    EXPECT_EQ(tube.blocks, 2);
    EXPECT_EQ(tube.room, 0);
    EXPECT_EQ(alphabet[alphabet.initial()[2]].top, no_color);
    EXPECT_EQ(alphabet[alphabet.initial()[2]].room, 4);
}

TEST(Alphabet, SharesContentsBetweenEqualTubesOfOneCapacityOnly) {
    const Board board = board_of("water3:ABA/ABA/AB/AB^2/-/-/-^2");
    const Alphabet alphabet(board);
    const auto tube = [&](std::size_t t) { return alphabet.initial()[t]; };
    EXPECT_EQ(tube(0), tube(1));
    EXPECT_EQ(alphabet[tube(0)].below, tube(2));
    EXPECT_NE(tube(2), tube(3));
    EXPECT_EQ(tube(4), tube(5));
    EXPECT_NE(tube(5), tube(6));
}

TEST(Alphabet, GivesPouredTubesTheContentsOfTubesThatBeganSo) {
    const Board board = board_of("water3:BAA/BA/B/A/-");
    const Alphabet alphabet(board);
    const auto tube = [&](std::size_t t) { return alphabet.initial()[t]; };
    EXPECT_EQ(alphabet.without(tube(0), 1), tube(1));
    EXPECT_EQ(alphabet.without(tube(0), 2), tube(2));
    EXPECT_EQ(alphabet.without(tube(2), 1), tube(4));
    EXPECT_EQ(alphabet.with(tube(4), 0, 1), tube(2));
    EXPECT_EQ(alphabet.with(tube(1), 1, 1), tube(0));
}

TEST(Alphabet, HoldsTheLargestBoard) { expect_all_units(striped(std::vector<int>(64, 32), 62)); }

TEST(Alphabet, HoldsEveryCapacityWithEveryColor) {
    std::vector<int> capacities;
    for (int tube = 0; tube < 64; ++tube) capacities.push_back(tube < 32 ? tube + 1 : 32);
    expect_all_units(striped(capacities, 62));
}

TEST(Alphabet, HoldsABoardWithoutColors) { EXPECT_EQ(Alphabet(board_of("water4:-/-/-^2")).size(), 2U); }

}  // namespace
}  // namespace decant::puzzles::tube_sort
