// Over many small levels and every state they can reach, the engine's facts about a position are true.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <unordered_map>

#include "property/audit.hpp"
#include "property/audit_levels.hpp"
#include "puzzles/tube_sort/engine/borders/border_costs.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/borders/relaxed_costs.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"

namespace audit {
namespace {

using namespace decant::puzzles::tube_sort::engine;
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
    std::size_t bounds_beyond_the_rules = 0;
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
          border_costs_(level_, borders_, memory_.share_of(0), meter_, border_test_, {is_water()}),
          settled_memory_(CostMemory::key_words(level_), 2),  // as several workers have it
          settled_costs_(level_, borders_, settled_memory_.share_of(1), meter_, border_test_, {false, 0}),
          expansion_(level_),
          tally_(tally) {
        const Bound bound(board, space_);
        for (std::size_t s = 0; s < graph_.states.size(); ++s) {
            number_.emplace(graph_.states[s], s);
            bound_of_rules_.push_back(bound(graph_.states[s]));
            bound_.push_back(expansion_.read(cells(s)).bound());
        }
        border_costs_.allow(1'000'000);
        settled_costs_.allow(1'000'000);
    }

    void run() {
        // The same tables serve all states of a level, as in a search: a fact that is remembered of one state
        // must be true of the next.
        for (std::size_t s = 0; s < graph_.states.size(); ++s) {
            ++tally_.states;
            const Reading& reading = expansion_.read(cells(s));
            ASSERT_EQ(reading.is_goal(), graph_.distance[s] == 0);
            ASSERT_EQ(reading.bound_of_rules(), bound_of_rules_[s]);
            check_bound(s);
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

    /// Lemma 5: admissible, consistent, and never below the bound of the rules.
    void check_bound(std::size_t s) {
        ASSERT_GE(bound_[s], bound_of_rules_[s]);
        ASSERT_LE(bound_[s], graph_.distance[s]);
        for (const std::size_t next : graph_.successors[s]) ASSERT_LE(bound_[s], bound_[next] + 1);
        tally_.bounds_beyond_the_rules += bound_[s] > bound_of_rules_[s] ? 1U : 0U;
    }

    /// Lemmas 14, 16 and 17.
    void check_border_test(std::size_t s) {
        const bool may_be_alive = border_test_.may_be_alive(cells(s));
        ASSERT_TRUE(may_be_alive || !live(s));
        // Lemma 15: there the test is exact.
        ASSERT_TRUE(!may_be_alive || live(s) || !level_.one_tube_each);
        tally_.dead_by_borders += may_be_alive ? 0U : 1U;
    }

    /// Lemmas 24 and 25.
    void check_border_costs(std::size_t s) {
        if (!live(s)) return;
        int most = 0;
        for (const int budget : {0, 1, 2, 4, 16}) {
            const int more = border_costs_.at_least(cells(s), budget);
            ASSERT_GE(more, 0);
            ASSERT_LE(bound_of_rules_[s] + more, graph_.distance[s]) << "budget " << budget;
            most = std::max(most, more);
        }
        if (is_water()) check_relaxed_costs(s);
        settled_costs_.settle(cells(s));
        const int settled = settled_costs_.at_least(cells(s), 0);
        ASSERT_GE(settled, most);
        ASSERT_LE(bound_of_rules_[s] + settled, graph_.distance[s]);
        tally_.costs_beyond_the_bound += most > 0 ? 1U : 0U;
    }

    /// Lemma 29.
    void check_relaxed_costs(std::size_t s) {
        borders_.read(cells(s));
        borders_.count_units();
        const Colors open = open_colors(level_, cells(s));
        for (int budget = 0; budget <= 16; ++budget) {
            const int more = relaxed_.at_least(borders_, open, budget, 1'000'000);
            if (more <= budget) break;
            ASSERT_LE(bound_of_rules_[s] + more, graph_.distance[s]) << "budget " << budget;
            tally_.costs_with_any_tubes += budget == 0 ? 1U : 0U;
        }
    }

    /// Lemma 20, with 12, 13, 18 and 19.
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
    std::vector<Cost> bound_of_rules_;  ///< which border costs go beyond
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

void expect_something_tested(const Tally& tally) {
    EXPECT_GT(tally.states, 100'000U);
    EXPECT_GT(tally.dead_by_borders, 1'000U);
    EXPECT_GT(tally.costs_beyond_the_bound, 1'000U);
    EXPECT_GT(tally.costs_with_any_tubes, 1'000U);
    EXPECT_GT(tally.only_blocks, 1'000U);
    EXPECT_GT(tally.put_off, 1'000U);
    EXPECT_GT(tally.of_several_pours, 1'000U);
}

TEST(EngineAudit, TellsTheTruthOfEverySmallLevelLemma20) {
    Tally tally;
    each_small_level([&](const reference::Level& level) { audit_level(level, tally); });
    expect_something_tested(tally);
    EXPECT_GT(tally.bounds_beyond_the_rules, 1'000U);
}

TEST(EngineAudit, TellsTheTruthOfRandomLevelsLemma20) {
    Tally tally;
    each_random_level(LevelSource(1, 5), 8'000,
                      [&](const reference::Level& level) { audit_level(level, tally); });
    expect_something_tested(tally);
}

/// So tall that under BALL most have the bound of Lemma 5.
TEST(EngineAudit, TellsTheTruthOfTallRandomLevelsLemma20) {
    Tally tally;
    each_random_level(LevelSource(3, 8), 4'000,
                      [&](const reference::Level& level) { audit_level(level, tally); });
    expect_something_tested(tally);
    EXPECT_GT(tally.bounds_beyond_the_rules, 1'000U);
}

}  // namespace
}  // namespace audit
