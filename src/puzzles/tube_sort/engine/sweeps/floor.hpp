// Positions with the same number of borders, in parts that can be forgotten one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <vector>

#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A position on the path of a plan, and what it cost to reach it.
template <class Cell>
struct Waypoint {
    Cells<Cell> cells;
    Cost g;
};

/// Identifies a position of a floor in 32 bits: its part, and its number there.
using FloorId = std::uint32_t;

/// Positions with equal borders are in the same part, the one that their borders hash to.
template <class Cell>
class Floor {
  public:
    static constexpr unsigned parts = 64;

#pragma pack(push, 1)
    struct Node {
        FloorId halfway;  ///< the position halfway down that it was reached through
        std::uint16_t g;  ///< the least so far
    };
#pragma pack(pop)
    using Part = StateTable<Cell, Node>;

    explicit Floor(std::size_t tubes) : tubes_(tubes) {
        for (unsigned number = 0; number < parts; ++number) parts_.emplace_back(tubes);
    }

    static unsigned part_of(std::uint64_t border_hash) {
        return static_cast<unsigned>(border_hash >> 32) % parts;
    }
    Part& part(unsigned number) { return parts_[number]; }
    void forget(unsigned part) { parts_[part] = Part(tubes_); }

    static FloorId id(unsigned part, NodeId number) {
        if (number > std::numeric_limits<FloorId>::max() / parts - 1) throw std::bad_alloc();
        return number * parts + part;
    }
    [[nodiscard]] Waypoint<Cell> waypoint(FloorId id) const {
        const Part& part = parts_[id % parts];
        Waypoint<Cell> point;
        part.copy_key(id / parts, point.cells.data());
        point.g = part.payload(id / parts).g;
        return point;
    }

    /// Only one part grows at a time.
    [[nodiscard]] std::size_t bytes() const {
        std::size_t held = 0, growth = 0;
        for (const Part& part : parts_) {
            held += part.held_bytes();
            growth = std::max(growth, part.growth_bytes());
        }
        return held + growth;
    }

  private:
    std::size_t tubes_;
    std::vector<Part> parts_;
};

}  // namespace decant::puzzles::tube_sort::engine
