// A value that one thread replaces while others read it.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace decant::puzzles::tube_sort::engine {

/// Readers may still be using an old version, so old versions are kept until nobody can be.
template <class Value>
class Published {
  public:
    explicit Published(std::unique_ptr<Value> first) { replace(std::move(first)); }

    [[nodiscard]] Value& now() const { return *now_.load(std::memory_order_acquire); }
    /// Called by one thread at a time.
    void replace(std::unique_ptr<Value> next) {
        versions_.push_back(std::move(next));
        now_.store(versions_.back().get(), std::memory_order_release);
    }
    /// Called only while nobody reads.
    void forget_old() { versions_.erase(versions_.begin(), versions_.end() - 1); }

  private:
    std::atomic<Value*> now_ = nullptr;
    std::vector<std::unique_ptr<Value>> versions_;  ///< the last is `now_`
};

}  // namespace decant::puzzles::tube_sort::engine
