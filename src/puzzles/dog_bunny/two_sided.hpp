// Breadth-first search from the start and from all goals at once, until the two meet.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/dog_bunny/rank_table.hpp"
#include "puzzles/dog_bunny/ranking.hpp"
#include "puzzles/dog_bunny/space.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"

namespace decant::puzzles::dog_bunny {

/// The side with fewer states in its last layer makes the next one (Pohl, "Bi-directional Search", 1971). A
/// layer is finished also when the sides have met, so that all states on shortest plans can be told. A level
/// cannot be solved once either side has no layer left: mostly long before the other one has seen all states.
/// docs/proofs.md, Lemma 34.
class TwoSided {
  public:
    /// `ranking` has at most RankTable::most_ranks.
    TwoSided(const Space& space, const Ranking& ranking);

    /// Solved or unsolvable; nothing when a limit or the user ended it. The meter holds what is proved.
    std::optional<search::Ending> meet(search::Meter& meter);

    /// A shortest plan, once the sides have met.
    [[nodiscard]] search::Plan<Action> plan() const;
    /// Finds all states on shortest plans, once the sides have met. False when a limit or the user ended it.
    bool mark_shortest_plans(search::Meter& meter);
    /// The distance to the nearest goal of a state on a shortest plan; `base::unreachable` for any other.
    [[nodiscard]] base::Cost remaining(const State& state) const {
        const RankTable::Depth depth = marked_.depth(ranking_.rank(state));
        return depth == RankTable::unmet ? base::unreachable : depth;
    }

  private:
    using Ranks = std::vector<std::uint64_t>;

    struct Side {
        RankTable met;
        Ranks layer;  ///< the states of the greatest depth
        RankTable::Depth depth = 0;

        [[nodiscard]] std::size_t bytes() const {
            return met.bytes() + layer.capacity() * sizeof(std::uint64_t);
        }
    };

    bool begin(search::Meter& meter);
    bool advance(Side& side, search::Meter& meter);
    [[nodiscard]] bool meets(const Side& side, std::uint64_t rank, const State& state) const;
    bool mark(Ranks layer, bool towards_start, search::Meter& meter);
    /// Calls `visit(rank)` with each neighbor of a state: those from which one step leads to it, or those to
    /// which one leads from it.
    template <class Visit>
    void each_neighbor(std::uint64_t rank, bool towards_start, const Visit& visit) const;
    [[nodiscard]] std::size_t bytes() const { return start_.bytes() + goals_.bytes() + marked_.bytes(); }

    const Space& space_;
    const Ranking& ranking_;
    Side start_;
    Side goals_;
    std::uint64_t goal_count_;  ///< exact where they are searched from
    bool knows_goals_;          ///< they are few enough to search from
    Ranks meetings_;
    RankTable marked_;  ///< states on shortest plans, with the distance that remains
};

}  // namespace decant::puzzles::dog_bunny
