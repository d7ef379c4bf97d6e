// Ranks and unranks multisets of nodes.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/ranking.hpp"

#include <algorithm>

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::uint64_t too_many = std::uint64_t{1} << 63;

}  // namespace

Ranking::Ranking(const Space& space) : space_(space) {
    for (std::size_t n = 0; n < choose_.size(); ++n) {
        choose_[n][0] = 1;
        for (std::size_t k = 1; k <= max_tokens && n > 0; ++k) {
            choose_[n][k] = std::min(too_many, choose_[n - 1][k - 1] + choose_[n - 1][k]);
        }
    }
    for (const Space::Segment& segment : space.segments()) {
        const std::size_t tokens = segment.last - segment.first;
        radix_.push_back(choose(space.nodes() + tokens - 1, tokens));
        size_ = size_ > too_many / radix_.back() ? too_many : size_ * radix_.back();
    }
    weight_.assign(radix_.size(), 1);
    for (std::size_t kind = radix_.size(); kind-- > 1;) weight_[kind - 1] = weight_[kind] * radix_[kind];
}

/// A sorted multiset n_0 <= n_1 <= ... becomes the set n_0 < n_1 + 1 < n_2 + 2 ..., whose rank is the sum of
/// C(n_i + i, i + 1).
std::uint64_t Ranking::digit(const State& state, std::size_t kind) const {
    const Space::Segment& segment = space_.segments()[kind];
    std::uint64_t digit = 0;
    for (std::size_t i = 0; segment.first + i < segment.last; ++i) {
        digit += choose(state.nodes[segment.first + i] + i, i + 1);
    }
    return digit;
}

std::uint64_t Ranking::rank(const State& state) const {
    std::uint64_t rank = 0;
    for (std::size_t kind = 0; kind < radix_.size(); ++kind) rank += digit(state, kind) * weight_[kind];
    return rank;
}

State Ranking::state(std::uint64_t rank) const {
    State state;
    for (std::size_t kind = radix_.size(); kind-- > 0;) {
        const Space::Segment& segment = space_.segments()[kind];
        std::uint64_t digit = rank % radix_[kind];
        rank /= radix_[kind];
        std::size_t n = space_.nodes() + (segment.last - segment.first) - 1;
        for (std::size_t i = segment.last - segment.first; i-- > 0;) {
            // The last one needs no search, since C(n, 1) is n.
            if (i == 0) n = static_cast<std::size_t>(digit);
            while (choose(n, i + 1) > digit) --n;
            digit -= choose(n, i + 1);
            state.nodes[segment.first + i] = static_cast<std::uint8_t>(n - i);
        }
    }
    return state;
}

}  // namespace decant::puzzles::dog_bunny
