// Lemmas 14 to 17 and Theorem 3 of docs/proofs.md: the border test, tubes for good, and safe removals.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "property/audit.hpp"
#include "property/numbered_graph.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"

namespace audit {
namespace {

using reference::Abstraction;
using Left = Abstraction::Left;

bool has_no_borders(const Left& left) {
    return std::all_of(left.begin(), left.end(), [](int borders) { return borders == 0; });
}

Left without(Left left, std::size_t tube) {
    --left[tube];
    return left;
}

/// All borders go, in some order that passes the test; and the positions of borders that such orders meet.
class Orders {
  public:
    explicit Orders(const Abstraction& borders) : borders_(borders) {}

    bool exist(const Left& left) {
        if (has_no_borders(left)) return true;
        if (const auto known = known_.find(left); known != known_.end()) return known->second;
        bool exists = false;
        for (std::size_t tube = 0; tube < left.size(); ++tube) {
            if (left[tube] > 0 && borders_.passes(left, tube)) exists |= exist(without(left, tube));
        }
        return known_[left] = exists;
    }
    [[nodiscard]] const std::map<Left, bool>& met() const { return known_; }

  private:
    const Abstraction& borders_;
    std::map<Left, bool> known_;
};

TEST(Lemma14, EachRemovalByAMoveOfAnySizePassesTheTest) {
    int removals = 0;
    each_random_level(LevelSource(15, 4), 300, [&](const reference::Level& level) {
        if (level.ball) return;
        const Abstraction borders(level);
        const NumberedGraph graph(level, Moves::of_any_size, 400);
        for (std::size_t s = 0; s < graph.arcs.size(); ++s) {
            const Left before = borders.left(graph.states[s]);
            for (const Arc& arc : graph.arcs[s]) {
                const Left after = borders.left(graph.states[arc.to]);
                for (std::size_t tube = 0; tube < before.size(); ++tube) {
                    ASSERT_LE(after[tube], before[tube]);
                    if (after[tube] == before[tube]) continue;
                    ASSERT_TRUE(borders.passes(before, tube)) << reference::code(graph.states[s]);
                    ++removals;
                }
            }
        }
    });
    EXPECT_GT(removals, 1'000);
}

TEST(Lemma15, WithOneTubeEachAPositionIsAliveIfItsBordersAre) {
    int alive = 0, dead_ones = 0;
    each_level_with_one_tube_each(16, 400, false, [&](const reference::Level& level) {
        const NumberedGraph graph(level, Moves::pours, 1'000);
        if (!graph.is_whole) return;
        const Abstraction borders(level);
        const bool is_alive = graph.distance[0] != unreachable;
        ASSERT_EQ(Orders(borders).exist(borders.left(level)), is_alive);
        ++(is_alive ? alive : dead_ones);
    });
    EXPECT_GT(alive, 30);
    EXPECT_GT(dead_ones, 10);
}

template <class Use>
void each_later(const Left& left, const Use& use) {
    Left now = left;
    for (;;) {
        use(now);
        std::size_t tube = 0;
        while (tube < now.size() && now[tube] == 0) {
            now[tube] = left[tube];
            ++tube;
        }
        if (tube == now.size()) return;
        --now[tube];
    }
}

/// The colors that the engine says own a tube for good.
std::set<char> owners_of_engine(const reference::Level& level) {
    using namespace decant::puzzles::tube_sort;
    const Board board = board_of(level);
    const Alphabet alphabet(board);
    const engine::CompiledLevel compiled(board, alphabet);
    engine::Borders borders(compiled);
    const auto cells = engine::initial_cells<Content>(compiled);
    borders.read(cells.data());
    borders.count_units();
    std::set<char> owners;
    for (std::size_t color = 0; color < board.colors.size(); ++color) {
        if ((borders.owning_a_tube_for_good() >> color & 1) != 0) owners.insert(board.colors[color].front());
    }
    return owners;
}

TEST(Lemma16, AnOwnerNeedsATubeInAllPositionsThatFollow) {
    int owners = 0, of_engine = 0;
    each_level_with_one_tube_each(17, 400, false, [&](const reference::Level& level) {
        const Abstraction borders(level);
        const Left start = borders.left(level);
        const std::set<char> told = owners_of_engine(level);
        for (const char color : borders.colors()) {
            const bool owns = borders.owns_a_tube_for_good(start, color);
            ASSERT_LE(told.count(color), owns ? 1U : 0U) << color;
            if (!owns) continue;
            ++owners;
            of_engine += static_cast<int>(told.count(color));
            each_later(start, [&](const Left& later) {
                const auto counts = borders.counts(later, color);
                ASSERT_GT(counts.free, counts.room) << color;
            });
        }
    });
    EXPECT_GT(owners, 100);
    EXPECT_GT(of_engine, owners * 9 / 10);
}

int spare_tubes(const Abstraction& borders, const Left& left) {
    const auto& colors = borders.colors();
    return borders.tubes_without(left) -
           static_cast<int>(std::count_if(colors.begin(), colors.end(), [&](char color) {
               const auto counts = borders.counts(left, color);
               return counts.free > counts.room;
           }));
}

TEST(Lemma17, SafeRemovalsKeepAPositionAlive) {
    int first_kind = 0, second_kind = 0;
    each_level_with_one_tube_each(18, 400, false, [&](const reference::Level& level) {
        const Abstraction borders(level);
        Orders orders(borders);
        orders.exist(borders.left(level));
        const auto met = orders.met();
        for (const auto& [left, is_alive] : met) {
            ASSERT_GE(spare_tubes(borders, left), 0);
            for (std::size_t tube = 0; tube < left.size(); ++tube) {
                if (left[tube] == 0) continue;
                const bool passes = borders.passes(left, tube);
                const bool first = borders.owns_a_tube_for_good(left, borders.above(left, tube));
                ASSERT_TRUE(passes || !first);
                const bool second = left[tube] == 1 && passes &&
                                    borders.owns_a_tube_for_good(left, borders.below(left, tube));
                if (!first && !second) continue;
                ASSERT_EQ(orders.exist(without(left, tube)), is_alive);
                ++(first ? first_kind : second_kind);
            }
        }
    });
    EXPECT_GT(first_kind, 100);
    EXPECT_GT(second_kind, 50);
}

TEST(Theorem3, AClosedSetOfBordersProvesThatThereIsNoPlan) {
    int proofs = 0;
    each_random_level(LevelSource(19, 4), 1'500, [&](const reference::Level& level) {
        const Abstraction borders(level);
        if (level.ball || Orders(borders).exist(borders.left(level))) return;
        const NumberedGraph graph(level, Moves::of_any_size, 2'000);
        if (!graph.is_whole) return;
        ASSERT_EQ(graph.distance[0], unreachable) << reference::code(level);
        ++proofs;
    });
    EXPECT_GT(proofs, 10);
}

}  // namespace
}  // namespace audit
