// The 15-puzzle: a state space and a heuristic written on decant's public search headers alone.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include <decant/base/hash.hpp>
#include <decant/search/state_space.hpp>

namespace fifteen_puzzle {

using decant::search::Cost;

/// 4 × 4 cells, row by row; 0 is the blank. The goal is 0 1 2 ... 15.
struct State {
    std::array<std::uint8_t, 16> tiles{};
    std::uint8_t blank = 0;  ///< the cell of the blank

    friend bool operator==(const State&, const State&) = default;
};

inline std::uint64_t hash_value(const State& state) {
    std::uint64_t packed = 0;
    for (const std::uint8_t tile : state.tiles) packed = packed << 4 | tile;
    return decant::base::mix(packed);
}

/// Four of the five things that a puzzle brings: its start, its goal, its actions, and the cost and result of
/// an action. `advance` and `undo` are extras that let IDA* work in place.
class Space {
  public:
    using State = fifteen_puzzle::State;
    using Action = std::uint8_t;  ///< the cell whose tile slides into the blank

    explicit Space(const std::array<std::uint8_t, 16>& tiles) : initial_{tiles} {
        while (tiles[initial_.blank] != 0) ++initial_.blank;
    }

    [[nodiscard]] State initial() const { return initial_; }

    [[nodiscard]] bool is_goal(const State& state) const {
        for (std::uint8_t cell = 0; cell < 16; ++cell) {
            if (state.tiles[cell] != cell) return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<Action> actions(const State& state) const {
        const std::uint8_t blank = state.blank;
        std::vector<Action> cells;
        if (blank >= 4) cells.push_back(static_cast<Action>(blank - 4));
        if (blank % 4 > 0) cells.push_back(static_cast<Action>(blank - 1));
        if (blank % 4 < 3) cells.push_back(static_cast<Action>(blank + 1));
        if (blank < 12) cells.push_back(static_cast<Action>(blank + 4));
        return cells;
    }

    [[nodiscard]] Cost cost(const State&, Action) const { return 1; }

    [[nodiscard]] State apply(State state, Action cell) const {
        advance(state, cell);
        return state;
    }

    [[nodiscard]] const State& key(const State& state) const { return state; }

    /// Sliding a tile is undone by sliding it back from where the blank was.
    Action advance(State& state, Action cell) const {
        const std::uint8_t before = state.blank;
        state.tiles[before] = state.tiles[cell];
        state.tiles[cell] = 0;
        state.blank = cell;
        return before;
    }
    void undo(State& state, Action before) const { advance(state, before); }

  private:
    State initial_;
};

/// Whether moves lead from these tiles to the goal, which is so for half of all orders (Johnson and Story,
/// "Notes on the 15 Puzzle", 1879): a move swaps two tiles, the blank being one, and takes the blank one
/// step. So the parity of the pairs that are out of order, plus that of the way of the blank to its cell,
/// stays. It is even at the goal.
inline bool can_be_solved(const std::array<std::uint8_t, 16>& tiles) {
    int parity = 0;
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
        for (std::size_t later = cell + 1; later < tiles.size(); ++later)
            parity += tiles[later] < tiles[cell];
        if (tiles[cell] == 0) parity += static_cast<int>(cell / 4 + cell % 4);
    }
    return parity % 2 == 0;
}

/// How far the tiles are from their cells, row and column distance summed: each move brings one tile one step
/// nearer at most.
struct ManhattanDistance {
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    Cost operator()(const State& state) const {
        Cost sum = 0;
        for (int cell = 0; cell < 16; ++cell) {
            const int tile = state.tiles[static_cast<std::size_t>(cell)];
            if (tile != 0) sum += std::abs(tile / 4 - cell / 4) + std::abs(tile % 4 - cell % 4);
        }
        return sum;
    }
};

static_assert(decant::search::KeyedSpace<Space> && decant::search::ReversibleSpace<Space>);
static_assert(decant::search::AdmissibleHeuristic<ManhattanDistance, Space>);

}  // namespace fifteen_puzzle
