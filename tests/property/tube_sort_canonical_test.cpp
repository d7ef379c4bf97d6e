// Canonical boards: equal for boards that are the same up to tube order and color names, and only for those.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/canonical.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "base/random.hpp"
#include "property/boards.hpp"

namespace decant::puzzles::tube_sort {
namespace {

RC_GTEST_PROP(TubeSortCanonical, IgnoresTubeOrderAndColorNames, ()) {
    const Board board = *any_board();
    base::Random random(*rc::gen::arbitrary<std::uint64_t>());
    Board other = board;
    other.name = "another";
    random.shuffle(other.tubes);
    std::vector<Color> names(board.colors.size());
    std::iota(names.begin(), names.end(), Color{0});
    random.shuffle(names);
    for (Tube& tube : other.tubes) {
        for (Color& color : tube.units) color = color == unknown_color ? unknown_color : names[color];
    }
    renumber(other);
    RC_ASSERT(canonical(board) == canonical(other));
    RC_ASSERT(canonical(canonical(board)) == canonical(board));
}

using Tubes = std::vector<std::vector<int>>;

/// All boards of `tubes` tubes of one capacity with any units of these colors, partly filled ones
/// too.
std::set<Tubes> all_boards(int tubes, int capacity, int colors) {
    std::vector<std::vector<int>> contents{{}};
    for (std::size_t i = 0; i < contents.size(); ++i) {
        if (static_cast<int>(contents[i].size()) == capacity) continue;
        for (int color = 0; color < colors; ++color) {
            contents.push_back(contents[i]);
            contents.back().push_back(color);
        }
    }
    std::set<Tubes> boards{{}};
    for (int t = 0; t < tubes; ++t) {
        std::set<Tubes> longer;
        for (const Tubes& board : boards) {
            for (const auto& content : contents) {
                Tubes next = board;
                next.push_back(content);
                longer.insert(next);
            }
        }
        boards = longer;
    }
    return boards;
}

/// The least of all boards that reordering tubes and renaming colors makes of one, found by trying them all.
Tubes least_of_orbit(const Tubes& tubes, int colors) {
    std::vector<int> names(static_cast<std::size_t>(colors));
    std::iota(names.begin(), names.end(), 0);
    std::vector<Tubes> orbit;
    do {
        Tubes renamed = tubes;
        for (auto& tube : renamed) {
            for (int& color : tube) color = names[static_cast<std::size_t>(color)];
        }
        std::sort(renamed.begin(), renamed.end());
        orbit.push_back(renamed);
    } while (std::next_permutation(names.begin(), names.end()));
    return *std::min_element(orbit.begin(), orbit.end());
}

Board board_of(const Tubes& tubes, int capacity, int colors) {
    Board board;
    board.partial = true;
    for (const auto& units : tubes) {
        Tube& tube = board.tubes.emplace_back(Tube{capacity, {}});
        for (const int color : units) tube.units.push_back(static_cast<Color>(color));
    }
    for (int color = 0; color < colors; ++color) board.colors.emplace_back(1, static_cast<char>('A' + color));
    renumber(board);
    return board;
}

struct Size {
    int tubes;
    int capacity;
    int colors;
};
class AllSmallBoards : public testing::TestWithParam<Size> {};

TEST_P(AllSmallBoards, HaveOneCanonicalBoardForEachOrbit) {
    const auto [tubes, capacity, colors] = GetParam();
    std::set<Tubes> orbits;
    std::set<Tubes> canonicals;
    std::set<std::pair<Tubes, Tubes>> pairs;
    for (const Tubes& board : all_boards(tubes, capacity, colors)) {
        const Tubes least = least_of_orbit(board, colors);
        Tubes found;
        for (const Tube& tube : canonical(board_of(board, capacity, colors)).tubes)
            found.emplace_back(tube.units.begin(), tube.units.end());
        orbits.insert(least);
        canonicals.insert(found);
        pairs.insert({least, found});
    }
    EXPECT_EQ(orbits.size(), canonicals.size());
    EXPECT_EQ(orbits.size(), pairs.size());
}

INSTANTIATE_TEST_SUITE_P(Sizes, AllSmallBoards,
                         testing::Values(Size{2, 3, 3}, Size{3, 2, 3}, Size{3, 3, 2}, Size{4, 2, 2},
                                         Size{3, 2, 4}, Size{5, 1, 5}));

/// Each tube and each color looks like each other one, so all is decided by singling out.
TEST(TubeSortCanonical, TellsOneRingFromTwo) {
    const auto rings = [](std::vector<std::size_t> next) {
        Board board;
        board.partial = true;
        for (std::size_t color = 0; color < next.size(); ++color) {
            board.tubes.push_back({2, {static_cast<Color>(color), static_cast<Color>(next[color])}});
            board.colors.push_back(std::string(1, static_cast<char>('A' + color)));
        }
        renumber(board);
        return canonical(board);
    };
    EXPECT_EQ(rings({1, 2, 3, 4, 5, 0}), rings({2, 3, 4, 5, 1, 0}));
    EXPECT_NE(rings({1, 2, 3, 4, 5, 0}), rings({1, 2, 0, 4, 5, 3}));
    EXPECT_NE(rings({1, 2, 3, 4, 5, 0}), rings({1, 0, 3, 2, 5, 4}));
}

TEST(TubeSortCanonical, IsFastWhereAllTubesAreAlike) {
    Board ring;
    for (int t = 0; t < max_colors; ++t) {
        ring.tubes.push_back({2, {static_cast<Color>(t), static_cast<Color>((t + 1) % max_colors)}});
        ring.colors.push_back(fmt::format("c{}", t));
    }
    Board turned = ring;
    std::reverse(turned.tubes.begin(), turned.tubes.end());
    renumber(turned);
    EXPECT_EQ(canonical(ring), canonical(turned));
    Board solved;
    for (int t = 0; t < max_colors; ++t) {
        solved.tubes.push_back({4, std::vector<Color>(4, static_cast<Color>(t))});
        solved.colors.push_back(fmt::format("c{}", t));
    }
    EXPECT_EQ(canonical(solved), canonical(canonical(solved)));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
