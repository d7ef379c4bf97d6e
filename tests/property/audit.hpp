// The graph of all states that a level can reach, with the exact distance of each, for audits of bounds and
// prunings.
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "api/decant.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "reference/tube_sort.hpp"

namespace audit {

using decant::base::Cost;
using decant::puzzles::tube_sort::Board;
using decant::puzzles::tube_sort::Space;
using decant::puzzles::tube_sort::State;

inline constexpr Cost dead = std::numeric_limits<Cost>::max();

inline Board board_of(const reference::Level& level) {
    decant::puzzles::tube_sort::ReadOptions options;
    options.partial = true;
    using namespace decant::puzzles;
    return *tube_sort::propose(tube_sort::formats(), tube_sort::find_boards, "code", reference::code(level),
                               options)
                .front()
                .level;
}

/// States in the order in which breadth-first search meets them, their successors, and their distances to a
/// goal.
struct Graph {
    std::vector<State> states;
    std::vector<std::vector<std::size_t>> successors;
    std::vector<Cost> distance;  ///< `dead` where no goal can be reached

    explicit Graph(const Space& space) {
        struct Hash {
            std::size_t operator()(const State& state) const { return hash_value(state); }
        };
        std::unordered_map<State, std::size_t, Hash> number;
        const auto enter = [&](const State& state) {
            const auto [at, is_new] = number.try_emplace(state, states.size());
            if (is_new) states.push_back(state);
            return at->second;
        };
        enter(space.initial());
        for (std::size_t s = 0; s < states.size(); ++s) {
            const State state = states[s];
            auto& next = successors.emplace_back();
            for (const auto& action : space.actions(state)) next.push_back(enter(space.apply(state, action)));
        }
        measure(space);
    }

  private:
    void measure(const Space& space) {
        std::vector<std::vector<std::size_t>> predecessors(states.size());
        for (std::size_t s = 0; s < states.size(); ++s) {
            for (const std::size_t next : successors[s]) predecessors[next].push_back(s);
        }
        distance.assign(states.size(), dead);
        std::deque<std::size_t> queue;
        for (std::size_t s = 0; s < states.size(); ++s) {
            if (!space.is_goal(states[s])) continue;
            distance[s] = 0;
            queue.push_back(s);
        }
        while (!queue.empty()) {
            const std::size_t s = queue.front();
            queue.pop_front();
            for (const std::size_t before : predecessors[s]) {
                if (distance[before] != dead) continue;
                distance[before] = distance[s] + 1;
                queue.push_back(before);
            }
        }
    }
};

}  // namespace audit
