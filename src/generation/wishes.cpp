// Compares metrics with wishes.
// SPDX-License-Identifier: MIT
#include "generation/wishes.hpp"

#include <cmath>

namespace decant::generation {

std::optional<double> value_of(const Wish& wish, const Measurement& measurement) {
    const solution::Value* value = measurement.find(wish.metric);
    if (value == nullptr) return std::nullopt;
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

}  // namespace decant::generation
