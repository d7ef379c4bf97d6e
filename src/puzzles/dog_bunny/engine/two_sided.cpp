// Ranks multisets of nodes, searches from both sides, and follows shortest plans through what both have met.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/engine/two_sided.hpp"

#include <algorithm>
#include <utility>

namespace decant::puzzles::dog_bunny {
namespace {

using base::Cost;

constexpr std::uint64_t too_many = std::uint64_t{1} << 63;

/// From more goals than that, a search would take longer than most levels do from the start alone.
constexpr std::uint64_t most_goals = 1'000'000;

/// Goals are states in which the tokens of a kind that need not arrive stand anywhere.
class GoalStates {
  public:
    explicit GoalStates(const Space& space) : space_(space) {}

    /// How many there are, or more than `most_goals`.
    [[nodiscard]] std::uint64_t count(const Ranking& ranking) const {
        std::uint64_t count = 1;
        for (const Space::Segment& segment : space_.segments()) {
            const std::size_t idle = segment.last - segment.first - segment.goals.size();
            count *= std::min(ranking.multisets(idle), most_goals + 1);
            if (count > most_goals) break;
        }
        return count;
    }
    template <class Visit>
    void each(const Visit& visit) const {
        State state;
        place_kind(0, state, visit);
    }

  private:
    template <class Visit>
    void place_kind(std::size_t kind, State& state, const Visit& visit) const {
        if (kind == space_.segments().size()) return visit(state);
        std::vector<std::uint8_t> nodes = space_.segments()[kind].goals;
        place_idle(kind, nodes, 0, state, visit);
    }
    /// Idle tokens stand on ascending nodes, from `from` on.
    template <class Visit>
    void place_idle(std::size_t kind, std::vector<std::uint8_t>& nodes, std::size_t from, State& state,
                    const Visit& visit) const {
        const Space::Segment& segment = space_.segments()[kind];
        if (nodes.size() == segment.last - segment.first) {
            const auto first = state.nodes.begin() + static_cast<std::ptrdiff_t>(segment.first);
            std::sort(first, std::copy(nodes.begin(), nodes.end(), first));
            return place_kind(kind + 1, state, visit);
        }
        for (std::size_t node = from; node < space_.nodes(); ++node) {
            nodes.push_back(static_cast<std::uint8_t>(node));
            place_idle(kind, nodes, node, state, visit);
            nodes.pop_back();
        }
    }

