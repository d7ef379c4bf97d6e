// Open steps, their effect, and the goal.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/search/space.hpp"

#include <algorithm>

#include "search/state_space.hpp"

namespace decant::puzzles::dog_bunny {

static_assert(search::KeyedSpace<Space>);

namespace {

void add_way(std::vector<std::vector<Space::Way>>& ways, int from, int to, const Guard& guard) {
    auto& list = ways[static_cast<std::size_t>(from)];
    const auto node = static_cast<std::uint8_t>(to);
    const auto at = std::lower_bound(list.begin(), list.end(), node,
                                     [](const Space::Way& way, std::uint8_t n) { return way.node < n; });
    if (at != list.end() && at->node == node)
        at->guards.push_back(guard);
    else
        list.insert(at, {node, {guard}});
}

}  // namespace

Space::Space(const Level& level) : out_(level.nodes.size()), in_(level.nodes.size()) {
    for (const Edge& edge : level.edges) {
        const Guard guard = edge.condition ? compile(*edge.condition) : Guard{};
        add_way(out_, edge.from, edge.to, guard);
        add_way(in_, edge.to, edge.from, guard);
        if (!edge.both_ways) continue;
        add_way(out_, edge.to, edge.from, guard);
        add_way(in_, edge.from, edge.to, guard);
    }
    std::size_t next = 0;
    for (const Kind& kind : level.kinds) {
        Segment segment{next, next + kind.starts.size(), {kind.goals.begin(), kind.goals.end()}};
        for (const int node : kind.starts) initial_.nodes[next++] = static_cast<std::uint8_t>(node);
        segments_.push_back(std::move(segment));
    }
}

bool Space::is_goal(const State& state) const {
    return std::all_of(segments_.begin(), segments_.end(), [&](const Segment& segment) {
        const auto first = state.nodes.begin();
        return std::includes(first + static_cast<std::ptrdiff_t>(segment.first),
                             first + static_cast<std::ptrdiff_t>(segment.last), segment.goals.begin(),
                             segment.goals.end());
    });
}

std::uint64_t Space::occupied(const State& state) const {
    std::uint64_t occupied = 0;
    for (std::size_t token = 0; token < tokens(); ++token) occupied |= std::uint64_t{1} << state.nodes[token];
    return occupied;
}

std::vector<Action> Space::actions(const State& state) const {
    std::vector<Action> found;
    const std::uint64_t now = occupied(state);
    for (std::size_t kind = 0; kind < segments_.size(); ++kind) {
        for (std::size_t token = segments_[kind].first; token < segments_[kind].last; ++token) {
            const std::uint8_t from = state.nodes[token];
            if (token > segments_[kind].first && state.nodes[token - 1] == from) continue;
            for (const Way& way : out_[from]) {
                if (way.open(now)) found.push_back({static_cast<std::uint8_t>(kind), from, way.node});
            }
        }
    }
    return found;
}

State Space::apply(const State& state, const Action& action) const {
    return moved(state, action.kind, action.from, action.to);
}

int Space::standing(const State& state, std::uint8_t kind, std::uint8_t node) const {
    const auto first = state.nodes.begin();
    return static_cast<int>(std::count(first + static_cast<std::ptrdiff_t>(segments_[kind].first),
                                       first + static_cast<std::ptrdiff_t>(segments_[kind].last), node));
}

State Space::moved(const State& state, std::uint8_t kind, std::uint8_t from, std::uint8_t to) const {
    State next = state;
    const Segment& segment = segments_[kind];
    std::size_t at = segment.first;
    while (next.nodes[at] != from) ++at;
    for (; at + 1 < segment.last && next.nodes[at + 1] < to; ++at) next.nodes[at] = next.nodes[at + 1];
    for (; at > segment.first && next.nodes[at - 1] > to; --at) next.nodes[at] = next.nodes[at - 1];
    next.nodes[at] = to;
    return next;
}

Level level_at(Level level, const State& state) {
    std::size_t token = 0;
    for (Kind& kind : level.kinds) {
        for (int& node : kind.starts) node = state.nodes[token++];
    }
    return level;
}

}  // namespace decant::puzzles::dog_bunny
