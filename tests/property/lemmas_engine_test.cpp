// The engine counts border costs as docs/proofs.md defines them, also where tubes share a border under runs
// of unequal length.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "property/audit.hpp"
#include "property/numbered_graph.hpp"
#include "puzzles/tube_sort/engine/borders/border_costs.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"

namespace audit {
namespace {

using namespace decant::puzzles::tube_sort;
using namespace decant::puzzles::tube_sort::engine;
using reference::Abstraction;

class EngineCosts {
  public:
    explicit EngineCosts(const Board& board)
        : alphabet_(board),
          level_(board, alphabet_),
          meter_(control_),
          borders_(level_),
          fates_(BorderTest::key_words(level_), 1),
          test_(level_, borders_, fates_.share_of(0), meter_),
          memory_(CostMemory::key_words(level_), 1),
          costs_(level_, borders_, memory_.share_of(0), meter_, test_, {}) {
        costs_.allow(10'000'000);
        for (std::size_t number = 0; number < alphabet_.size(); ++number) {
            const auto content = static_cast<Content>(number);
            std::string letters;
            for (const auto color : alphabet_.tube(content).units) letters += board.colors[color];
            content_[letters] = content;
        }
    }

    /// The cost of a position beyond the bound of the rules; `unreachable` if it cannot be solved.
    int of(const reference::Level& state) {
        Cells<Content> cells{};
        for (std::size_t tube = 0; tube < state.tubes.size(); ++tube)
            cells[tube] = content_.at(state.tubes[tube]);
        std::sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(state.tubes.size()));
        constexpr int beyond_all = 40;
        for (int budget = 0; budget < beyond_all;) {
            const int cost = costs_.at_least(cells.data(), budget);
            if (cost <= budget) return cost;
            budget = cost;
        }
        return unreachable;
    }

  private:
    Alphabet alphabet_;
    CompiledLevel level_;
    decant::search::RunControl control_;
    decant::search::Meter meter_;
    Borders borders_;
    FateTable fates_;
    BorderTest test_;
    CostTable memory_;
    BorderCosts costs_;
    std::map<std::string, Content> content_;
};

bool share_a_border_under_unequal_runs(const reference::Level& level) {
    std::map<std::string, int> run_over;
    for (const std::string& tube : level.tubes) {
        std::size_t height = 0;
        for (const int run : tube.empty() ? std::vector<int>{} : reference::runs(tube)) {
            if (height > 0 && run_over.try_emplace(tube.substr(0, height + 1), run).first->second != run)
                return true;
            height += static_cast<std::size_t>(run);
        }
    }
    return false;
}

TEST(Lemmas24And25, TheEngineCountsAsTheyDefine) {
    int costly = 0, with_gone = 0, sharing = 0;
    for (const bool ball : {false, true}) {
        each_level_with_one_tube_each(51, 150, ball, [&](const reference::Level& level) {
            const NumberedGraph graph(level, Moves::pours_by_units, 200);
            Abstraction a(level);
            EngineCosts engine(board_of(level));
            sharing += share_a_border_under_unequal_runs(level) ? 1 : 0;
            for (const reference::Level& state : graph.states) {
                const int cost = a.cost(a.position(state));
                const int gone = ball ? a.gone(state) : 0;
                const int expected = cost >= unreachable ? unreachable : std::max(0, cost - gone);
                ASSERT_EQ(engine.of(state), expected) << reference::code(state);
                costly += expected > 0 ? 1 : 0;
                with_gone += gone > 0 ? 1 : 0;
            }
        });
    }
    EXPECT_GT(costly, 100);
    EXPECT_GT(with_gone, 3);
    EXPECT_GT(sharing, 25);
}

}  // namespace
}  // namespace audit
