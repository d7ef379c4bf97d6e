// Runs a function in several threads, or items with results in the order of the items.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace decant::base {

/// Calls `work()`, which must not throw, in `jobs` threads, including the calling one, and waits for all. If
/// the machine cannot start that many threads, there are fewer.
template <class Work>
void side_by_side(int jobs, const Work& work) {
    std::vector<std::thread> helpers;
    helpers.reserve(static_cast<std::size_t>(std::max(jobs, 1)));
    try {
        for (int job = 1; job < jobs; ++job) helpers.emplace_back(work);
        // Those that are there do the work. NOLINTNEXTLINE(bugprone-empty-catch)
    } catch (const std::system_error&) {
    }
    work();
    for (std::thread& helper : helpers) helper.join();
}

/// How items are dealt out to the threads, unless something else is said.
struct Dealing {
    /// Of the last so many items, the largest is begun first, as it may take longest: begun last, it would
    /// keep one thread busy when the others have nothing left to do. So many are taken before they are begun.
    std::size_t last = 0;
    /// No item is taken while so much is held: items without an answer yet, and answers that wait for a slow
    /// one before them.
    std::size_t most_held = 1000;

    static std::size_t size_of(const auto& /*item*/) { return 1; }
    /// The weight of an item from when it is taken until it is answered.
    static std::size_t load_of(const auto& /*item*/) { return 0; }
    static std::size_t weight_of(const auto& /*answer*/) { return 1; }
};

/// How many of the last items are enough for each thread: with so many, levels in the order of their sizes
/// take a tenth longer than in the best order, and with none, half as long again.
inline constexpr std::size_t last_of_each_job = 16;

/// The threads of one call of `in_order`, and the results that wait for an earlier one.
template <class Take, class Work, class Use, class Deal>
class OrderedWork {
  public:
    OrderedWork(const Take& take, const Work& work, const Use& use, const Deal& deal)
        : take_(take), work_(work), use_(use), deal_(deal) {}

    void run(int jobs) {
        side_by_side(jobs, [this] { help(); });
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    using Item = typename std::invoke_result_t<const Take&>::value_type;
    using Numbered = std::pair<std::size_t, Item>;
    using Answer = std::invoke_result_t<const Work&, const Item&>;

    void help() {
        try {
            for (auto next = next_item(); next; next = next_item()) {
                Answer answer = work_(next->second);
                const std::size_t load = deal_.load_of(next->second);
                const std::size_t number = next->first;
                next.reset();
                if (!deliver(number, load, std::move(answer))) break;
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            room_.notify_all();
        }
    }

    std::optional<Numbered> next_item() {
        // Taking has its own lock: an answer must not wait for the next item.
        const std::lock_guard taking(taking_);
        while (!is_end_ && taken_.size() <= deal_.last) {
            // Waiting for room here while taken items are not yet begun would be a deadlock.
            if (!taken_.empty() && !has_room()) break;
            if (!wait_for_room()) return std::nullopt;
            auto item = take_();
            if (item)
                keep(*std::move(item));
            else
                end();
        }
        if (taken_.empty()) return std::nullopt;
        Numbered next = std::move(taken_.front());
        taken_.pop_front();
        return next;
    }

    void keep(Item item) {
        {
            const std::lock_guard lock(mutex_);
            held_ += deal_.load_of(item);
        }
        taken_.emplace_back(count_++, std::move(item));
    }

    bool has_room() {
        const std::lock_guard lock(mutex_);
        return held_ < deal_.most_held;
    }

    /// A slow item must not let the answers behind it pile up without end. False after a failure.
    bool wait_for_room() {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return failure_ || held_ < deal_.most_held; });
        return !failure_;
    }

    void end() {
        is_end_ = true;
        std::sort(taken_.begin(), taken_.end(), [&](const Numbered& one, const Numbered& other) {
            return std::pair(deal_.size_of(other.second), one.first) <
                   std::pair(deal_.size_of(one.second), other.first);
        });
    }

    /// False after a failure.
    bool deliver(std::size_t number, std::size_t load, Answer answer) {
        const std::lock_guard lock(mutex_);
        if (failure_) return false;
        held_ = held_ - load + deal_.weight_of(answer);
        waiting_.emplace(number, std::move(answer));
        // If `use_` throws, its answer is gone and not counted, so that nobody reaches those behind it.
        for (auto next = waiting_.extract(used_); !next.empty(); next = waiting_.extract(++used_)) {
            held_ -= deal_.weight_of(next.mapped());
            use_(std::move(next.mapped()));
        }
        room_.notify_all();
        return true;
    }

    const Take& take_;
    const Work& work_;
    const Use& use_;
    const Deal& deal_;
    std::mutex taking_;           ///< for what follows
    std::deque<Numbered> taken_;  ///< and not begun
    std::size_t count_ = 0;
    bool is_end_ = false;
    std::mutex mutex_;  ///< for everything that follows
    std::condition_variable room_;
    std::size_t used_ = 0;
    std::map<std::size_t, Answer> waiting_;
    std::size_t held_ = 0;
    std::exception_ptr failure_;
};

/// Calls `take()` until it returns nothing, `work(item)` in `jobs` threads, including the calling one, and
/// `use(answer)` in the order of the items, each as soon as it and all before it are done. `take` and `use`
/// are called by one thread at a time. The first exception ends the work and is rethrown.
template <class Take, class Work, class Use, class Deal = Dealing>
void in_order(int jobs, const Take& take, const Work& work, const Use& use, const Deal& deal = {}) {
    OrderedWork<Take, Work, Use, Deal>(take, work, use, deal).run(jobs);
}

}  // namespace decant::base
