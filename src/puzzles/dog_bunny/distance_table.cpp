// Fills the table layer by layer.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/distance_table.hpp"

namespace decant::puzzles::dog_bunny {

std::vector<std::uint32_t> DistanceTable::collect_goals() {
    std::vector<std::uint32_t> goals;
    for (std::size_t rank = 0; rank < distances_.size(); ++rank) {
        if (!space_.is_goal(ranking_.state(rank))) continue;
        distances_[rank] = 0;
        goals.push_back(static_cast<std::uint32_t>(rank));
    }
    return goals;
}

bool DistanceTable::fill(search::Meter& meter, bool to_the_end) {
    const std::size_t start = index(space_.initial());
    const auto states = static_cast<std::size_t>(ranking_.size());
    if (!meter.fits(bytes_for(states))) return false;
    distances_.assign(states, unknown);
    std::vector<std::uint32_t> layer = collect_goals();
    std::vector<std::uint32_t> next;
    const auto bytes = [&] {
        return bytes_for(distances_.size()) + (layer.capacity() + next.capacity()) * sizeof(std::uint32_t);
    };
    for (std::uint16_t distance = 0; !layer.empty() && distance + 1 < unknown; ++distance) {
        if (!to_the_end && distances_[start] != unknown) return true;
        // Whatever is not in the table yet is farther than this layer.
        if (distances_[start] == unknown) meter.raise_bound(distance + 1);
        for (const std::uint32_t rank : layer) {
            if (!meter.may_expand(bytes())) return false;
            const State state = ranking_.state(rank);
            space_.each_predecessor(state, [&](std::size_t kind, const State& before) {
                ++meter.statistics.generated;
                const auto reached =
                    static_cast<std::uint32_t>(ranking_.rank_after(rank, state, kind, before));
                if (distances_[reached] != unknown) return;
                distances_[reached] = static_cast<std::uint16_t>(distance + 1);
                next.push_back(reached);
            });
        }
        layer.swap(next);
        next.clear();
    }
    return layer.empty();
}

}  // namespace decant::puzzles::dog_bunny
