// Memory for bodies that wait to be worked on, and for answers that wait to be taken.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <utility>

namespace decant::server {

/// What all requests share, beyond a little that each has to itself: so large bodies and answers, however
/// many clients send and do not take them, hold so much memory and no more, and small ones always find room.
class Room {
  public:
    /// What one request holds; gives it back when it goes.
    class Part {
      public:
        Part() = default;
        explicit Part(Room& room) : room_(&room) {}
        Part(Part&& other) noexcept
            : room_(other.room_), taken_(std::exchange(other.taken_, std::size_t{0})) {}
        Part& operator=(Part&& other) noexcept {
            std::swap(room_, other.room_);
            std::swap(taken_, other.taken_);
            return *this;
        }
        ~Part() { static_cast<void>(resize(0)); }

        /// Room for this many bytes in place of what it held; false if there is none, and it holds what it
        /// did.
        [[nodiscard]] bool resize(std::size_t bytes) {
            const std::size_t wanted = bytes > own ? bytes - own : 0;
            if (room_ == nullptr || !room_->exchange(taken_, wanted)) return wanted <= taken_;
            taken_ = wanted;
            return true;
        }

      private:
        Room* room_ = nullptr;
        std::size_t taken_ = 0;
    };

    explicit Room(std::size_t bytes) : free_(bytes) {}

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