    const Space& space_;
};

}  // namespace

Ranking::Ranking(const Space& space) : space_(space) {
    for (std::size_t n = 0; n < choose_.size(); ++n) {
        choose_[n][0] = 1;
        for (std::size_t k = 1; k <= max_tokens && n > 0; ++k) {
            choose_[n][k] = std::min(too_many, choose_[n - 1][k - 1] + choose_[n - 1][k]);
        }
    }
    for (const Space::Segment& segment : space.segments()) {
        radix_.push_back(multisets(segment.last - segment.first));
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

TwoSided::TwoSided(const Space& space, const Ranking& ranking)
    : space_(space),
      ranking_(ranking),
      start_{RankTable(ranking.size()), {}},
      goals_{RankTable(ranking.size()), {}},
      goal_count_(GoalStates(space).count(ranking)),
      knows_goals_(goal_count_ <= most_goals),
      marked_(ranking.size()) {}

template <class Visit>
void TwoSided::each_neighbor(std::uint64_t rank, bool towards_start, const Visit& visit) const {
    const State state = ranking_.state(rank);
    if (towards_start) {
        space_.each_predecessor(state, [&](std::size_t kind, const State& before) {
            visit(ranking_.rank_after(rank, state, kind, before), before);
        });
        return;
    }
    for (const Action& action : space_.actions(state)) {
        const State after = space_.apply(state, action);
        visit(ranking_.rank_after(rank, state, action.kind, after), after);
    }
}

bool TwoSided::begin(search::Meter& meter) {
    const State start = space_.initial();
    start_.layer = {ranking_.rank(start)};
    start_.met.insert(start_.layer.front(), 0);
    if (knows_goals_) {
        // A rank in the layer, and twice as many places in the table, which grows into as many again.
        if (!meter.fits(bytes() + 5 * goal_count_ * sizeof(std::uint64_t))) return false;
        GoalStates(space_).each([&](const State& goal) {
            goals_.layer.push_back(ranking_.rank(goal));
            goals_.met.insert(goals_.layer.back(), 0);
        });
    }
    if (space_.is_goal(start)) meetings_ = start_.layer;
    return meter.fits(bytes());
}

bool TwoSided::meets(const Side& side, std::uint64_t rank, const State& state) const {
    if (!knows_goals_) return space_.is_goal(state);
    return (&side == &start_ ? goals_ : start_).met.depth(rank) != RankTable::unmet;
}

bool TwoSided::advance(Side& side, search::Meter& meter) {
    Ranks next;
    const auto depth = static_cast<RankTable::Depth>(side.depth + 1);
    for (const std::uint64_t rank : side.layer) {
        if (!meter.may_expand(bytes() + next.capacity() * sizeof(std::uint64_t))) return false;
        each_neighbor(rank, &side == &goals_, [&](std::uint64_t neighbor, const State& state) {
            ++meter.statistics.generated;
            if (!side.met.insert(neighbor, depth)) return;
            next.push_back(neighbor);
            if (meets(side, neighbor, state)) meetings_.push_back(neighbor);
        });
    }
    side.layer = std::move(next);
    side.depth = depth;
    return true;
}

std::optional<search::Ending> TwoSided::meet(search::Meter& meter) {
    if (!begin(meter)) return std::nullopt;
    while (meetings_.empty()) {
        if (start_.layer.empty() || (knows_goals_ && goals_.layer.empty())) return search::Ending::unsolvable;
        meter.raise_bound(start_.depth + goals_.depth + 1);
        if (start_.depth + goals_.depth + 2 >= RankTable::unmet) return meter.out_of_memory(), std::nullopt;
        const bool from_start = !knows_goals_ || start_.layer.size() <= goals_.layer.size();
        if (!advance(from_start ? start_ : goals_, meter)) return std::nullopt;
    }
    meter.raise_bound(start_.depth + goals_.depth);
    return search::Ending::solved;
}

search::Plan<Action> TwoSided::plan() const {
    // From a state in which the sides meet back to the start, and on to a goal.
    const auto step = [&](std::uint64_t rank, bool towards_start, const Side& side) {
        std::optional<std::uint64_t> found;
        const int nearer = side.met.depth(rank) - 1;
        each_neighbor(rank, towards_start, [&](std::uint64_t neighbor, const State&) {
            if (!found && side.met.depth(neighbor) == nearer) found = neighbor;
        });
        return *found;
    };
    Ranks way{meetings_.front()};
    while (start_.met.depth(way.back()) > 0) way.push_back(step(way.back(), true, start_));
    std::reverse(way.begin(), way.end());
    while (knows_goals_ && goals_.met.depth(way.back()) > 0) way.push_back(step(way.back(), false, goals_));

    search::Plan<Action> plan;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const State state = ranking_.state(way[i]);
        const State after = ranking_.state(way[i + 1]);
        for (const Action& action : space_.actions(state)) {
            if (space_.apply(state, action) != after) continue;
            plan.actions.push_back(action);
            break;
        }
    }
    plan.cost = static_cast<Cost>(plan.actions.size());
    return plan;
}

bool TwoSided::mark_shortest_plans(search::Meter& meter) {
    for (const std::uint64_t rank : meetings_) marked_.insert(rank, goals_.depth);
    return mark(meetings_, true, meter) && (!knows_goals_ || mark(meetings_, false, meter));
}

/// Layer after layer of the neighbors that are one nearer to the start, or to a goal.
bool TwoSided::mark(Ranks layer, bool towards_start, search::Meter& meter) {
    const Side& side = towards_start ? start_ : goals_;
    for (int nearer = side.depth - 1; nearer >= 0; --nearer) {
        Ranks next;
        const int left = towards_start ? start_.depth + goals_.depth - nearer : nearer;
        for (const std::uint64_t rank : layer) {
            if (!meter.may_expand(bytes() + next.capacity() * sizeof(std::uint64_t))) return false;
            each_neighbor(rank, towards_start, [&](std::uint64_t neighbor, const State&) {
                if (side.met.depth(neighbor) != nearer) return;
                if (marked_.insert(neighbor, static_cast<RankTable::Depth>(left))) next.push_back(neighbor);
            });
        }
        layer = std::move(next);
    }
    return true;
}

}  // namespace decant::puzzles::dog_bunny
