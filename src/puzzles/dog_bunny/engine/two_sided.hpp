// Breadth-first search from the start and from all goals at once, until the two meet; states as numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "base/cost.hpp"
#include "base/hash.hpp"
#include "puzzles/dog_bunny/search/space.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"

namespace decant::puzzles::dog_bunny {

/// A number for each state of a level, without gaps, so that facts about states fit into plain arrays.
///
/// The tokens of one kind are a multiset of m nodes out of V, of which there are C(V + m - 1, m); the
/// combinatorial number system counts them. The kinds are the digits of a mixed-radix number, the last kind
/// the lowest.
class Ranking {
  public:
    explicit Ranking(const Space& space);

    /// How many states there are, or 2^63 when there are more.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// How many multisets of so many nodes there are, or 2^63 when there are more.
    [[nodiscard]] std::uint64_t multisets(std::size_t tokens) const {
        return choose(space_.nodes() + tokens - 1, tokens);
    }
    /// Both need a size below 2^63 and take time in proportion to the tokens.
    [[nodiscard]] std::uint64_t rank(const State& state) const;
    [[nodiscard]] State state(std::uint64_t rank) const;
    /// The rank of `after`, which differs from the state of `rank` in tokens of one kind only.
    [[nodiscard]] std::uint64_t rank_after(std::uint64_t rank, const State& state, std::size_t kind,
                                           const State& after) const {
        return rank + (digit(after, kind) - digit(state, kind)) * weight_[kind];
    }

  private:
    /// The rank of the tokens of one kind among their multisets.
    [[nodiscard]] std::uint64_t digit(const State& state, std::size_t kind) const;
    /// C(n, k) for n up to V + m - 1, stopped at 2^63.
    [[nodiscard]] std::uint64_t choose(std::size_t n, std::size_t k) const { return choose_[n][k]; }

    const Space& space_;
    std::array<std::array<std::uint64_t, max_tokens + 1>, max_nodes + max_tokens> choose_{};
    std::vector<std::uint64_t> radix_;   ///< by kind: how many multisets
    std::vector<std::uint64_t> weight_;  ///< by kind: the value of one step of its digit
    std::uint64_t size_ = 1;
};

/// A depth below 65,535 for each rank that was met. One array where all ranks of the level are few; else an
/// open table with linear probing (Knuth, "The Art of Computer Programming" 3, 6.4), in which a place holds
/// rank and depth.
class RankTable {
  public:
    using Depth = std::uint16_t;
    static constexpr Depth unmet = std::numeric_limits<Depth>::max();
    /// Ranks are below this.
    static constexpr std::uint64_t most_ranks = std::uint64_t{1} << 47;

    explicit RankTable(std::uint64_t ranks) {
        if (ranks <= most_in_array)
            depths_.assign(static_cast<std::size_t>(ranks), unmet);
        else
            places_.assign(first_places, free);
    }

    [[nodiscard]] Depth depth(std::uint64_t rank) const {
        if (!depths_.empty()) return depths_[static_cast<std::size_t>(rank)];
        const std::uint64_t place = places_[place_of(rank)];
        return place == free ? unmet : static_cast<Depth>(place);
    }
    /// False if the rank was met before.
    bool insert(std::uint64_t rank, Depth depth) {
        if (!depths_.empty()) {
            Depth& known = depths_[static_cast<std::size_t>(rank)];
            if (known != unmet) return false;
            known = depth;
            return true;
        }
        if (4 * (count_ + 1) > 3 * places_.size()) grow();
        std::uint64_t& place = places_[place_of(rank)];
        if (place != free) return false;
        place = rank << depth_bits | depth;
        ++count_;
        return true;
    }
    /// With what the next insertion may need.
    [[nodiscard]] std::size_t bytes() const {
        const bool may_grow = 4 * (count_ + most_before_asking) > 3 * places_.size();
        return depths_.size() * sizeof(Depth) +
               places_.size() * sizeof(std::uint64_t) * (may_grow && !places_.empty() ? 3 : 1);
    }

  private:
    static constexpr std::uint64_t most_in_array = std::uint64_t{1} << 20;
    static constexpr std::size_t first_places = 1 << 16;
    static constexpr unsigned depth_bits = std::numeric_limits<Depth>::digits;
    static constexpr std::uint64_t free = std::numeric_limits<std::uint64_t>::max();
    /// One expansion inserts fewer.
    static constexpr std::size_t most_before_asking = 1 << 12;

    [[nodiscard]] std::size_t place_of(std::uint64_t rank) const {
        const std::size_t mask = places_.size() - 1;
        std::size_t at = static_cast<std::size_t>(base::mix(rank)) & mask;
        while (places_[at] != free && places_[at] >> depth_bits != rank) at = (at + 1) & mask;
        return at;
    }
    void grow() {
        std::vector<std::uint64_t> old(2 * places_.size(), free);
        old.swap(places_);
        for (const std::uint64_t place : old) {
            if (place != free) places_[place_of(place >> depth_bits)] = place;
        }
    }

    std::vector<Depth> depths_;
    std::vector<std::uint64_t> places_;
    std::size_t count_ = 0;  ///< of places that are taken
};

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
