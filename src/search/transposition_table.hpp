// What a depth-first search with rising thresholds remembers about the positions it has met.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/cost.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// While there is room, each position has a slot of its own, by open addressing. From then on each hash has
/// one slot, holding the latest position. Forgetting costs time, never correctness: whole keys are compared.
template <KeyedSpace Space>
class TranspositionTable {
  public:
    using State = typename Space::State;
    using Key = std::remove_cvref_t<decltype(std::declval<const Space&>().key(std::declval<const State&>()))>;

    struct Place {
        Key key{};
        Cost g = nobody;              ///< of the cheapest path on which the position was met
        Cost h = 0;                   ///< its estimate
        std::uint32_t iteration = 0;  ///< the last iteration that expanded it; 0: none did

        [[nodiscard]] bool is_free() const { return g == nobody; }
        [[nodiscard]] Cost f() const { return g + h; }

      private:
        static constexpr Cost nobody = -1;
    };

    /// Takes at most `room` bytes, except for the first few `places`, a power of two.
    TranspositionTable(const Space& space, std::size_t room, std::size_t places)
        : space_(space), room_(room), places_(places) {}

    /// The slot of a position: it holds the position, is free, or holds another one that it may replace. It
    /// stays valid until the next call.
    Place& place_of(const State& state) {
        if (!is_full_ && 4 * (count_ + 1) > 3 * places_.size()) grow();
        return places_[slot_of(space_.key(state))];
    }

    [[nodiscard]] bool holds(const Place& place, const State& state) const {
        return !place.is_free() && place.key == space_.key(state);
    }

    void write(Place& place, const State& state, Cost g, Cost h, std::uint32_t iteration) {
        count_ += place.is_free() ? 1 : 0;
        place = {space_.key(state), g, h, iteration};
    }

    /// Whether positions must be forgotten from now on.
    [[nodiscard]] bool is_full() const { return is_full_; }

    /// The smallest f beyond a threshold.
    [[nodiscard]] Cost smallest_beyond(Cost threshold) const {
        Cost smallest = base::unreachable;
        for (const Place& place : places_) {
            if (!place.is_free() && place.f() > threshold) smallest = std::min(smallest, place.f());
        }
        return smallest;
    }

    /// Bytes held, including an imminent growth.
    [[nodiscard]] std::size_t bytes() const {
        const bool may_grow = !is_full_ && 4 * (count_ + 1) > 3 * places_.size() && bytes_to_grow() <= room_;
        return may_grow ? bytes_to_grow() : places_.size() * sizeof(Place);
    }

  private:
    static constexpr std::size_t factor = 2;

    /// The old slots and the new ones.
    [[nodiscard]] std::size_t bytes_to_grow() const { return (1 + factor) * places_.size() * sizeof(Place); }

    void grow() {
        is_full_ = bytes_to_grow() > room_;
        if (is_full_) return;
        try {
            std::vector<Place> old(factor * places_.size());
            std::swap(old, places_);
            for (Place& place : old) {
                if (!place.is_free()) places_[slot_of(place.key)] = std::move(place);
            }
        } catch (const std::bad_alloc&) {
            is_full_ = true;
        }
    }

    std::size_t slot_of(const Key& key) const {
        std::size_t at = hash_value(key) & (places_.size() - 1);
        while (!is_full_ && !places_[at].is_free() && !(places_[at].key == key))
            at = (at + 1) & (places_.size() - 1);
        return at;
    }

    const Space& space_;
    std::size_t room_;
    std::vector<Place> places_;
    std::size_t count_ = 0;  ///< of positions, until it is full
    bool is_full_ = false;
};

}  // namespace decant::search
