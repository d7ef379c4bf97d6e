// Random DogBunny levels, and the truth about the small ones: every state and its distance to a goal.
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>
#include <rapidcheck.h>

#include <algorithm>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "puzzles/dog_bunny/rules/level.hpp"
#include "puzzles/dog_bunny/search/space.hpp"

namespace decant::puzzles::dog_bunny {

inline Condition random_condition(base::Random& random, int nodes, int depth = 0) {
    const std::size_t pick = depth == 3 ? 0 : random.below(6);
    if (pick < 2) return {Condition::Op::node, random.between(0, nodes - 1), {}};
    Condition condition{pick == 2   ? Condition::Op::negation
                        : pick == 3 ? Condition::Op::any
                                    : Condition::Op::all,
                        0,
                        {}};
    const int parts = pick == 2 ? 1 : random.between(2, 3);
    for (int i = 0; i < parts; ++i) condition.parts.push_back(random_condition(random, nodes, depth + 1));
    return condition;
}

struct LevelShape {
    int nodes = 5;   ///< at most
    int tokens = 4;  ///< at most
    bool odd_names = false;
};

/// Any level that passes the checks. Goals are left out at times, but not all of them.
inline Level random_level(base::Random& random, const LevelShape& shape = {}) {
    const auto name = [&](std::string_view stem, std::size_t i) {
        const std::vector<std::string> odd{"-", "_", ".", "\u00E9", "7", "edges", "goal", "start", "-1"};
        const std::string middle = shape.odd_names ? odd[random.below(odd.size())] : "";
        return fmt::format("{}{}{}", stem, middle, i);
    };
    Level level;
    const int nodes = random.between(2, shape.nodes);
    for (std::size_t i = 0; i < static_cast<std::size_t>(nodes); ++i)
        level.nodes.push_back({name("n", i), {}});
    for (int edges = random.between(nodes - 1, 2 * nodes); edges > 0; --edges) {
        Edge edge;
        edge.from = random.between(0, nodes - 1);
        edge.to = (edge.from + random.between(1, nodes - 1)) % nodes;
        edge.both_ways = random.below(2) == 0;
        if (random.below(2) == 0) edge.condition = random_condition(random, nodes);
        level.edges.push_back(std::move(edge));
    }
    bool any_goal = false;
    const std::size_t kinds = 1 + random.below(3);
    int tokens = shape.tokens;
    for (std::size_t k = 0; k < kinds && tokens > 0; ++k) {
        Kind& kind = level.kinds.emplace_back(Kind{name("k", k), {}, {}});
        const int count = random.between(1, std::min(tokens, 3));
        tokens -= count;
        for (int i = 0; i < count; ++i) {
            kind.starts.push_back(random.between(0, nodes - 1));
            if (any_goal && random.below(4) == 0) continue;
            kind.goals.push_back(random.between(0, nodes - 1));
            any_goal = true;
        }
        std::sort(kind.starts.begin(), kind.starts.end());
        std::sort(kind.goals.begin(), kind.goals.end());
    }
    return level;
}

/// RapidCheck picks the seed alone: dependent picks cannot be shrunk one by one.
inline base::Random any_random() {
    return base::Random(*rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

inline Level any_level(const LevelShape& shape = {}) {
    base::Random random = any_random();
    return random_level(random, shape);
}

/// A level as programs of other people have them: a dog and two bunnies with goals, and conditions that list
/// nodes to be occupied and nodes to be empty, but not those that the edge connects.
inline Level any_listed_level() {
    base::Random random = any_random();
    Level level = random_level(random, {6, 4, false});
    const int last = static_cast<int>(level.nodes.size()) - 1;
    for (Edge& edge : level.edges) {
        std::vector<Condition> parts;
        for (int node = 0; node <= last; ++node) {
            const Condition occupied{Condition::Op::node, node, {}};
            const std::size_t pick = node == edge.from || node == edge.to ? 9 : random.below(4);
            if (pick == 0) parts.push_back(occupied);
            if (pick == 1) parts.push_back({Condition::Op::negation, 0, {occupied}});
        }
        edge.condition.reset();
        if (parts.size() == 1) edge.condition = parts.front();
        if (parts.size() > 1) edge.condition = Condition{Condition::Op::all, 0, parts};
    }
    const auto places = [&](std::size_t count) {
        std::vector<int> nodes;
        for (; count > 0; --count) nodes.push_back(random.between(0, last));
        std::sort(nodes.begin(), nodes.end());
        return nodes;
    };
    level.kinds = {{"bunny", places(2), places(2)}, {"dog", places(1), places(1)}};
    return level;
}

/// The same level among stones that nobody needs: nothing changes but the number of states, which is beyond
/// any table.
inline Level among_stones(Level level) {
    while (level.nodes.size() < 40) level.nodes.push_back({fmt::format("far-{}", level.nodes.size()), {}});
    level.kinds.push_back({"stone", std::vector<int>(9, 39), {}});
    return level;
}

struct StateHash {
    std::size_t operator()(const State& state) const { return hash_value(state); }
};

/// Every state of a level, reachable or not, with its exact distance; made without ranks and predecessors.
class Truth {
  public:
    explicit Truth(const Space& space) {
        place(space, 0, State{});
        std::vector<std::vector<std::size_t>> before(states_.size());
        for (std::size_t s = 0; s < states_.size(); ++s) {
            for (const Action& action : space.actions(states_[s]))
                before[number_.at(space.apply(states_[s], action))].push_back(s);
        }
        distances_.assign(states_.size(), base::unreachable);
        std::deque<std::size_t> queue;
        for (std::size_t s = 0; s < states_.size(); ++s) {
            if (!space.is_goal(states_[s])) continue;
            distances_[s] = 0;
            queue.push_back(s);
        }
        for (; !queue.empty(); queue.pop_front()) {
            for (const std::size_t s : before[queue.front()]) {
                if (distances_[s] != base::unreachable) continue;
                distances_[s] = distances_[queue.front()] + 1;
                queue.push_back(s);
            }
        }
    }

    [[nodiscard]] const std::vector<State>& states() const { return states_; }
    [[nodiscard]] base::Cost distance(const State& state) const { return distances_[number_.at(state)]; }

  private:
    /// Places the tokens from `token` on, those of one kind in ascending order.
    void place(const Space& space, std::size_t token, State state) {
        if (token == space.tokens()) {
            number_.emplace(state, states_.size());
            states_.push_back(state);
            return;
        }
        const auto starts_kind = [&](const Space::Segment& segment) { return segment.first == token; };
        const bool is_first = std::any_of(space.segments().begin(), space.segments().end(), starts_kind);
        for (std::size_t node = token == 0 || is_first ? 0 : state.nodes[token - 1]; node < space.nodes();
             ++node) {
            state.nodes[token] = static_cast<std::uint8_t>(node);
            place(space, token + 1, state);
        }
    }

    std::vector<State> states_;
    std::unordered_map<State, std::size_t, StateHash> number_;
    std::vector<base::Cost> distances_;
};

}  // namespace decant::puzzles::dog_bunny
