// How far states are from where a search began, by their ranks.
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/hash.hpp"

namespace decant::puzzles::dog_bunny {

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

}  // namespace decant::puzzles::dog_bunny
