// Over many small levels and every state they can reach, what the engine tells of a position is true.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <unordered_map>

#include "base/random.hpp"
#include "property/audit.hpp"
#include "puzzles/tube_sort/bounds.hpp"
#include "puzzles/tube_sort/engine/border_costs.hpp"
#include "puzzles/tube_sort/engine/border_test.hpp"
#include "puzzles/tube_sort/engine/expansion.hpp"
#include "puzzles/tube_sort/engine/position.hpp"
#include "puzzles/tube_sort/engine/relaxed_costs.hpp"
#include "reference/small_levels.hpp"

namespace audit {
namespace {

using namespace decant::puzzles::tube_sort::engine;
using decant::base::Random;
using decant::puzzles::tube_sort::Bound;
using decant::puzzles::tube_sort::Content;
using decant::puzzles::tube_sort::Pruning;
using decant::puzzles::tube_sort::Rules;
using decant::search::Meter;
using decant::search::RunControl;

/// How often each claim was put to a test that it could have failed.
struct Tally {
    std::size_t states = 0;
    std::size_t dead_by_borders = 0;
    std::size_t costs_beyond_the_bound = 0;
    std::size_t costs_with_any_tubes = 0;
    std::size_t only_blocks = 0;
    std::size_t put_off = 0;
    std::size_t of_several_pours = 0;
};

/// One level, all that can be reached in it, and the parts of the engine that are asked about it.
class LevelAudit {
  public:
    LevelAudit(const Board& board, Tally& tally)
        : space_(board, Pruning::none),
          graph_(space_),
          level_(board, space_.alphabet()),
          meter_(control_),
          borders_(level_),
          fates_(BorderTest::key_words(level_), 1),
          border_test_(level_, borders_, fates_.share_of(0), meter_),
          memory_(CostMemory::key_words(level_), 1),
          relaxed_(level_, memory_.share_of(0), meter_),
          border_costs_(level_, borders_, memory_.share_of(0), meter_, is_water() ? &relaxed_ : nullptr),
          settled_memory_(CostMemory::key_words(level_), 2),  // as several workers have it
          settled_costs_(level_, borders_, settled_memory_.share_of(1), meter_, nullptr, &border_test_, 0),
          expansion_(level_),
          tally_(tally) {
        const Bound bound(board, space_);
        for (std::size_t s = 0; s < graph_.states.size(); ++s) {
            number_.emplace(graph_.states[s], s);
            bound_.push_back(bound(graph_.states[s]));
        }
        border_costs_.allow(1'000'000);
        settled_costs_.allow(1'000'000);
    }

    void run() {
        // The same tables serve all states of a level, as in a search: what is remembered of one state must
        // be true of the next.
        for (std::size_t s = 0; s < graph_.states.size(); ++s) {
            ++tally_.states;
            expansion_.read(cells(s));
            ASSERT_EQ(expansion_.bound(), bound_[s]);
            ASSERT_EQ(expansion_.is_goal(), graph_.distance[s] == 0);
            if (level_.one_tube_each) check_border_costs(s);
            check_border_test(s);
            check_blocks(s);
            if (testing::Test::HasFatalFailure()) return;
        }
    }

  private:
    struct Hash {
        std::size_t operator()(const State& state) const { return hash_value(state); }
    };

    const Content* cells(std::size_t s) const { return graph_.states[s].tubes.data(); }
    bool is_water() const { return level_.rules == Rules::water; }
    bool live(std::size_t s) const { return graph_.distance[s] != dead; }

    void check_border_test(std::size_t s) {
        const bool may_be_alive = border_test_.may_be_alive(cells(s));
        ASSERT_TRUE(may_be_alive || !live(s));
        // Ito et al., Corollary 4: there the test is exact.
        ASSERT_TRUE(!may_be_alive || live(s) || !level_.one_tube_each);
        tally_.dead_by_borders += may_be_alive ? 0U : 1U;
    }

