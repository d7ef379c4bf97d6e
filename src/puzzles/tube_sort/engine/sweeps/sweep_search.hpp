// The search that continues when the layers run out of memory: sweeps that reach further and further.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/tube_sort/engine/layers/retrace.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/options.hpp"
#include "puzzles/tube_sort/engine/sweeps/destination.hpp"
#include "puzzles/tube_sort/engine/sweeps/floor.hpp"
#include "puzzles/tube_sort/engine/sweeps/forgetful_guide.hpp"
#include "puzzles/tube_sort/engine/sweeps/sweep.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"
#include "search/conclude.hpp"
#include "search/limits_left.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// The plan from one position to another that has as many borders, or one fewer. Visits what a sweep visits
/// between the two, but keeps all positions, each with its parent.
template <class Cell>
class Bridge {
  public:
    Bridge(const CompiledLevel& level, ForgetfulGuide& guide, search::Meter& meter, Cost most)
        : level_(level), guide_(guide), meter_(meter), most_(most), expansion_(level), states_(level.tubes) {}

    /// There must be such a plan: a sweep with the same `most` has found it. Nothing if the meter stopped the
    /// search for it.
    std::optional<search::Plan<Pour>> find(const Waypoint<Cell>& from, const Cells<Cell>& to);

  private:
#pragma pack(push, 1)
    struct Node {
        NodeId parent;
        std::uint16_t g;
    };
#pragma pack(pop)

    void expand(NodeId id, const Destination<Cell>& to);
    void reach(std::uint64_t hash, const Cells<Cell>& cells, Node node);
    [[nodiscard]] Cells<Cell> cells(NodeId id) const {
        Cells<Cell> cells;
        states_.copy_key(id, cells.data());
        return cells;
    }
    [[nodiscard]] search::Plan<Pour> plan_to(NodeId id, Cost cost) const;

    const CompiledLevel& level_;
    ForgetfulGuide& guide_;  ///< which only makes room
    search::Meter& meter_;
    const Cost most_;
    Expansion expansion_;
    StateTable<Cell, Node> states_;
    std::vector<std::vector<NodeId>> waiting_;  ///< by g
};

template <class Cell>
std::optional<search::Plan<Pour>> Bridge<Cell>::find(const Waypoint<Cell>& from, const Cells<Cell>& to) {
    const Destination<Cell> destination(level_, to);
    const Reading& reading = expansion_.read(from.cells.data());
    reach(reading.hash(), from.cells, {no_node, static_cast<std::uint16_t>(from.g)});
    for (std::size_t g = 0; g < waiting_.size(); ++g) {
        for (std::size_t next = 0; next < waiting_[g].size(); ++next) {
            const NodeId id = waiting_[g][next];
            if (states_.payload(id).g != g) continue;  // already expanded at a smaller g
            if (equal_cells(level_, cells(id), to)) return plan_to(id, static_cast<Cost>(g) - from.g);
            if (!meter_.may_expand(guide_.bytes_beside(states_.bytes()))) return std::nullopt;
            expand(id, destination);
        }
    }
    return std::nullopt;
}

template <class Cell>
void Bridge<Cell>::expand(NodeId id, const Destination<Cell>& to) {
    const auto position = cells(id);
    const Node node = states_.payload(id);
    const Reading& reading = expansion_.read(position.data());
    const int budget = std::min<int>(most_ - node.g - reading.bound(), Expansion::never - 1);
    for (const Block& block : expansion_.blocks(0, budget)) {
        const auto pours = expansion_.pours(block);
        const Border lost = lost_border(level_, pours);
        if (lost != no_border && !to.allows_to_lose(level_, position, lost)) continue;
        ++meter_.statistics.generated;
        reach(reading.hash() + hash_change(level_, pours), after(level_, position, pours),
              {id, static_cast<std::uint16_t>(node.g + block.cost)});
    }
}

template <class Cell>
void Bridge<Cell>::reach(std::uint64_t hash, const Cells<Cell>& cells, Node node) {
    const auto [id, is_new] = states_.insert(hash, cells.data(), node);
    if (!is_new) {
        if (states_.payload(id).g <= node.g) return;
        states_.set_payload(id, node);
    }
    if (node.g >= waiting_.size()) waiting_.resize(node.g + 1U);
    waiting_[node.g].push_back(id);
}

template <class Cell>
search::Plan<Pour> Bridge<Cell>::plan_to(NodeId id, Cost cost) const {
    return retrace(level_, cells(id), cost, [&]() -> std::optional<Cells<Cell>> {
        id = states_.payload(id).parent;
        if (id == no_node) return std::nullopt;
        return cells(id);
    });
}

/// A sweep that goes just far enough to raise the bound by one repeats nearly all the work of the one before.
/// So sweeps go further as long as each takes less than twice as long as the one before. Going beyond the
/// optimum costs time and memory, never correctness.
class Reach {
  public:
    [[nodiscard]] Cost beyond() const { return step_ - 1; }

    /// Called after a sweep that found nothing, with what it expanded.
    void learn(std::uint64_t expanded) {
        if (may_grow_ && last_ > 0 && expanded < 2 * last_) step_ *= 2;
        last_ = expanded;
    }
    /// Called after a sweep that did not fit into memory.
    void shorten() {
        step_ = 1;
        may_grow_ = false;
    }

