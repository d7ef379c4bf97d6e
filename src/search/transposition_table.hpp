// A bounded memory of the positions that a depth-first iteration has been to.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "base/cost.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// One place for each hash, the latest position in it. Forgetting costs time, never truth: whole keys are
/// compared.
template <KeyedSpace Space>
class TranspositionTable {
  public:
    using State = typename Space::State;

    explicit TranspositionTable(const Space& space) : space_(space), places_(smallest) {}

    /// Whether the position is remembered as reached at no greater cost since the last `forget`.
    [[nodiscard]] bool seen(const State& state, Cost g) const {
        const auto& key = space_.key(state);
        const Place& place = places_[hash_value(key) & (places_.size() - 1)];
        return place.generation == generation_ && place.g <= g && place.key == key;
    }

    void remember(const State& state, Cost g) {
        const auto& key = space_.key(state);
        places_[hash_value(key) & (places_.size() - 1)] = {key, g, generation_};
        ++remembered_;
    }

    /// Forgets everything, and grows when there was more to remember than places, so that small levels stay
    /// small.
    void forget() {
        if (remembered_ > places_.size() && places_.size() < largest) {
            places_.assign(std::min(largest, 4 * places_.size()), Place{});
        }
        remembered_ = 0;
        ++generation_;
    }

    [[nodiscard]] std::size_t bytes() const { return places_.size() * sizeof(Place); }

  private:
    struct Place {
        std::remove_cvref_t<decltype(std::declval<const Space&>().key(std::declval<const State&>()))> key{};
        Cost g = 0;
        std::uint32_t generation = 0;
    };
    static constexpr std::size_t smallest = 1 << 8;
    static constexpr std::size_t largest = 1 << 16;

    const Space& space_;
    std::vector<Place> places_;
    std::size_t remembered_ = 0;
    std::uint32_t generation_ = 1;
};

}  // namespace decant::search
