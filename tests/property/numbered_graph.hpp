// The graph of all positions of a small level, with every tube in its place, for tests of single lemmas.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "property/audit_levels.hpp"
#include "reference/abstraction.hpp"

namespace audit {

inline constexpr int unreachable = reference::Abstraction::never;

/// The target of a move, and its cost.
struct Arc {
    std::size_t to;
    int cost;
};

/// Moves of one unit; of any number of units, each at the cost of one move; pours that cost 1, and their
/// units.
enum class Moves { of_one_unit, of_any_size, pours, pours_by_units };

struct NumberedGraph {
    std::vector<reference::Level> states;
    std::vector<std::vector<Arc>> arcs;
    std::vector<int> distance;  ///< to a goal, or `unreachable`
    bool is_whole = false;      ///< else it stopped at `most` states, and nothing else is told

    NumberedGraph(const reference::Level& start, Moves kind, std::size_t most) {
        std::map<std::vector<std::string>, std::size_t> number;
        const auto enter = [&](const reference::Level& level) {
            const auto [at, is_new] = number.try_emplace(level.tubes, states.size());
            if (is_new) states.push_back(level);
            return at->second;
        };
        enter(start);
        for (std::size_t s = 0; s < states.size(); ++s) {
            if (states.size() > most) return;
            const reference::Level state = states[s];
            const bool poured = kind == Moves::pours || kind == Moves::pours_by_units;
            auto& from_here = arcs.emplace_back();
            for (const auto& move : poured ? pours(state) : moves_of_any_size(state)) {
                if (kind == Moves::of_one_unit && move.units > 1) continue;
                from_here.push_back(
                    {enter(after(state, move)), kind == Moves::pours_by_units ? move.units : 1});
            }
        }
        is_whole = true;
        measure();
    }

  private:
    void measure() {
        distance.assign(states.size(), unreachable);
        for (std::size_t s = 0; s < states.size(); ++s) {
            if (is_goal(states[s])) distance[s] = 0;
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t s = states.size(); s-- > 0;) {
                for (const Arc& arc : arcs[s]) {
                    if (arc.cost + distance[arc.to] >= distance[s]) continue;
                    distance[s] = arc.cost + distance[arc.to];
                    changed = true;
                }
            }
        }
    }
};

inline bool has_one_tube_each(const reference::Level& level) {
    const int capacity = level.capacities.front();
    std::map<char, int> units;
    for (const std::string& tube : level.tubes) {
        for (const char unit : tube) ++units[unit];
    }
    return std::all_of(level.capacities.begin(), level.capacities.end(),
                       [&](int c) { return c == capacity; }) &&
           std::all_of(units.begin(), units.end(), [&](const auto& of) { return of.second <= capacity; });
}

/// Random levels with one tube for each color, many of which share borders under runs of unequal length.
template <class Use>
void each_level_with_one_tube_each(std::uint64_t seed, int count, bool ball, const Use& use) {
    LevelSource source(seed, 4);
    while (count > 0 && !testing::Test::HasFatalFailure()) {
        reference::Level level = source.draw();
        if (!has_one_tube_each(level)) continue;
        level.ball = ball;
        const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(level));
        use(level);
        --count;
    }
}

}  // namespace audit
