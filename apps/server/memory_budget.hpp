// Memory for bodies that wait to be worked on, and for answers that wait to be taken.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <utility>

namespace decant::server {

/// The memory that all requests share, beyond a little that each has to itself. Large bodies and answers,
/// however many clients send and do not take them, hold so much memory and no more, and small ones always
/// find room.
class MemoryBudget {
  public:
    /// The part that one request holds, given back on destruction.
    class Part {
      public:
        Part() = default;
        explicit Part(MemoryBudget& budget) : budget_(&budget) {}
        Part(Part&& other) noexcept
            : budget_(other.budget_), taken_(std::exchange(other.taken_, std::size_t{0})) {}
        Part& operator=(Part&& other) noexcept {
            std::swap(budget_, other.budget_);
            std::swap(taken_, other.taken_);
            return *this;
        }
        ~Part() { static_cast<void>(resize(0)); }

        /// Takes this many bytes in place of what it held; false if there is none, and it holds what it
        /// did.
        [[nodiscard]] bool resize(std::size_t bytes) {
            const std::size_t wanted = bytes > own ? bytes - own : 0;
            if (budget_ == nullptr || !budget_->exchange(taken_, wanted)) return wanted <= taken_;
            taken_ = wanted;
            return true;
        }

      private:
        MemoryBudget* budget_ = nullptr;
        std::size_t taken_ = 0;
    };

    explicit MemoryBudget(std::size_t bytes) : free_(bytes) {}

  private:
    static constexpr std::size_t own = std::size_t{64} << 10;

    bool exchange(std::size_t held, std::size_t wanted) {
        std::size_t free = free_.load();
        do {
            if (wanted > free + held) return false;
        } while (!free_.compare_exchange_weak(free, free + held - wanted));
        return true;
    }

    std::atomic<std::size_t> free_;
};

}  // namespace decant::server