  private:
    Cost step_ = 1;
    bool may_grow_ = true;
    std::uint64_t last_ = 0;  ///< expanded by the previous sweep
};

/// Sweeps with a limit that rises, as in IDA* (Korf, 1985), to the least cost that was pruned. Positions that
/// a sweep forgets are searched again by the next one.
///
/// A sweep only knows one position halfway to the end. The paths to and from that position are found by
/// separate, small sweeps, and so on (as in frontier search: Korf, Zhang, Thayer and Hohwald, JACM 52, 2005).
template <class Cell>
class SweepSearch {
  public:
    /// Continues after a search that proved `before.lower_bound` and may have found a plan.
    SweepSearch(const CompiledLevel& level, const Options& options, const search::RunControl& control,
                search::CompleteOutcome<Pour> before)
        : level_(level),
          before_(std::move(before)),
          control_(search::what_is_left(control, before_.statistics)),
          meter_(control_),
          guide_(level, options, meter_, control_.limits.memory) {}

    search::CompleteOutcome<Pour> run();

  private:
    using Plan = search::Plan<Pour>;

    static void append(Plan& plan, const Plan& rest) {
        plan.actions.insert(plan.actions.end(), rest.actions.begin(), rest.actions.end());
        plan.cost += rest.cost;
    }
    std::optional<search::Ending> search();
    std::optional<search::Ending> end_with(const Waypoint<Cell>& start,
                                           const typename Sweep<Cell>::Found& found, Cost most);
    std::optional<Plan> way(const Waypoint<Cell>& from, const Waypoint<Cell>& to, Cost most);

    const CompiledLevel& level_;
    search::CompleteOutcome<Pour> before_;
    const search::RunControl control_;  ///< the meter refers to it
    search::Meter meter_;
    ForgetfulGuide guide_;
    Reach reach_;
    std::optional<Plan> plan_;
};

template <class Cell>
search::CompleteOutcome<Pour> SweepSearch<Cell>::run() {
    plan_ = std::move(before_.plan);
    meter_.raise_bound(before_.lower_bound);
    if (plan_) meter_.found_plan(plan_->cost);
    if (before_.solvable) meter_.found_solvable();
    const auto ending = search::guard_memory(meter_, [&] { return search(); });
    auto outcome = search::conclude(meter_, ending, std::move(plan_));
    outcome.statistics.expanded += before_.statistics.expanded;
    outcome.statistics.generated += before_.statistics.generated;
    outcome.statistics.stored = before_.statistics.stored;
    outcome.statistics.peak_bytes = std::max(outcome.statistics.peak_bytes, before_.statistics.peak_bytes);
    return outcome;
}

template <class Cell>
std::optional<search::Ending> SweepSearch<Cell>::search() {
    const Waypoint<Cell> start{initial_cells<Cell>(level_), 0};
    Reading reading(level_);
    reading.read(start.cells.data());
    meter_.raise_bound(reading.bound());
    while (true) {
        const Cost least = meter_.lower_bound();
        if (plan_ && plan_->cost <= least) return search::Ending::solved;
        const Cost most =
            plan_ ? std::min(least + reach_.beyond(), plan_->cost - 1) : least + reach_.beyond();
        const std::uint64_t before = meter_.statistics.expanded;
        auto sweep = std::make_unique<Sweep<Cell>>(level_, guide_, meter_, most);
        if (const auto found = sweep->run(start, Destination<Cell>(level_))) {
            sweep.reset();  // its floors are no longer needed
            return end_with(start, *found, most);
        }
        if (sweep->stopped()) {
            const bool may_fit = meter_.limit() == search::Limit::memory && most > least;
            if (!may_fit) return std::nullopt;
            reach_.shorten();
            meter_.goes_on();
        } else if (!sweep->left_out()) {
            return search::Ending::unsolvable;
        } else {
            meter_.raise_bound(*sweep->left_out());
            reach_.learn(meter_.statistics.expanded - before);
        }
    }
}

template <class Cell>
std::optional<search::Ending> SweepSearch<Cell>::end_with(const Waypoint<Cell>& start,
                                                          const typename Sweep<Cell>::Found& found,
                                                          Cost most) {
    meter_.raise_bound(found.end.g);
    meter_.found_solvable();
    auto plan = way(start, found.halfway, most);
    const auto rest = plan ? way(found.halfway, found.end, most) : std::nullopt;
    if (!rest) return std::nullopt;
    append(*plan, *rest);
    plan_ = std::move(plan);
    return search::Ending::solved;
}

/// The plan between two positions on one plan, by docs/proofs.md, Lemma 37; nothing if the meter stopped the
/// search.
template <class Cell>
auto SweepSearch<Cell>::way(const Waypoint<Cell>& from, const Waypoint<Cell>& to, Cost most)
    -> std::optional<Plan> {
    if (count_borders(level_, from.cells) - count_borders(level_, to.cells) <= 1)
        return Bridge<Cell>(level_, guide_, meter_, most).find(from, to.cells);
    const auto found =
        Sweep<Cell>(level_, guide_, meter_, most).run(from, Destination<Cell>(level_, to.cells));
    if (!found) return std::nullopt;
    auto plan = way(from, found->halfway, most);
    const auto rest = plan ? way(found->halfway, to, most) : std::nullopt;
    if (!rest) return std::nullopt;
    append(*plan, *rest);
    return plan;
}

}  // namespace decant::puzzles::tube_sort::engine
