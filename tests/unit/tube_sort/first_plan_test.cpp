// The fast first plan: legal, never below the optimum, and ended by every limit.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/layers/first_plan.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "base/random.hpp"
#include "puzzles/tube_sort/engine/engine.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Cost;
using engine::Borders;
using engine::BorderTest;
using engine::CompiledLevel;
using engine::FateTable;

constexpr Cost any_cost = 1'000'000;

/// One stage on a level; the meter tells afterward how it ended.
class Stage {
  public:
    explicit Stage(Board board, search::RunControl control = {})
        : board_(std::move(board)),
          space_(board_),
          level_(board_, space_.alphabet()),
          control_(std::move(control)),
          meter_(control_),
          borders_(level_),
          fates_(BorderTest::key_words(level_), 1),
          border_test_(level_, borders_, fates_.share_of(0), meter_) {}

    std::optional<search::Plan<engine::Pour>> find(std::size_t width, Cost below = any_cost) {
        return engine::FirstPlan<Content>(level_, border_test_, meter_).find(width, below);
    }
    search::AnyOutcome<Action> shortest() const { return solve(board_, space_, {}); }
    const search::Meter& meter() const { return meter_; }

    /// Plays a plan on plain tubes by code that knows nothing of contents.
    void expect_good(const search::Plan<engine::Pour>& plan) const {
        Board board = board_;
        Cost moves = 0;
        for (const engine::Pour& pour : plan.actions) {
            const int from = place(board, pour.from, -1);
            const int to = place(board, pour.to, from);
            const int times = board.rules == Rules::water ? 1 : pour.units;
            for (int time = 0; time < times; ++time, ++moves) {
                ASSERT_EQ(why_illegal(board, {from, to}), std::nullopt);
                make(board, {from, to});
            }
        }
        EXPECT_TRUE(is_solved(board));
        EXPECT_EQ(moves, plan.cost);
    }

  private:
    /// A tube with this content, other than tube `not_this`.
    int place(const Board& board, Content content, int not_this) const {
        const Tube wanted = space_.alphabet().tube(content);
        for (std::size_t tube = 0; tube < board.tubes.size(); ++tube) {
            if (static_cast<int>(tube) != not_this && board.tubes[tube] == wanted)
                return static_cast<int>(tube);
        }
        ADD_FAILURE() << "no tube has the content";
        return 0;
    }

    Board board_;
    Space space_;
    CompiledLevel level_;
    search::RunControl control_;
    search::Meter meter_;
    Borders borders_;
    FateTable fates_;
    BorderTest border_test_;
};

/// Units of each color dealt into tubes, and empty tubes.
Board deal(Rules rules, const std::vector<int>& units, const std::vector<int>& capacities,
           base::Random& random) {
    Board board;
    board.rules = rules;
    board.partial = true;
    std::vector<Color> all;
    for (std::size_t color = 0; color < units.size(); ++color) {
        board.colors.emplace_back(1, static_cast<char>('A' + color));
        all.insert(all.end(), static_cast<std::size_t>(units[color]), static_cast<Color>(color));
    }
    random.shuffle(all);
    for (const int capacity : capacities) {
        Tube tube{capacity, {}};
        while (!all.empty() && !tube.full()) {
            tube.units.push_back(all.back());
            all.pop_back();
        }
        board.tubes.push_back(tube);
    }
    return board;
}

/// 2 to 5 colors. A third of the levels have unequal capacities, a third colors that need two tubes.
Board small_level(Rules rules, int kind, base::Random& random) {
    const int colors = random.between(2, kind == 0 ? 5 : 3);
    const int capacity = random.between(2, 4);
    std::vector<int> units(static_cast<std::size_t>(colors), kind == 2 ? 2 * capacity : capacity);
    std::vector<int> capacities(static_cast<std::size_t>(kind == 2 ? 2 * colors : colors), capacity);
    for (int empty = random.between(1, 2); empty > 0; --empty)
        capacities.push_back(kind == 1 ? random.between(1, capacity + 1) : capacity);
    if (kind == 1) ++capacities.front();
    return deal(rules, units, capacities, random);
}

