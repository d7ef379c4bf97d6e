// Candidates by batches: made side by side, accepted one after the other.
// SPDX-License-Identifier: MIT
#include "generation/generate.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "base/side_by_side.hpp"
#include "generation/candidate.hpp"

namespace decant::generation {
namespace {

/// A candidate, with its key where it passed.
struct Looked {
    Tried tried;
    std::string key;
};

class Batch {
  public:
    Batch(const Order& order, std::uint64_t first, std::size_t size)
        : order_(order), first_(first), looked_(size) {}

    std::vector<Looked> run() {
        base::side_by_side(order_.jobs, [this] { work(); });
        return std::move(looked_);
    }

  private:
    void work() {
        for (std::size_t i = next_++; i < looked_.size(); i = next_++) {
            if (order_.cancel != nullptr && order_.cancel->cancelled()) return;
            Looked& looked = looked_[i];
            looked.tried = candidate(order_, first_ + i);
            if (looked.tried.made) looked.key = looked.tried.made->puzzle->canonical_key();
        }
    }

    const Order& order_;
    std::uint64_t first_;
    std::atomic<std::size_t> next_{0};
    std::vector<Looked> looked_;
};

void note(std::vector<Seen>& seen, const std::vector<std::optional<double>>& values) {
    for (std::size_t w = 0; w < values.size(); ++w) {
        if (!values[w]) continue;
        const double value = *values[w];
        const auto before = seen[w].range.value_or(std::pair(value, value));
        seen[w].range = {std::min(before.first, value), std::max(before.second, value)};
        seen[w].is_met = seen[w].is_met || !is_broken(seen[w].wish, value);
    }
}

void note_hardness(Outcome& outcome, const Tried& tried) {
    if (!tried.is_too_hard) return;
    ++outcome.too_hard;
    if (tried.limit == base::Limit::memory) ++outcome.out_of_memory;
}

}  // namespace

Outcome generate(const Order& order, Position position, const std::function<void(Made)>& use,
                 const std::function<bool(const Position&)>& on_batch) {
    // Large enough to keep all jobs busy, small enough to lose little when a run is stopped.
    const bool is_slow = order.maker == Maker::climb || order.needs_full || order.wishes.size() > 1;
    const std::size_t size = is_slow ? 2 : 32;
    const std::size_t batch = size * static_cast<std::size_t>(order.jobs);
    Outcome outcome;
    outcome.made = position.keys.size();
    for (const Wish& wish : order.wishes) outcome.seen.push_back({wish, {}});
    std::uint64_t in_vain = 0;
    const auto goes_on = [&] {
        return outcome.made < order.count && position.next < order.attempts && !outcome.gave_up;
    };
    while (goes_on()) {
        const auto left =
            static_cast<std::size_t>(std::min<std::uint64_t>(batch, order.attempts - position.next));
        auto looked = Batch(order, position.next, left).run();
        // What was interrupted is not known to be no good, so nothing of this batch counts.
        outcome.cancelled = order.cancel != nullptr && order.cancel->cancelled();
        if (outcome.cancelled) break;
        for (Looked& one : looked) {
            outcome.gave_up = in_vain >= order.patience;
            if (outcome.made == order.count || outcome.gave_up) break;
            ++position.next;
            note(outcome.seen, one.tried.values);
            note_hardness(outcome, one.tried);
            in_vain += one.tried.is_too_hard ? order.hard_weight : 1;
            if (!one.tried.made || !position.keys.insert(std::move(one.key)).second) continue;
            in_vain = 0;
            ++outcome.made;
            use(*std::move(one.tried.made));
        }
        if (on_batch(position)) continue;
        outcome.cancelled = goes_on();
        break;
    }
    outcome.looked = position.next;
    return outcome;
}

}  // namespace decant::generation
