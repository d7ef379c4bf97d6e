// Candidates by batches: made side by side, accepted one after the other.
// SPDX-License-Identifier: MIT
#include "generation/generate.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>
#include <vector>

#include "base/side_by_side.hpp"
#include "generation/acceptance.hpp"
#include "generation/candidate.hpp"

namespace decant::generation {
namespace {

class Batch {
  public:
    Batch(const Order& order, std::uint64_t first, std::size_t size)
        : order_(order), first_(first), tried_(size) {}

    /// Without those that the end of the run left out or interrupted, which are not known to be no good.
    std::vector<std::optional<Tried>> run() {
        base::side_by_side(order_.jobs, [this] { work(); });
        return std::move(tried_);
    }

  private:
    void work() {
        for (std::size_t i = next_++; i < tried_.size(); i = next_++) {
            if (order_.has_ended()) return;
            Tried tried = candidate(order_, first_ + i);
            if (!order_.has_ended()) tried_[i] = std::move(tried);
        }
    }

    const Order& order_;
    std::uint64_t first_;
    std::atomic<std::size_t> next_{0};
    std::vector<std::optional<Tried>> tried_;
};

}  // namespace

Outcome generate(const Order& order, Position position, const std::function<void(Made)>& use,
                 const std::function<bool(const Position&)>& on_batch) {
    // Large enough to keep all jobs busy, small enough to lose little when a run is stopped.
    const bool is_slow = order.maker == Maker::climb || order.needs_full || order.wishes.size() > 1;
    const std::size_t size = is_slow ? 2 : 32;
    const std::size_t batch = size * static_cast<std::size_t>(order.jobs);
    Acceptance acceptance(order, std::move(position));
    while (acceptance.goes_on()) {
        const std::uint64_t next = acceptance.position().next;
        const auto left = static_cast<std::size_t>(std::min<std::uint64_t>(batch, order.attempts - next));
        auto tried = Batch(order, next, left).run();
        if (order.ends.cancelled()) break;
        for (std::optional<Tried>& one : tried) {
            if (!one || !acceptance.goes_on()) break;
            if (acceptance.take(one->finding)) use(*std::move(one->made));
        }
        if (!on_batch(acceptance.position()) || order.ends.late()) break;
    }
    return acceptance.outcome();
}

}  // namespace decant::generation
