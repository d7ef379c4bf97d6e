// What the workers of one search share: the layer, mail, what is known about borders, and when to stop.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/borders/cost_memory.hpp"
#include "puzzles/tube_sort/engine/layers/mail.hpp"

namespace decant::puzzles::tube_sort::engine {

template <class Cell>
class Team {
  public:
    Team(const CompiledLevel& level, unsigned size)
        : border_costs(CostMemory::key_words(level), size),
          border_fates(BorderTest::key_words(level), size),
          boxes_(size) {}

    [[nodiscard]] unsigned size() const { return static_cast<unsigned>(boxes_.size()); }

    /// Positions with equal borders belong to one worker, so that two workers seldom ask about them at once.
    [[nodiscard]] unsigned owner(std::uint64_t border_hash) const {
        return static_cast<unsigned>(((border_hash >> 32) * size()) >> 32);
    }

    void send(unsigned to, const Mail<Cell>& mail) {
        const std::lock_guard lock(boxes_[to].mutex);
        boxes_[to].mail.append(mail);
        boxes_[to].has_mail.store(true, std::memory_order_release);
    }
    /// Collects the mail of a worker; `mail` is emptied first.
    void receive(unsigned worker, Mail<Cell>& mail) {
        mail.clear();
        if (!boxes_[worker].has_mail.load(std::memory_order_acquire)) return;
        const std::lock_guard lock(boxes_[worker].mutex);
        std::swap(mail, boxes_[worker].mail);
        boxes_[worker].has_mail.store(false, std::memory_order_release);
    }

    /// Called by an idle worker; the request holds until `relieve` has reported it once.
    void ask_for_tasks(unsigned worker) {
        auto& is_idle = boxes_[worker].is_idle;
        if (!is_idle.load(std::memory_order_relaxed)) is_idle.store(true, std::memory_order_relaxed);
    }
    /// Whether a worker has asked for tasks; the caller must then give some.
    bool relieve(unsigned worker) {
        auto& is_idle = boxes_[worker].is_idle;
        return is_idle.load(std::memory_order_relaxed) && is_idle.exchange(false, std::memory_order_relaxed);
    }

    /// Positions of this layer, in tables or in the mail, that are not finished, and perhaps more. A worker
    /// adds what it creates before it subtracts what it has finished, and takes back what it added in advance
    /// before it rests. So this is 0 only if the layer is empty, and in that case it does become 0.
    std::atomic<std::int64_t> open = 0;
    std::atomic<bool> stopped = false;
    std::atomic<bool> is_dead = false;  ///< the start is: no position has a goal ahead
    CostTable border_costs;
    FateTable border_fates;
    /// The current layer; changes only between layers.
    Cost layer = 0;

  private:
    struct alignas(64) Box {
        std::atomic<bool> has_mail = false;
        std::atomic<bool> is_idle = false;
        std::mutex mutex;
        Mail<Cell> mail;
    };
    std::vector<Box> boxes_;
};

}  // namespace decant::puzzles::tube_sort::engine
