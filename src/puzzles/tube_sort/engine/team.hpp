// What the workers of one search share: the layer, letters, what is known of borders, and when to stop.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/border_costs.hpp"
#include "puzzles/tube_sort/engine/position.hpp"
#include "puzzles/tube_sort/engine/state_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A position's number in the table of its worker, times the size of the team, plus the worker's number.
using GlobalId = std::uint32_t;
inline constexpr GlobalId no_parent = no_node;

/// A position on its way to the worker that it belongs to.
template <class Cell>
struct Letter {
    Cells<Cell> cells;
    std::uint64_t hash;
    GlobalId parent;
    Cost g;
    Cost layer;  ///< where it has something to do first
};

template <class Cell>
class Team {
  public:
    Team(const CompiledLevel& level, unsigned size)
        : border_costs(BorderCosts::key_words(level), size),
          border_fates(BorderTest::key_words(level), size),
          boxes_(size) {}

    [[nodiscard]] unsigned size() const { return static_cast<unsigned>(boxes_.size()); }

    /// Positions with equal borders belong to one worker: most pours keep the borders, so most children stay
    /// with the worker that builds them, and what it learned about these borders serves them all.
    [[nodiscard]] unsigned owner(std::uint64_t border_hash) const {
        return static_cast<unsigned>(((border_hash >> 32) * size()) >> 32);
    }

    void send(unsigned to, const std::vector<Letter<Cell>>& letters) {
        const std::lock_guard lock(boxes_[to].mutex);
        boxes_[to].letters.insert(boxes_[to].letters.end(), letters.begin(), letters.end());
        boxes_[to].has_letters.store(true, std::memory_order_release);
    }
    /// Takes what has come for a worker; `letters` is emptied first.
    void receive(unsigned worker, std::vector<Letter<Cell>>& letters) {
        letters.clear();
        if (!boxes_[worker].has_letters.load(std::memory_order_acquire)) return;
        const std::lock_guard lock(boxes_[worker].mutex);
        letters.swap(boxes_[worker].letters);
        boxes_[worker].has_letters.store(false, std::memory_order_release);
    }

    /// Positions of this layer, in tables or in letters, that no worker is done with, and perhaps more. A
    /// worker adds what it makes before it takes off what it is done with, and returns what it added in
    /// advance before it rests; so this is 0 only when the layer is empty, and then it comes to be.
    std::atomic<std::int64_t> open = 0;
    std::atomic<bool> stopped = false;
    CostTable border_costs;
    FateTable border_fates;
    /// The layer under way; changes only between layers.
    Cost layer = 0;

  private:
    struct alignas(64) Box {
        std::atomic<bool> has_letters = false;
        std::mutex mutex;
        std::vector<Letter<Cell>> letters;
    };
    std::vector<Box> boxes_;
};

}  // namespace decant::puzzles::tube_sort::engine