/// The plain deal of a level that a puzzle app would call large.
Board large_level(Rules rules) {
    base::Random random(1);
    std::vector<int> capacities(33, 4);
    return deal(rules, std::vector<int>(30, 4), capacities, random);
}

class EveryRule : public testing::TestWithParam<Rules> {};

TEST_P(EveryRule, PlansAreLegalAndNeverBelowTheOptimum) {
    base::Random random(2026);
    int found = 0;
    int solvable = 0;
    for (int left = 300; left > 0; --left) {
        Stage stage(small_level(GetParam(), left % 3, random));
        const auto best = stage.shortest();
        if (best.plan) ++solvable;
        for (const std::size_t width : {1U, 8U, 200U}) {
            const auto plan = stage.find(width);
            if (!plan) continue;
            ASSERT_TRUE(best.plan);
            ASSERT_GE(plan->cost, best.plan->cost);
            stage.expect_good(*plan);
            if (width == 200) ++found;
        }
    }
    EXPECT_GT(solvable, 150);
    EXPECT_GE(found, solvable * 99 / 100);
}

TEST_P(EveryRule, PlansCostLessThanWhatIsToBeBeaten) {
    base::Random random(7);
    for (int left = 100; left > 0; --left) {
        Stage stage(small_level(GetParam(), left % 3, random));
        const auto best = stage.shortest();
        if (!best.plan) continue;
        EXPECT_FALSE(stage.find(100, best.plan->cost));
        const auto plan = stage.find(100, best.plan->cost + 1);
        if (plan) {
            EXPECT_EQ(plan->cost, best.plan->cost);
        }
    }
}

TEST_P(EveryRule, LargeLevelsHaveAPlanAtOnce) {
    Stage stage(large_level(GetParam()));
    const auto plan = stage.find(4);
    ASSERT_TRUE(plan);
    stage.expect_good(*plan);
    EXPECT_LT(stage.meter().statistics.expanded, 2'000U);
}

TEST_P(EveryRule, TheSameStageFindsTheSamePlanAgain) {
    Stage stage(large_level(GetParam()));
    const auto plan = stage.find(8);
    const auto again = stage.find(8);
    ASSERT_TRUE(plan && again);
    EXPECT_EQ(plan->cost, again->cost);
    EXPECT_TRUE(std::equal(
        plan->actions.begin(), plan->actions.end(), again->actions.begin(), again->actions.end(),
        [](const engine::Pour& a, const engine::Pour& b) { return a.from == b.from && a.to == b.to; }));
}

INSTANTIATE_TEST_SUITE_P(FirstPlan, EveryRule, testing::Values(Rules::water, Rules::ball),
                         [](const auto& info) { return std::string(word(info.param)); });

TEST(FirstPlan, OfASolvedLevelIsEmpty) {
    const auto plan = Stage(board_of("water2:AA/BB/-")).find(1);
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->actions.empty());
}

TEST(FirstPlan, EndsAtTheNodeLimit) {
    search::RunControl control;
    control.limits.nodes = 10;
    Stage stage(large_level(Rules::water), control);
    EXPECT_FALSE(stage.find(8));
    EXPECT_EQ(stage.meter().limit(), base::Limit::nodes);
    EXPECT_EQ(stage.meter().statistics.expanded, 10U);
}

TEST(FirstPlan, EndsAtTheMemoryLimit) {
    search::RunControl control;
    control.limits.memory = 1 << 19;
    Stage stage(large_level(Rules::water), control);
    EXPECT_FALSE(stage.find(1'000));
    EXPECT_EQ(stage.meter().limit(), base::Limit::memory);
}

TEST(FirstPlan, EndsAtTheTimeLimit) {
    search::RunControl control;
    control.limits.deadline = base::Clock::now();
    Stage stage(large_level(Rules::water), control);
    EXPECT_FALSE(stage.find(1'000));
    EXPECT_EQ(stage.meter().limit(), base::Limit::time);
}

TEST(FirstPlan, EndsWhenItIsCancelled) {
    base::CancelToken token;
    token.cancel();
    search::RunControl control;
    control.cancel = &token;
    Stage stage(large_level(Rules::ball), control);
    EXPECT_FALSE(stage.find(1'000));
    EXPECT_EQ(stage.meter().limit(), std::nullopt);
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
