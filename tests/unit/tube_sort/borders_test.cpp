// The borders of a position as the engine counts them: each has one code, and undoing a move restores them.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/borders.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <vector>

#include "base/random.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/search/space.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using engine::Border;
using engine::Borders;
using engine::CompiledLevel;

/// Few colors and tubes in pairs, so that many tubes share borders.
Board level_of_pairs(int colors, int capacity, int pairs, base::Random& random) {
    Board board;
    for (int color = 0; color < colors; ++color)
        board.colors.push_back(std::string(1, static_cast<char>('A' + color)));
    const auto any = [&] { return static_cast<Color>(random.below(static_cast<std::size_t>(colors))); };
    for (int pair = 0; pair < pairs; ++pair) {
        Tube tube{capacity, {}};
        while (static_cast<int>(tube.units.size()) < capacity) tube.units.push_back(any());
        board.tubes.push_back(tube);
        for (std::size_t kept = random.below(tube.units.size()); kept < tube.units.size(); ++kept)
            tube.units[kept] = any();
        board.tubes.push_back(tube);
    }
    board.tubes.push_back({capacity, {}});
    return board;
}

std::vector<std::uint64_t> code_of(const Borders& borders, const CompiledLevel& level) {
    const auto first = borders.code().begin();
    return {first, first + static_cast<std::ptrdiff_t>(level.borders().words())};
}

/// A position with these top borders, read as a search reads it.
Borders read_anew(const Borders& borders, const CompiledLevel& level) {
    std::vector<Content> cells;
    const auto add = [&](const auto& is_it) {
        Content content = 0;
        while (!is_it(level[content])) ++content;
        cells.push_back(content);
    };
    engine::any_of(borders.slots(), [&](std::size_t slot) {
        add([&](const engine::Facts& facts) {
            return facts.mixed() && &level.borders()[facts.border] == &borders[slot];
        });
        return false;
    });
    while (cells.size() < level.tubes) add([](const engine::Facts& facts) { return facts.empty(); });
    Borders again(level);
    again.read(cells.data());
    again.count_units();
    return again;
}

void expect_sets_of_slots_by_definition(const Borders& borders) {
    engine::any_of(borders.slots(), [&](std::size_t slot) {
        const auto& border = borders[slot];
        const int free = borders.free_units(border.color);
        const int room = borders.room(border.color);
        EXPECT_EQ(borders.needing_no_tube() >> slot & 1, free > room || free <= room - border.room);
        EXPECT_EQ(borders.last_over(border.bottom) >> slot & 1, border.next == engine::no_border);
        return false;
    });
    EXPECT_EQ(borders.needing_no_tube() & ~borders.slots(), 0U);
}

void expect_same_counts(const Borders& a, const Borders& b, const CompiledLevel& level) {
    EXPECT_EQ(code_of(a, level), code_of(b, level));
    EXPECT_EQ(a.hash(), b.hash());
    EXPECT_EQ(a.count(), b.count());
    EXPECT_EQ(a.shown(), b.shown());
    EXPECT_EQ(a.fitting(), b.fitting());
    EXPECT_EQ(a.bottomless(), b.bottomless());
    EXPECT_EQ(a.owning_a_tube_for_good(), b.owning_a_tube_for_good());
    for (std::size_t color = 0; color < level.colors; ++color) {
        const auto number = static_cast<Color>(color);
        EXPECT_EQ(a.free_units(number), b.free_units(number));
        EXPECT_EQ(a.room(number), b.room(number));
        EXPECT_EQ(a.displaced(number), b.displaced(number));
        EXPECT_EQ(std::popcount(a.showing(number)), std::popcount(b.showing(number)));
        EXPECT_EQ(std::popcount(a.last_over(number)), std::popcount(b.last_over(number)));
        EXPECT_EQ(a.longest_bottom(number), b.longest_bottom(number));
    }
}