    void check_border_costs(std::size_t s) {
        if (!live(s)) return;
        int most = 0;
        for (const int budget : {0, 1, 2, 4, 16}) {
            const int more = border_costs_.at_least(cells(s), budget);
            ASSERT_GE(more, 0);
            ASSERT_LE(bound_[s] + more, graph_.distance[s]) << "budget " << budget;
            most = std::max(most, more);
        }
        if (is_water()) check_relaxed_costs(s);
        settled_costs_.settle(cells(s));
        const int settled = settled_costs_.at_least(cells(s), 0);
        ASSERT_GE(settled, most);
        ASSERT_LE(bound_[s] + settled, graph_.distance[s]);
        tally_.costs_beyond_the_bound += most > 0 ? 1U : 0U;
    }

    void check_relaxed_costs(std::size_t s) {
        borders_.read(cells(s));
        borders_.count_units();
        const Colors open = open_colors(level_, cells(s));
        const int more = relaxed_.at_least(borders_, open, 16, 1'000'000);
        ASSERT_LE(bound_[s] + more, graph_.distance[s]);
        tally_.costs_with_any_tubes += more > 0 ? 1U : 0U;
    }

    void check_blocks(std::size_t s) {
        const auto blocks = expansion_.blocks();
        // A shortest plan must begin with a block that is due when its cost is reached.
        const Cost beyond = graph_.distance[s] - bound_[s];
        Cost cheapest = dead;
        for (const Block& block : blocks) {
            const auto pours = expansion_.pours(block);
            const auto child = number_.find(after_block(s, pours));
            ASSERT_NE(child, number_.end()) << "a block that the rules do not have";
            ASSERT_EQ(block.rise, block.cost + bound_[child->second] - bound_[s]);
            ASSERT_GE(block.due, block.rise);
            if (block.due <= beyond && live(child->second))
                cheapest = std::min(cheapest, block.cost + graph_.distance[child->second]);
            tally_.put_off += block.due > block.rise ? 1U : 0U;
            tally_.of_several_pours += pours.size() > 1 ? 1U : 0U;
        }
        if (!live(s) || graph_.distance[s] == 0) return;
        // Under BALL a block stands for as many moves as it has units, and the distance counts moves: so this
        // also says that blocks are enough. Where one is left of several, it says that this one begins a
        // shortest plan.
        ASSERT_EQ(cheapest, graph_.distance[s]) << blocks.size() << " blocks";
        tally_.only_blocks += blocks.size() == 1 && graph_.successors[s].size() > 1 ? 1U : 0U;
    }

    State after_block(std::size_t s, std::span<const Pour> pours) const {
        Cells<Content> before{};
        std::copy_n(cells(s), level_.tubes, before.begin());
        State state;
        std::copy_n(after(level_, before, pours).begin(), level_.tubes, state.tubes.begin());
        return state;
    }

    Space space_;
    Graph graph_;
    std::unordered_map<State, std::size_t, Hash> number_;
    std::vector<Cost> bound_;
    CompiledLevel level_;
    RunControl control_;
    Meter meter_;
    Borders borders_;
    FateTable fates_;
    BorderTest border_test_;
    CostTable memory_;
    RelaxedCosts relaxed_;
    BorderCosts border_costs_;
    CostTable settled_memory_;
    BorderCosts settled_costs_;
    Expansion expansion_;
    Tally& tally_;
};

void audit_level(const reference::Level& level, Tally& tally) {
    const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(level));
    LevelAudit(board_of(level), tally).run();
}

/// Draws levels of the kinds where a mistake about borders would show.
class LevelSource {
  public:
    explicit LevelSource(std::uint64_t seed) : random_(seed) {}

