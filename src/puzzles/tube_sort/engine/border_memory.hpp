// What is known of the costs of positions of borders.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/compiled_level.hpp"
#include "puzzles/tube_sort/engine/spin_lock.hpp"
#include "puzzles/tube_sort/engine/state_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A lower and an upper bound for each position that was looked at. The workers of a search share it, so that
/// none finds out what another one knows.
class BorderMemory {
  public:
    static constexpr int never = 255;  ///< the cost of a position whose borders cannot all be removed
    struct Known {
        std::uint8_t at_least = 0, at_most = never;
    };
    struct Place {
        std::size_t stripe;
        NodeId id;
    };
    struct Entry {
        Place place;
        Known known;
    };

    /// With one worker nothing is locked.
    BorderMemory(std::size_t key_words, unsigned workers) : workers_(workers) {
        for (std::size_t stripe = 0; stripe < (workers > 1 ? shared_stripes : 1); ++stripe)
            stripes_.push_back(std::make_unique<Stripe>(key_words));
    }

    Entry look_up(std::uint64_t hash, const std::uint64_t* key) {
        const std::size_t number = hash & (stripes_.size() - 1);
        Stripe& stripe = *stripes_[number];
        const auto lock = lock_of(stripe);
        const auto [id, is_new] = stripe.table.insert(hash, key, Known{});
        if (is_new && stripe.table.size() % weigh_every == 1) weigh(stripe);
        return {{number, id}, stripe.table.payload(id)};
    }
    [[nodiscard]] Known known(Place place) const {
        const auto lock = lock_of(*stripes_[place.stripe]);
        return stripes_[place.stripe]->table.payload(place.id);
    }
    void learn_at_least(Place place, int cost) {
        change(place, [&](Known& known) { known.at_least = std::max(known.at_least, to_byte(cost)); });
    }
    void learn_at_most(Place place, int cost) {
        change(place, [&](Known& known) { known.at_most = std::min(known.at_most, to_byte(cost)); });
    }

    /// What each worker answers for.
    [[nodiscard]] std::size_t bytes_each() const { return bytes_.load(std::memory_order_relaxed) / workers_; }

  private:
    static constexpr std::size_t shared_stripes = 64;  ///< a power of two
    static constexpr std::size_t weigh_every = 256;
    struct alignas(64) Stripe {
        explicit Stripe(std::size_t key_words) : table(key_words) {}
        mutable SpinLock lock;
        StateTable<std::uint64_t, Known> table;
        std::size_t bytes = 0;  ///< when last weighed
    };

    static std::uint8_t to_byte(int cost) { return static_cast<std::uint8_t>(std::min(cost, never)); }

    [[nodiscard]] std::unique_lock<SpinLock> lock_of(const Stripe& stripe) const {
        if (stripes_.size() == 1) return {};
        return std::unique_lock(stripe.lock);
    }
    template <class Change>
    void change(Place place, const Change& change) {
        Stripe& stripe = *stripes_[place.stripe];
        const auto lock = lock_of(stripe);
        Known known = stripe.table.payload(place.id);
        change(known);
        stripe.table.set_payload(place.id, known);
    }
    void weigh(Stripe& stripe) {
        const std::size_t before = std::exchange(stripe.bytes, stripe.table.bytes());
        bytes_.fetch_add(stripe.bytes - before, std::memory_order_relaxed);
    }

    const unsigned workers_;
    std::atomic<std::size_t> bytes_ = 0;
    std::vector<std::unique_ptr<Stripe>> stripes_;
};

}  // namespace decant::puzzles::tube_sort::engine
