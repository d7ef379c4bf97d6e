// The layers of the engine never lose a shortest plan: at every moment of a search its next step waits in a
// layer no later than the optimum. docs/proofs.md, Lemma 21.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/random.hpp"
#include "property/audit.hpp"
#include "property/audit_levels.hpp"
#include "puzzles/tube_sort/engine/layers/layered_search.hpp"
#include "sanitized.hpp"

namespace audit {
namespace {

using namespace decant::puzzles::tube_sort::engine;
using decant::puzzles::tube_sort::Content;
using decant::puzzles::tube_sort::Pruning;
using decant::search::RunControl;

struct Tally {
    std::size_t moments = 0;
    std::size_t waiting = 0;  ///< positions on shortest plans, each at each moment
    std::size_t ahead = 0;    ///< of these, in a layer behind the one under way
    std::size_t passed = 0;   ///< whose next step was made
};

/// One level, its exact distances from the start and to the goal, and its search, stopped at each moment.
class LayersAudit {
  public:
    LayersAudit(const Board& board, const Options& options, Tally& tally)
        : space_(board, Pruning::none),
          graph_(space_),
          level_(board, space_.alphabet()),
          options_(options),
          expansion_(level_),
          tally_(tally) {
        for (std::size_t s = 0; s < graph_.states.size(); ++s) number_.emplace(graph_.states[s], s);
        depth_.assign(graph_.states.size(), dead);
        depth_[0] = 0;
        for (std::size_t s = 0; s < graph_.states.size(); ++s) {  // in the order of their depth
            for (const std::size_t next : graph_.successors[s])
                depth_[next] = std::min(depth_[next], depth_[s] + 1);
        }
    }

    void run() {
        if (graph_.distance[0] == dead || graph_.distance[0] == 0) return;
        for (std::uint64_t expanded = 0; check_moment(expanded); ++expanded) {
            if (testing::Test::HasFatalFailure()) return;
        }
    }

  private:
    struct Hash {
        std::size_t operator()(const State& state) const { return hash_value(state); }
    };

    [[nodiscard]] Cost optimum() const { return graph_.distance[0]; }

    /// False when the search is done after so many expansions.
    bool check_moment(std::uint64_t expanded) {
        RunControl control;
        control.limits.nodes = expanded;
        LayeredSearch<Content> search(level_, options_, control);
        const auto outcome = search.run();
        if (outcome.ending != decant::search::Ending::limit_reached) {
            EXPECT_EQ(outcome.plan.value().cost, optimum());
            return false;
        }
        if (outcome.plan && outcome.plan->cost == optimum()) return true;
        EXPECT_LE(outcome.lower_bound, optimum());
        check(search.worker(), outcome.lower_bound);
        return true;
    }

    void check(const LayerWorker<Content>& worker, Cost layer_under_way) {
        ++tally_.moments;
        std::vector<Cost> reached(graph_.states.size(), dead);
        std::vector<std::size_t> numbers;
        for (NodeId id = 0; id < worker.size(); ++id) {
            const auto step = worker.step(id);
            numbers.push_back(number_of(step.cells));
            reached[numbers.back()] = step.g;
        }
        std::vector<Cost> entry(graph_.states.size(), dead);
        worker.agenda().each([&](NodeId id, Cost layer) {
            Cost& first = entry[numbers[id]];
            first = std::min(first, layer);
        });
        for (const std::size_t s : numbers) {
            if (reached[s] != depth_[s] || !is_on_a_shortest_plan(s)) continue;
            const bool waits = entry[s] <= optimum();
            ASSERT_TRUE(waits || has_made_its_step(s, reached)) << "entry in layer " << entry[s];
            ++(waits ? tally_.waiting : tally_.passed);
            tally_.ahead += waits && entry[s] > layer_under_way ? 1U : 0U;
        }
    }

    [[nodiscard]] bool is_on_a_shortest_plan(std::size_t s) const {
        return graph_.distance[s] != dead && depth_[s] + graph_.distance[s] == optimum();
    }

    /// Whether some shortest plan goes on from here to a position that was reached at its smallest g, too.
    bool has_made_its_step(std::size_t s, const std::vector<Cost>& reached) {
        Cells<Content> cells{};
        std::copy_n(graph_.states[s].tubes.begin(), level_.tubes, cells.begin());
        expansion_.read(cells.data());
        const auto blocks = expansion_.blocks();
        return std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
            const std::size_t child = number_of(after(level_, cells, expansion_.pours(block)));
            const bool goes_on = depth_[child] == depth_[s] + block.cost && is_on_a_shortest_plan(child);
            return goes_on && reached[child] == depth_[child];
        });
    }

    template <class Row>
    std::size_t number_of(const Row& cells) const {
        State state;
        std::copy_n(cells.begin(), level_.tubes, state.tubes.begin());
        return number_.at(state);
    }

    Space space_;
    Graph graph_;
    std::unordered_map<State, std::size_t, Hash> number_;
    std::vector<Cost> depth_;
    CompiledLevel level_;
    Options options_;
    Expansion expansion_;
    Tally& tally_;
};

void audit_level(const reference::Level& level, Tally& tally) {
    const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(level));
    LayersAudit(board_of(level), {}, tally).run();
    // Without border costs children are built ahead of their layers on all levels.
    if (!testing::Test::HasFatalFailure()) LayersAudit(board_of(level), {true}, tally).run();
}

void expect_something_tested(const Tally& tally) {
    testing::Test::RecordProperty("moments", static_cast<int>(tally.moments));
    EXPECT_GT(tally.moments, 100'000U / tests::one_of);
    EXPECT_GT(tally.waiting, 100'000U / tests::one_of);
    EXPECT_GT(tally.ahead, 1'000U / tests::one_of);
    EXPECT_GT(tally.passed, 100'000U / tests::one_of);
}

TEST(LayersAudit, KeepShortestPlansInViewOnEverySmallLevelLemma21) {
    Tally tally;
    int number = 0;
    each_small_level([&](const reference::Level& level) {
        if (number++ % tests::one_of == 0) audit_level(level, tally);
    });
    expect_something_tested(tally);
}

TEST(LayersAudit, KeepShortestPlansInViewOnRandomLevelsLemma21) {
    Tally tally;
    each_random_level(LevelSource(2, 8), 10'000 / tests::one_of,
                      [&](const reference::Level& level) { audit_level(level, tally); });
    expect_something_tested(tally);
}

}  // namespace
}  // namespace audit
