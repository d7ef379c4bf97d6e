// A puzzle written in Python as a state space for the algorithms of src/search.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <vector>

#include "search/state_space.hpp"

namespace decant::python {

namespace py = pybind11;
using search::Cost;

/// A state of a Python puzzle with its key, hashed once. All of this, and the search itself, holds the lock
/// of the interpreter.
struct Position {
    py::object state;
    py::object key;
    Py_hash_t hash = 0;

    friend bool operator==(const Position& a, const Position& b) {
        if (a.key.ptr() == b.key.ptr()) return true;
        return a.hash == b.hash && a.key && b.key && a.key.equal(b.key);
    }
    friend std::uint64_t hash_value(const Position& position);
};

/// One of the successors that Python lists: the state is already there, so `apply` only hands it over.
struct Successor {
    py::object action;
    Position next;
    Cost cost = 0;
};

/// Exceptions of the puzzle's methods come through as they are.
class OwnPuzzle {
  public:
    using State = Position;
    using Action = Successor;

    /// Raises TypeError that names a missing method.
    explicit OwnPuzzle(const py::object& puzzle);

    [[nodiscard]] const Position& initial() const { return initial_; }
    [[nodiscard]] bool is_goal(const Position& position) const;
    [[nodiscard]] std::vector<Successor> actions(const Position& position) const;
    [[nodiscard]] Cost cost(const Position&, const Successor& successor) const { return successor.cost; }
    [[nodiscard]] Position apply(const Position&, const Successor& successor) const { return successor.next; }
    [[nodiscard]] const Position& key(const Position& position) const { return position; }

    /// The result of the puzzle's `estimate`: 0 without such a method, base::unreachable for None.
    [[nodiscard]] Cost estimate(const Position& position) const;

  private:
    [[nodiscard]] Position position_of(py::object state) const;
    [[nodiscard]] Successor successor_of(py::handle listed) const;

    py::object is_goal_;
    py::object successors_;
    py::object key_;       ///< null where the state is its own key
    py::object estimate_;  ///< null where nothing is known
    Position initial_;
};

/// Its author vouches for `admissible`. Consistency is not asked for: states are opened again where need be.
struct OwnEstimate {
    static constexpr bool admissible = true;
    static constexpr bool consistent = false;
    const OwnPuzzle& puzzle;

    Cost operator()(const Position& position) const { return puzzle.estimate(position); }
};

}  // namespace decant::python
