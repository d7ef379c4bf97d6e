// Runs items in several threads, with results in the order of the items.
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

#include "base/side_by_side.hpp"

namespace decant::base {

/// The threads of one call of `in_order`, and the results that wait for an earlier one.
template <class Take, class Work, class Use>
class OrderedWork {
  public:
    OrderedWork(const Take& take, const Work& work, const Use& use) : take_(take), work_(work), use_(use) {}

    void run(int jobs) {
        side_by_side(jobs, [this] { help(); });
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    using Item = typename std::invoke_result_t<const Take&>::value_type;
    using Answer = std::invoke_result_t<const Work&, const Item&>;

    void help() {
        try {
            while (const auto next = next_item()) deliver(next->first, work_(next->second));
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            room_.notify_all();
        }
    }

    std::optional<std::pair<std::size_t, Item>> next_item() {
        // Taking has its own lock: an answer must not wait for the next item.
        const std::lock_guard taking(taking_);
        {
            // A slow item must not let the answers behind it pile up without end.
            std::unique_lock lock(mutex_);
            room_.wait(lock, [&] { return failure_ || taken_ < used_ + most_waiting; });
            if (failure_) return std::nullopt;
        }
        auto item = take_();
        if (!item) return std::nullopt;
        return std::pair(taken_++, *std::move(item));
    }

    void deliver(std::size_t number, Answer answer) {
        const std::lock_guard lock(mutex_);
        if (failure_) return;
        waiting_.emplace(number, std::move(answer));
        // If `use_` throws, its answer is gone and not counted, so that nobody reaches those behind it.
        for (auto next = waiting_.extract(used_); !next.empty(); next = waiting_.extract(++used_))
            use_(std::move(next.mapped()));
        room_.notify_all();
    }

    static constexpr std::size_t most_waiting = 1000;

    const Take& take_;
    const Work& work_;
    const Use& use_;
    std::mutex taking_;
    std::size_t taken_ = 0;  ///< changed under `taking_`
    std::mutex mutex_;       ///< for everything that follows
    std::condition_variable room_;
    std::size_t used_ = 0;
    std::map<std::size_t, Answer> waiting_;
    std::exception_ptr failure_;
};

/// Calls `take()` until it returns nothing, `work(item)` in `jobs` threads, including the calling one, and
/// `use(answer)` in the order of the items, each as soon as it and all before it are done. `take` and `use`
/// are called by one thread at a time. The first exception ends the work and is rethrown.
template <class Take, class Work, class Use>
void in_order(int jobs, const Take& take, const Work& work, const Use& use) {
    OrderedWork<Take, Work, Use>(take, work, use).run(jobs);
}

}  // namespace decant::base
