// Candidates by batches: made side by side, compared with wishes, accepted one after the other.
// SPDX-License-Identifier: MIT
#include "generation/generate.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "base/in_order.hpp"

namespace decant::generation {
namespace {

void note(std::vector<Seen>& seen, const std::vector<std::optional<double>>& values) {
    for (std::size_t w = 0; w < std::min(seen.size(), values.size()); ++w) {
        if (!values[w]) continue;
        const double value = *values[w];
        const auto before = seen[w].range.value_or(std::pair(value, value));
        seen[w].range = {std::min(before.first, value), std::max(before.second, value)};
        seen[w].is_met = seen[w].is_met || !is_broken(seen[w].wish, value);
    }
}

/// Without those that the end of the run left out or interrupted, which are not known to be no good.
std::vector<std::optional<Tried>> batch_of(const Order& order, std::uint64_t first, std::size_t size) {
    std::vector<std::optional<Tried>> batch(size);
    std::atomic<std::size_t> next = 0;
    base::side_by_side(order.jobs, [&] {
        for (std::size_t i = next++; i < size; i = next++) {
            if (order.has_ended()) return;
            Tried tried = candidate(order, first + i);
            if (!order.has_ended()) batch[i] = std::move(tried);
        }
    });
    return batch;
}

}  // namespace

std::optional<double> value_of(const Wish& wish, const Measurement& measurement) {
    const solution::Value* value = measurement.find(wish.metric);
    if (const auto* whole = std::get_if<std::int64_t>(value)) return static_cast<double>(*whole);
    const auto* real = std::get_if<double>(value);
    return real == nullptr ? std::nullopt : std::optional(*real);
}

bool is_broken(const Wish& wish, double value) {
    return (wish.low && value < *wish.low) || (wish.high && value > *wish.high);
}

Fit fit(const std::vector<Wish>& wishes, const Measurement& measurement) {
    Fit fit = Fit::yes;
    for (const Wish& wish : wishes) {
        const auto value = value_of(wish, measurement);
        if (!value)
            fit = Fit::unknown;
        else if (is_broken(wish, *value))
            return Fit::no;
    }
    return fit;
}

std::int64_t distance(const std::vector<Wish>& wishes, const Measurement& measurement) {
    // Each product is rounded by itself, so that machines that fuse operations get the same sum.
    const auto thousandths = [](double value) { return static_cast<std::int64_t>(std::floor(value * 1000)); };
    std::int64_t sum = 0;
    for (const Wish& wish : wishes) {
        const auto value = value_of(wish, measurement);
        if (!value || !is_broken(wish, *value)) continue;
        const double bound = wish.low && *value < *wish.low ? *wish.low : *wish.high;
        const std::int64_t gap = thousandths(*value) - thousandths(bound);
        sum += gap < 0 ? -gap : gap;
    }
    return sum;
}

Acceptance::Acceptance(Order order, Position position)
    : order_(std::move(order)), position_(std::move(position)) {
    for (const Wish& wish : order_.wishes) by_this_run_.seen.push_back({wish, {}});
}

bool Acceptance::goes_on() const {
    return position_.keys.size() < order_.count && position_.next < order_.attempts && !is_out_of_patience();
}

bool Acceptance::take(const Finding& finding) {
    ++position_.next;
    note(by_this_run_.seen, finding.values);
    if (finding.is_too_hard) ++by_this_run_.too_hard;
    if (finding.is_out_of_memory) ++by_this_run_.out_of_memory;
    in_vain_ += finding.is_too_hard ? order_.hard_weight : 1;
    const bool is_taken = !finding.key.empty() && position_.keys.insert(finding.key).second;
    if (is_taken) in_vain_ = 0;
    return is_taken;
}

Outcome Acceptance::outcome() const {
    Outcome outcome = by_this_run_;
    outcome.made = position_.keys.size();
    outcome.looked = position_.next;
    outcome.cancelled = goes_on();
    outcome.gave_up = is_out_of_patience();
    return outcome;
}

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
        auto tried = batch_of(order, next, left);
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
