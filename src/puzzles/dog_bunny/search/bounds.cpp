// Distances on the map with every edge open, summed over the tokens that have to arrive.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/search/bounds.hpp"

#include <algorithm>
#include <array>
#include <deque>

namespace decant::puzzles::dog_bunny {
namespace {

/// Breadth-first search against the direction of the edges.
std::vector<base::Cost> distances_to(const std::vector<std::uint8_t>& goals, const Space& space) {
    std::vector<std::vector<std::uint8_t>> sources(space.nodes());
    for (std::size_t from = 0; from < space.nodes(); ++from) {
        for (const Space::Way& way : space.ways()[from])
            sources[way.node].push_back(static_cast<std::uint8_t>(from));
    }
    std::vector<base::Cost> distance(space.nodes(), base::unreachable);
    std::deque<std::uint8_t> queue(goals.begin(), goals.end());
    for (const std::uint8_t goal : goals) distance[goal] = 0;
    while (!queue.empty()) {
        const std::uint8_t node = queue.front();
        queue.pop_front();
        for (const std::uint8_t source : sources[node]) {
            if (distance[source] != base::unreachable) continue;
            distance[source] = distance[node] + 1;
            queue.push_back(source);
        }
    }
    return distance;
}

}  // namespace

Bound::Bound(const Space& space) : space_(space) {
    for (const Space::Segment& segment : space.segments())
        to_goal_.push_back(distances_to(segment.goals, space));
}

base::Cost Bound::operator()(const State& state) const {
    base::Cost bound = 0;
    for (std::size_t kind = 0; kind < to_goal_.size(); ++kind) {
        const Space::Segment& segment = space_.segments()[kind];
        std::array<base::Cost, max_tokens> distances{};
        const std::size_t count = segment.last - segment.first;
        for (std::size_t i = 0; i < count; ++i) distances[i] = to_goal_[kind][state.nodes[segment.first + i]];
        std::sort(distances.begin(), distances.begin() + static_cast<std::ptrdiff_t>(count));
        for (std::size_t i = 0; i < segment.goals.size(); ++i) {
            if (distances[i] == base::unreachable) return base::unreachable;
            bound += distances[i];
        }
    }
    return bound;
}

}  // namespace decant::puzzles::dog_bunny
