// The exact distance of every state to the nearest goal, by searching backwards from all goals at once.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/dog_bunny/ranking.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::dog_bunny {

/// Two bytes for each state of the level, reachable or not, and a frontier of ranks. States at a distance of
/// 65,535 or more do not fit and make the table fail, like a limit.
class DistanceTable {
  public:
    /// The largest space for which a table is made: 400 MB.
    static constexpr std::size_t most_states = 200'000'000;

    DistanceTable(const Space& space, const Ranking& ranking) : space_(space), ranking_(ranking) {}

    /// Fills the table up to the distance of the initial state, or wholly if `to_the_end` or if that state
    /// reaches no goal. False when a limit or the user ended it; the meter then holds what is proved.
    bool fill(search::Meter& meter, bool to_the_end);

    /// `base::unreachable` where no goal can be reached. After a fill that was not to the end, exact for the
    /// initial state and for all states that are nearer to a goal than it.
    [[nodiscard]] base::Cost distance(const State& state) const {
        const std::size_t rank = index(state);
        return distances_[rank] == unknown ? base::unreachable : distances_[rank];
    }
    [[nodiscard]] static std::size_t bytes_for(std::size_t states) { return states * sizeof(std::uint16_t); }

  private:
    static constexpr std::uint16_t unknown = std::numeric_limits<std::uint16_t>::max();

    [[nodiscard]] std::size_t index(const State& state) const {
        return static_cast<std::size_t>(ranking_.rank(state));
    }
    std::vector<std::uint32_t> collect_goals();

    const Space& space_;
    const Ranking& ranking_;
    std::vector<std::uint16_t> distances_;  ///< by rank
};

}  // namespace decant::puzzles::dog_bunny
