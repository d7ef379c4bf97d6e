// The plan from one position to another that has as many borders, or one fewer.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/tube_sort/engine/layers/retrace.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/sweeps/destination.hpp"
#include "puzzles/tube_sort/engine/sweeps/floor.hpp"
#include "puzzles/tube_sort/engine/sweeps/forgetful_guide.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Visits what a sweep visits between the two, but keeps all positions, each with its parent.
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

}  // namespace decant::puzzles::tube_sort::engine
