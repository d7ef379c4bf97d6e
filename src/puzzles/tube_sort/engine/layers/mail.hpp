// What the workers of one search send each other.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/tables/state_index.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Identifies a position of any worker of a team in 32 bits: the worker that it belongs to, and its number in
/// the table of that worker.
class GlobalId {
  public:
    GlobalId() = default;
    /// `number` must be less than the largest 32-bit number divided by `workers`.
    GlobalId(NodeId number, unsigned worker, unsigned workers) : value_(number * workers + worker) {}
    /// The parent of the start.
    static GlobalId none() { return {}; }

    [[nodiscard]] bool is_none() const { return value_ == no_node; }
    [[nodiscard]] unsigned worker(unsigned workers) const { return value_ % workers; }
    [[nodiscard]] NodeId number(unsigned workers) const { return value_ / workers; }

  private:
    std::uint32_t value_ = no_node;
};

/// A position on its way to the worker that it belongs to.
template <class Cell>
struct Letter {
    Cells<Cell> cells;
    std::uint64_t hash;
    GlobalId parent;
    Cost g;
    Cost layer;  ///< that of its own g + h, or the current one
};

/// A position to expand, by its own worker or by an idle one.
template <class Cell>
struct Task {
    Cells<Cell> cells;
    GlobalId id;
    Cost g;
    int next;  ///< as Deferral has it
};

/// What the owner of an expanded position must know.
struct Report {
    static constexpr Cost no_layer = 0;

    GlobalId id;
    Cost g;  ///< at which it was expanded; a smaller one may have been found since
    int next;
    Cost layer = no_layer;  ///< where it has something to do again
    bool is_goal = false;
};

/// What is sent to a worker.
template <class Cell>
struct Mail {
    std::vector<Letter<Cell>> letters;
    std::vector<Task<Cell>> tasks;
    std::vector<Report> reports;

    [[nodiscard]] std::size_t size() const { return letters.size() + tasks.size() + reports.size(); }
    /// Bytes held, for mail and for what may still come.
    [[nodiscard]] std::size_t bytes() const {
        return letters.capacity() * sizeof(Letter<Cell>) + tasks.capacity() * sizeof(Task<Cell>) +
               reports.capacity() * sizeof(Report);
    }
    /// Keeps memory for as much as comes often.
    void clear() {
        constexpr std::size_t often = 256;
        const auto empty = [](auto& pieces) {
            if (pieces.capacity() > often) pieces = std::decay_t<decltype(pieces)>();
            pieces.clear();
        };
        empty(letters);
        empty(tasks);
        empty(reports);
    }
    void append(const Mail& more) {
        const auto add = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
        add(letters, more.letters);
        add(tasks, more.tasks);
        add(reports, more.reports);
    }
};

}  // namespace decant::puzzles::tube_sort::engine
