// Candidates by batches: made side by side, accepted one after the other.
// SPDX-License-Identifier: MIT
#include "generation/generate.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

#include "generation/candidate.hpp"

namespace decant::generation {
namespace {

/// A candidate that passed, with its key.
struct Passed {
    Made made;
    std::string key;
};

class Batch {
  public:
    Batch(const Order& order, std::uint64_t first, std::size_t size)
        : order_(order), first_(first), passed_(size) {}

    std::vector<std::optional<Passed>> run() {
        std::vector<std::thread> helpers;
        for (int job = 1; job < order_.jobs; ++job) helpers.emplace_back([this] { work(); });
        work();
        for (std::thread& helper : helpers) helper.join();
        return std::move(passed_);
    }

  private:
    void work() {
        for (std::size_t i = next_++; i < passed_.size(); i = next_++) {
            if (order_.cancel != nullptr && order_.cancel->cancelled()) return;
            auto made = candidate(order_, first_ + i);
            if (!made) continue;
            std::string key = made->puzzle->canonical_key();
            passed_[i].emplace(Passed{*std::move(made), std::move(key)});
        }
    }

    const Order& order_;
    std::uint64_t first_;
    std::atomic<std::size_t> next_{0};
    std::vector<std::optional<Passed>> passed_;
};

}  // namespace

Outcome generate(const Order& order, Position position, const std::function<void(Made)>& use,
                 const std::function<bool(const Position&)>& on_batch) {
    // Large enough to keep all jobs busy, small enough to lose little when a run is stopped.
    const bool is_slow = order.maker == Maker::climb || order.needs_full || order.wishes.size() > 1;
    const std::size_t size = is_slow ? 2 : 32;
    const std::size_t batch = size * static_cast<std::size_t>(order.jobs);
    Outcome outcome;
    outcome.made = position.keys.size();
    while (outcome.made < order.count && position.next < order.attempts) {
        const auto left =
            static_cast<std::size_t>(std::min<std::uint64_t>(batch, order.attempts - position.next));
        auto passed = Batch(order, position.next, left).run();
        // What was interrupted is not known to be no good, so nothing of this batch counts.
        outcome.cancelled = order.cancel != nullptr && order.cancel->cancelled();
        if (outcome.cancelled) break;
        for (std::optional<Passed>& one : passed) {
            if (outcome.made == order.count) break;
            ++position.next;
            if (!one || !position.keys.insert(std::move(one->key)).second) continue;
            ++outcome.made;
            use(std::move(one->made));
        }
        if (!on_batch(position)) break;
    }
    return outcome;
}

}  // namespace decant::generation
