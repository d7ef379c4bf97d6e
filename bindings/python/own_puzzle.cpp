// Calls the methods of a Python puzzle and checks what they give.
// SPDX-License-Identifier: MIT
#include "python/own_puzzle.hpp"

#include <string>
#include <utility>

#include "base/hash.hpp"
#include "python/text.hpp"

namespace decant::python {
namespace {

/// Sums of costs stay far from the end of their type.
constexpr long dearest = 1'000'000;

std::string type_name(py::handle object) { return Py_TYPE(object.ptr())->tp_name; }

py::object method_of(const py::object& puzzle, const char* name) {
    return py::getattr(puzzle, name, py::object());
}

py::object needed_method_of(const py::object& puzzle, const char* name, const char* call) {
    py::object method = method_of(puzzle, name);
    if (!method) {
        throw py::type_error(type_name(puzzle) + " has no method " + call +
                             "; a puzzle needs initial(), is_goal(state) and successors(state)");
    }
    return method;
}

py::object called(const py::object& method, const py::object& state) {
    PyObject* result = PyObject_CallOneArg(method.ptr(), state.ptr());
    if (result == nullptr) throw py::error_already_set();
    return py::reinterpret_steal<py::object>(result);
}

/// Nothing if it is not a whole number from `low` to `dearest`.
Cost cost_of(py::handle number, long low, const char* what) {
    const long value = PyLong_Check(number.ptr()) ? PyLong_AsLong(number.ptr()) : -1;
    if (value < low || value > dearest) {
        PyErr_Clear();
        throw py::value_error(std::string(what) + ": " + shown(py::repr(number)) +
                              " is not a whole number from " + std::to_string(low) + " to 1000000");
    }
    return static_cast<Cost>(value);
}

[[noreturn]] void raise_unhashable(const py::object& key, bool is_state) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw py::error_already_set();
    PyErr_Clear();
    const std::string what = is_state ? "states" : "keys";
    const std::string remedy = is_state ? ", or give the puzzle a method key(state)" : "";
    throw py::type_error(what + " must be hashable, and " + type_name(key) + " is not: use tuples" + remedy);
}

}  // namespace

std::uint64_t hash_value(const Position& position) {
    return base::mix(static_cast<std::uint64_t>(position.hash));
}

OwnPuzzle::OwnPuzzle(const py::object& puzzle)
    : is_goal_(needed_method_of(puzzle, "is_goal", "is_goal(state)")),
      successors_(needed_method_of(puzzle, "successors", "successors(state)")),
      key_(method_of(puzzle, "key")),
      estimate_(method_of(puzzle, "estimate")),
      initial_(position_of(needed_method_of(puzzle, "initial", "initial()")())) {}

Position OwnPuzzle::position_of(py::object state) const {
    py::object key = key_ ? called(key_, state) : state;
    const Py_hash_t hash = PyObject_Hash(key.ptr());
    if (hash == -1) raise_unhashable(key, !key_);
    return {std::move(state), std::move(key), hash};
}

bool OwnPuzzle::is_goal(const Position& position) const {
    const int truth = PyObject_IsTrue(called(is_goal_, position.state).ptr());
    if (truth < 0) throw py::error_already_set();
    return truth == 1;
}

std::vector<Successor> OwnPuzzle::actions(const Position& position) const {
    // A puzzle whose methods are written in C never comes by the interpreter's own look at signals.
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    const auto listed = called(successors_, position.state);
    const auto list = py::reinterpret_steal<py::object>(
        PySequence_Fast(listed.ptr(), "successors(state) does not return a list of (action, next state)"));
    if (!list) throw py::error_already_set();
    const auto count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(list.ptr()));
    std::vector<Successor> successors;
    successors.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        successors.push_back(successor_of(PySequence_Fast_GET_ITEM(list.ptr(), i)));
    return successors;
}

Successor OwnPuzzle::successor_of(py::handle listed) const {
    const Py_ssize_t size = PyTuple_Check(listed.ptr()) ? PyTuple_GET_SIZE(listed.ptr()) : 0;
    if (size != 2 && size != 3) {
        throw py::type_error(
            "successors(state) must list tuples (action, next state) or (action, next state, cost), not " +
            shown(py::repr(listed)));
    }
    const auto part = [&](Py_ssize_t i) {
        return py::reinterpret_borrow<py::object>(PyTuple_GET_ITEM(listed.ptr(), i));
    };
    const Cost cost = size == 3 ? cost_of(part(2), 1, "the cost of a successor") : 1;
    return {part(0), position_of(part(1)), cost};
}

Cost OwnPuzzle::estimate(const Position& position) const {
    if (!estimate_) return 0;
    const py::object value = called(estimate_, position.state);
    return value.is_none() ? base::unreachable : cost_of(value, 0, "estimate(state)");
}

}  // namespace decant::python
