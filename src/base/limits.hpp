// The limits of a computation, and how to stop it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace decant::base {

using Clock = std::chrono::steady_clock;

inline Clock::time_point deadline_in(double seconds) {
    constexpr double longest = 1e8;  // three years, far from the end of the clock
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(
                              std::chrono::duration<double>(std::min(seconds, longest)));
}

/// The most moves of a plan that is read or reported. Ten for each unit of the largest level of tubes, whose
/// shortest plans take about three.
inline constexpr std::size_t longest_plan = 20'000;

/// Upper limits on one computation; the defaults do not limit.
struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  ///< expansions
    Clock::time_point deadline = Clock::time_point::max();
    std::size_t memory = std::numeric_limits<std::size_t>::max();  ///< bytes held by the search
};

enum class Limit {
    nodes,
    time,
    memory,
    plan,  ///< of `longest_plan`: the plan found is longer
};

/// The word and the reason by which people and programs are told of a limit that ended a computation.
struct LimitEntry {
    Limit limit;
    std::string_view word;
    std::string_view reason;  ///< the rest of a sentence, in which {} stands for `longest_plan`
};

/// In the order of `Limit`.
inline constexpr std::array limit_entries{
    LimitEntry{Limit::nodes, "nodes", "stopped by the node limit"},
    LimitEntry{Limit::time, "time", "stopped by the time limit"},
    LimitEntry{Limit::memory, "memory", "stopped by the memory limit"},
    LimitEntry{Limit::plan, "plan", "the plan found has more than {} moves"},
};

constexpr const LimitEntry& entry_of(Limit limit) { return limit_entries[static_cast<std::size_t>(limit)]; }
static_assert(std::all_of(limit_entries.begin(), limit_entries.end(),
                          [](const LimitEntry& entry) { return &entry == &entry_of(entry.limit); }));

/// Set from another thread or from a signal handler; a search that sees it ends with what it has.
class CancelToken {
  public:
    void cancel() noexcept { cancelled_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool cancelled() const noexcept { return cancelled_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> cancelled_{false};
    static_assert(std::atomic<bool>::is_always_lock_free,
                  "a signal handler may only touch lock-free atomics");
};

/// Limits and a token that may end a computation early; the defaults do not.
struct Ends {
    Limits limits;
    const CancelToken* cancel = nullptr;

    [[nodiscard]] bool cancelled() const { return cancel != nullptr && cancel->cancelled(); }
    /// Whether the deadline has passed; reads the clock if there is one.
    [[nodiscard]] bool late() const {
        return limits.deadline != Clock::time_point::max() && Clock::now() >= limits.deadline;
    }
};

}  // namespace decant::base
