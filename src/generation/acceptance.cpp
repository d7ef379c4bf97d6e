// The account of the candidates.
// SPDX-License-Identifier: MIT
#include "generation/acceptance.hpp"

#include <algorithm>
#include <utility>

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

}  // namespace

Acceptance::Acceptance(Order order, Position position)
    : order_(std::move(order)), position_(std::move(position)) {
    for (const Wish& wish : order_.wishes) seen_.push_back({wish, {}});
}

bool Acceptance::goes_on() const {
    return position_.keys.size() < order_.count && position_.next < order_.attempts && !is_out_of_patience();
}

bool Acceptance::take(const Finding& finding) {
    ++position_.next;
    note(seen_, finding.values);
    if (finding.is_too_hard) ++too_hard_;
    if (finding.is_out_of_memory) ++out_of_memory_;
    in_vain_ += finding.is_too_hard ? order_.hard_weight : 1;
    const bool is_taken = !finding.key.empty() && position_.keys.insert(finding.key).second;
    if (is_taken) in_vain_ = 0;
    return is_taken;
}

Outcome Acceptance::outcome() const {
    return {.made = position_.keys.size(),
            .looked = position_.next,
            .cancelled = goes_on(),
            .gave_up = is_out_of_patience(),
            .too_hard = too_hard_,
            .out_of_memory = out_of_memory_,
            .seen = seen_};
}

}  // namespace decant::generation