TEST(BorderCode, IsTheSameJustForTheSameBordersInAnyOrder) {
    base::Random random(20'261'122);
    for (int round = 0; round < 40; ++round) {
        const Board board = level_of_pairs(2 + round % 5, 2 + round % 9, 1 + round % 8, random);
        const Space space(board);
        const CompiledLevel level(board, space.alphabet());
        const auto cells = engine::initial_cells<Content>(level);
        std::map<std::vector<std::uint64_t>, std::vector<Border>> seen;
        for (int walk = 0; walk < 50; ++walk) {
            Borders borders(level);
            borders.read(cells.data());
            borders.count_units();
            std::vector<Border> tops;
            for (std::size_t tube = 0; tube < level.tubes; ++tube) {
                if (level[cells[tube]].mixed()) tops.push_back(level[cells[tube]].border);
            }
            while (true) {
                auto sorted = tops;
                std::sort(sorted.begin(), sorted.end());
                const auto [known, is_new] = seen.emplace(code_of(borders, level), sorted);
                ASSERT_EQ(known->second, sorted);
                const auto rest = static_cast<std::size_t>(
                    std::count_if(tops.begin(), tops.end(), [](Border top) { return top != 0; }));
                ASSERT_EQ(rest, borders.count());
                if (rest == 0) break;
                std::size_t slot = 0;
                do slot = random.below(tops.size());
                while (tops[slot] == 0);
                tops[slot] = level.borders()[tops[slot]].next;
                borders.remove(slot);
            }
        }
        std::map<std::vector<Border>, int> codes;
        for (const auto& [code, tops] : seen) ASSERT_EQ(++codes[tops], 1);
    }
}

TEST(Borders, CountTheSameWhetherReadAtOnceOrReachedAndLeftAgain) {
    base::Random random(7);
    for (int round = 0; round < 40; ++round) {
        const Board board = level_of_pairs(3 + round % 5, 3 + round % 4, 2 + round % 6, random);
        const Space space(board);
        const CompiledLevel level(board, space.alphabet());
        const auto cells = engine::initial_cells<Content>(level);
        Borders borders(level);
        borders.read(cells.data());
        borders.count_units();
        const Borders untouched = borders;
        const auto words = static_cast<std::ptrdiff_t>(level.borders().words());
        std::vector<Borders::Removal> made;
        while (borders.count() > 0) {
            expect_same_counts(borders, read_anew(borders, level), level);
            expect_sets_of_slots_by_definition(borders);
            std::size_t slot = random.below(64);
            while ((borders.slots() >> slot & 1) == 0) slot = (slot + 1) % 64;
            const auto code = borders.code_without(slot);
            const auto hash = borders.hash_without(slot);
            made.push_back(borders.remove(slot));
            EXPECT_TRUE(std::equal(code.begin(), code.begin() + words, borders.code().begin()));
            EXPECT_EQ(hash, borders.hash());
        }
        for (std::size_t color = 0; color < level.colors; ++color) {
            const auto number = static_cast<Color>(color);
            EXPECT_EQ(borders.free_units(number), level.units[color]) << "all units are free";
            EXPECT_EQ(borders.room(number), 0);
            EXPECT_EQ(borders.displaced(number), level.units[color]);
        }
        EXPECT_EQ(borders.shown(), 0U);
        for (; !made.empty(); made.pop_back()) borders.put_back(made.back());
        EXPECT_EQ(code_of(borders, level), code_of(untouched, level));
        EXPECT_EQ(borders.hash(), untouched.hash());
        EXPECT_EQ(borders.slots(), untouched.slots());
        EXPECT_EQ(borders.needing_no_tube(), untouched.needing_no_tube());
        expect_same_counts(borders, untouched, level);
    }
}

TEST(BorderCode, FitsTheLargestLevels) {
    base::Random random(62);
    Board board = level_of_pairs(4, 32, 32, random);
    board.tubes.pop_back();
    for (std::size_t tube = 0; tube < board.tubes.size(); tube += 2)
        board.tubes[tube + 1] = board.tubes[tube];
    const Space space(board);
    const CompiledLevel level(board, space.alphabet());
    EXPECT_GT(level.borders().words(), 20U);
    EXPECT_LT(level.borders().words(), engine::BorderTable::most_words);
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
