// Walks the layers of shortest plans.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/engine/shortest_plans.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <unordered_map>

namespace decant::puzzles::dog_bunny {
namespace {

using BigInteger = boost::multiprecision::cpp_int;

struct Count {
    BigInteger interchangeable = 0;
    BigInteger by_token = 0;
};

/// A state and who moved last: a kind and the node that it stands on now.
struct Mover {
    State state;
    std::uint8_t kind = 0xFF;  ///< 0xFF at the start, when nobody has moved
    std::uint8_t node = 0;

    friend bool operator==(const Mover&, const Mover&) = default;
};

struct Hash {
    std::size_t operator()(const State& state) const { return static_cast<std::size_t>(hash_value(state)); }
    std::size_t operator()(const Mover& mover) const {
        const std::uint64_t mover_alone = static_cast<std::uint64_t>(mover.kind) << 8 | mover.node;
        return static_cast<std::size_t>(base::fold(hash_value(mover.state), mover_alone));
    }
};

/// The best way into a state with a last mover.
struct Arrival {
    Mover mover;
    Action action;
    int switches = 0;
    std::size_t parent = 0;  ///< in the layer before
};

/// About what a hash map takes for an entry, beside the entry itself: links, a bucket, the allocator's share.
constexpr std::size_t map_overhead = 64;

bool in_time(const Remaining& remaining, const State& state, base::Cost steps_left) {
    const base::Cost distance = remaining(state);
    return distance != base::unreachable && distance <= steps_left;
}

/// One layer of arrivals, each mover once, in the order in which they were met.
struct Layer {
    std::vector<Arrival> arrivals;
    std::unordered_map<Mover, std::size_t, Hash> number;

    void enter(const Arrival& arrival) {
        const auto [known, is_new] = number.try_emplace(arrival.mover, arrivals.size());
        if (is_new)
            arrivals.push_back(arrival);
        else if (arrival.switches < arrivals[known->second].switches)
            arrivals[known->second] = arrival;
    }
};

std::vector<Action> trace(const std::vector<std::vector<Arrival>>& layers, std::size_t last) {
    std::vector<Action> plan;
    for (std::size_t layer = layers.size(); layer-- > 1; last = layers[layer][last].parent) {
        plan.push_back(layers[layer][last].action);
    }
    std::reverse(plan.begin(), plan.end());
    return plan;
}

}  // namespace

std::optional<PlanCount> count_shortest_plans(const Space& space, base::Cost length,
                                              const Remaining& remaining, search::Meter& meter) {
    std::unordered_map<State, Count, Hash> layer{{space.initial(), {1, 1}}};
    for (base::Cost left = length; left > 0; --left) {
        std::unordered_map<State, Count, Hash> next;
        for (const auto& [state, count] : layer) {
            if (!meter.may_expand((layer.size() + next.size()) *
                                  (sizeof(State) + sizeof(Count) + map_overhead))) {
                return std::nullopt;
            }
            for (const Action& action : space.actions(state)) {
                const State after = space.apply(state, action);
                if (!in_time(remaining, after, left - 1)) continue;
                Count& sum = next[after];
                sum.interchangeable += count.interchangeable;
                sum.by_token += count.by_token * space.standing(state, action.kind, action.from);
            }
        }
        layer = std::move(next);
    }
    Count total;
    for (const auto& [state, count] : layer) {
        if (!space.is_goal(state)) continue;
        total.interchangeable += count.interchangeable;
        total.by_token += count.by_token;
    }
    return PlanCount{total.interchangeable.str(), total.by_token.str()};
}

std::optional<std::vector<Action>> fewest_switches(const Space& space, base::Cost length,
                                                   const Remaining& remaining, search::Meter& meter) {
    std::vector<std::vector<Arrival>> layers{{Arrival{{space.initial()}, {}, 0, 0}}};
    std::size_t arrivals = 1;
    for (base::Cost left = length; left > 0; --left) {
        Layer next;
        for (std::size_t parent = 0; parent < layers.back().size(); ++parent) {
            const Arrival& before = layers.back()[parent];
            // A vector that grows holds its old and its new place for a moment.
            const std::size_t held = (arrivals + 3 * next.arrivals.size()) * sizeof(Arrival) +
                                     next.number.size() * (sizeof(Mover) + map_overhead);
            if (!meter.may_expand(held)) return std::nullopt;
            for (const Action& action : space.actions(before.mover.state)) {
                const State after = space.apply(before.mover.state, action);
                if (!in_time(remaining, after, left - 1)) continue;
                const bool goes_on = before.mover.kind == action.kind && before.mover.node == action.from;
                const bool is_first = layers.size() == 1;
                next.enter({{after, action.kind, action.to},
                            action,
                            before.switches + (goes_on || is_first ? 0 : 1),
                            parent});
            }
        }
        arrivals += next.arrivals.size();
        layers.push_back(std::move(next.arrivals));
    }
    std::optional<std::size_t> best;
    const std::vector<Arrival>& last = layers.back();
    for (std::size_t i = 0; i < last.size(); ++i) {
        if (!space.is_goal(last[i].mover.state)) continue;
        if (!best || last[i].switches < last[*best].switches) best = i;
    }
    if (!best) return std::nullopt;
    return trace(layers, *best);
}

}  // namespace decant::puzzles::dog_bunny
