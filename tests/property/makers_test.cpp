// Makers make boards of the wished size that can be solved backward, and maps without crossing edges.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "api/decant.hpp"
#include "puzzles/dog_bunny/make.hpp"
#include "puzzles/tube_sort/make.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"
#include "reading/choose.hpp"

namespace decant::puzzles {
namespace {

Recipe tubes(const std::string& rules, int colors, int capacity, int empties) {
    Recipe recipe;
    recipe.set("rules", rules);
    recipe.set("colors", colors);
    recipe.set("capacity", capacity);
    recipe.set("empties", empties);
    return recipe;
}

bool has_shape(const tube_sort::Board& board, int colors, int capacity, int empties) {
    const auto full = std::count_if(board.tubes.begin(), board.tubes.end(),
                                    [](const tube_sort::Tube& tube) { return tube.full(); });
    const auto empty = std::count_if(board.tubes.begin(), board.tubes.end(),
                                     [](const tube_sort::Tube& tube) { return tube.units.empty(); });
    const std::vector<int> units = count_units(board);
    return full == colors && empty == empties &&
           std::all_of(units.begin(), units.end(), [&](int n) { return n == capacity; });
}

TEST(MadeBoards, HaveTheWishedSize) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        base::Random random(seed);
        const int colors = random.between(2, 9);
        const int capacity = random.between(2, 6);
        const int empties = random.between(1, 3);
        const Recipe recipe = tubes(seed % 2 == 0 ? "water" : "ball", colors, capacity, empties);
        const auto dealt = tube_sort::deal(recipe, random);
        const auto unsolved = tube_sort::unsolve(recipe, random);
        for (const auto& board : {dealt, unsolved, with_two_units_swapped(dealt, random)})
            EXPECT_TRUE(has_shape(board, colors, capacity, empties)) << seed;
    }
}

/// Whether two edges share a point that is not an end of both, as when three nodes lie on a line. No picture
/// may show that.
bool cross(dog_bunny::GridPoint a, dog_bunny::GridPoint b, dog_bunny::GridPoint c, dog_bunny::GridPoint d) {
    // Looks at 840 points of the first edge for a place on the other: slow, and written another way.
    constexpr int parts = 840;
    for (int i = 1; i < parts; ++i) {
        const int x = a.x * parts + (b.x - a.x) * i;
        const int y = a.y * parts + (b.y - a.y) * i;
        const bool on_line = (d.x - c.x) * (y - c.y * parts) == (d.y - c.y) * (x - c.x * parts);
        const bool inside = std::min(c.x, d.x) * parts <= x && x <= std::max(c.x, d.x) * parts &&
                            std::min(c.y, d.y) * parts <= y && y <= std::max(c.y, d.y) * parts;
        if (on_line && inside) return true;
    }
    return false;
}

TEST(MadeMaps, AreConnectedAndHaveNoCrossingEdges) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        base::Random random(seed);
        const int points = random.between(3, 12);
        const dog_bunny::PlanarMap map = dog_bunny::planar_map(points, points / 2, random);
        const auto at = [&](int point) { return map.points[static_cast<std::size_t>(point)]; };
        for (std::size_t e = 0; e < map.edges.size(); ++e) {
            for (std::size_t f = 0; f < map.edges.size(); ++f) {
                if (e == f) continue;
                EXPECT_FALSE(cross(at(map.edges[e].first), at(map.edges[e].second), at(map.edges[f].first),
                                   at(map.edges[f].second)))
                    << seed;
            }
        }
        std::set<int> reached{0};
        for (int round = 0; round < points; ++round) {
            for (const auto& [from, to] : map.edges) {
                if (reached.count(from) + reached.count(to) > 0) reached.insert({from, to});
            }
        }
        EXPECT_EQ(static_cast<std::size_t>(points), reached.size()) << seed;
    }
}

TEST(MadeMaps, HaveTokensAndGoalsThatReadBack) {
    const Family& family = *puzzles::families()[1];
    ASSERT_EQ("dog_bunny", family.word());
    Recipe recipe;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        base::Random random(seed);
        recipe.set("nodes", random.between(3, 64));
        recipe.set("tokens", random.between(1, 16));
        const auto dealt = family.deal(recipe, random);
        const auto unsolved = family.unsolve(recipe, random);
        for (const Puzzle* made : {dealt.get(), unsolved.get()}) {
            const auto other = made->varied(random);
            const auto text = other->write("native");
            ASSERT_TRUE(text);
            const auto again = reading::read_as(family, "native", *text, {});
            ASSERT_TRUE(again) << again.error().diagnostic.problem;
            EXPECT_EQ(other->canonical_key(), again->puzzle().canonical_key());
        }
    }
}

TEST(BackwardMakers, MakeSolvableLevels) {
    for (const char* word : {"tube_sort", "dog_bunny"}) {
        for (const Family* family : puzzles::families()) {
            if (family->word() != word) continue;
            int solved = 0;
            constexpr int levels = 60;
            for (std::uint64_t seed = 0; seed < levels; ++seed) {
                base::Random random(seed);
                solution::Solution answer = *solution::solve(*family->unsolve({}, random), {});
                solved += answer.verdict == search::Verdict::solved ? 1 : 0;
            }
            // Emptying tubes may need pours that are not backward ones, and those may spoil a level.
            EXPECT_GE(solved, levels - 3) << word;
        }
    }
}

}  // namespace
}  // namespace decant::puzzles