    reference::Level draw() {
        const int tallest = random_.between(2, 5);
        const int colors = random_.between(2, tallest > 4 ? 3 : 4);
        // Without an extra tube, only missing units leave room for a move, and often no tube is empty.
        const int tubes = colors + random_.between(0, 1) + (one_in(6) ? 1 : 0);
        reference::Level level;
        level.capacities.assign(static_cast<std::size_t>(tubes), tallest);
        if (one_in(4)) {
            for (int& capacity : level.capacities) capacity = random_.between(2, tallest + 1);
        }
        level.tubes.resize(level.capacities.size());
        draw_units(colors, tallest);
        if (!one_in(4)) share_a_prefix(level);
        fill(level);
        return level;
    }

  private:
    bool one_in(std::size_t n) { return random_.below(n) == 0; }
    char any_color() { return static_cast<char>('A' + random_.below(left_.size())); }

    /// Missing units in some colors, and now and then more than one tube for a color.
    void draw_units(int colors, int tallest) {
        left_.clear();
        for (int color = 0; color < colors; ++color) {
            int units = tallest;
            if (one_in(3)) units -= random_.between(0, tallest - 1);
            if (colors == 2 && one_in(5)) units += random_.between(1, tallest);
            left_[static_cast<char>('A' + color)] = units;
        }
    }

    /// Several tubes start alike, with runs of unequal length over one border: what is known of that border
    /// must hold for each of them.
    void share_a_prefix(reference::Level& level) {
        const std::string prefix(static_cast<std::size_t>(random_.between(1, 2)), any_color());
        const char above = any_color();
        const std::size_t sharing = std::min<std::size_t>(level.tubes.size(), random_.below(2) + 2);
        for (std::size_t tube = 0; tube < sharing; ++tube) {
            std::string start = prefix;
            start.append(static_cast<std::size_t>(random_.between(1, 3)), above);
            for (const char color : start) put(level, tube, color);
        }
    }

    /// The other units, into tubes in order or anywhere.
    void fill(reference::Level& level) {
        std::vector<char> rest;
        for (const auto& [color, count] : left_)
            rest.insert(rest.end(), static_cast<std::size_t>(count), color);
        random_.shuffle(rest);
        const bool anywhere = one_in(2);
        for (const char color : rest) {
            std::size_t tube = anywhere ? random_.below(level.tubes.size()) : 0;
            for (std::size_t tries = 0; tries < level.tubes.size() && !put(level, tube, color); ++tries)
                tube = (tube + 1) % level.tubes.size();
        }
    }

    /// False when the tube is full or no such unit is left.
    bool put(reference::Level& level, std::size_t tube, char color) {
        if (static_cast<int>(level.tubes[tube].size()) == level.capacities[tube] || left_[color] == 0)
            return false;
        level.tubes[tube] += color;
        --left_[color];
        return true;
    }

    Random random_;
    std::map<char, int> left_;  ///< units of each color that are in no tube yet
};

void expect_something_tested(const Tally& tally) {
    EXPECT_GT(tally.states, 100'000U);
    EXPECT_GT(tally.dead_by_borders, 1'000U);
    EXPECT_GT(tally.costs_beyond_the_bound, 1'000U);
    EXPECT_GT(tally.costs_with_any_tubes, 1'000U);
    EXPECT_GT(tally.only_blocks, 1'000U);
    EXPECT_GT(tally.put_off, 1'000U);
    EXPECT_GT(tally.of_several_pours, 1'000U);
}

TEST(EngineAudit, TellsTheTruthOfEverySmallLevel) {
    Tally tally;
    for (const reference::Size& size : reference::audited_sizes()) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            if (!HasFatalFailure()) audit_level(level, tally);
        });
    }
    expect_something_tested(tally);
}

TEST(EngineAudit, TellsTheTruthOfRandomLevels) {
    Tally tally;
    LevelSource source(1);
    for (int count = 0; count < 8'000 && !HasFatalFailure(); ++count) {
        reference::Level level = source.draw();
        for (const bool ball : {false, true}) {
            level.ball = ball;
            audit_level(level, tally);
        }
    }
    expect_something_tested(tally);
}

}  // namespace
}  // namespace audit
