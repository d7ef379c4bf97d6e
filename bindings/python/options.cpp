// Checks keyword arguments.
// SPDX-License-Identifier: MIT
#include "python/options.hpp"

#include <pybind11/pybind11.h>
#include <unistd.h>

#include <algorithm>

#include "python/errors.hpp"

namespace decant::python {
namespace {

std::size_t default_memory() {
    const auto pages = static_cast<std::size_t>(std::max(1L, sysconf(_SC_PHYS_PAGES)));
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
}

}  // namespace

api::SolveOptions limits_of(std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                            std::optional<std::size_t> memory) {
    if (seconds && !(*seconds > 0)) throw py::value_error("time_limit: give seconds, more than 0");
    if (nodes && *nodes == 0) throw py::value_error("node_limit: give a number of at least 1");
    if (memory && *memory == 0) throw py::value_error("memory_limit: give a number of bytes");
    api::SolveOptions options;
    options.seconds = seconds;
    options.nodes = nodes;
    options.memory = memory ? *memory : default_memory();
    return options;
}

api::Algorithm algorithm_of(const std::string& word) {
    if (const auto algorithm = search::algorithm_of(word)) return *algorithm;
    std::string known;
    for (const search::AlgorithmEntry& entry : search::algorithm_entries)
        known.append(known.empty() ? "" : ", ").append(entry.word);
    throw py::value_error("there is no algorithm '" + word + "'; the algorithms are " + known);
}

api::Settings settings_of(double weight, std::size_t beam_width) {
    const bool fits = weight >= 1 && weight <= 1000;  // which no NaN does
    if (!fits) throw py::value_error("weight: give a number from 1 to 1000");
    if (beam_width == 0) throw py::value_error("beam_width: give a number of at least 1");
    return {weight, beam_width};
}

void raise_solve_error(const api::SolveError& error) {
    if (!error.is_bug) raise_level_error(error.diagnostic);
    PyErr_SetString(PyExc_AssertionError, api::error_text(error.diagnostic, "").c_str());
    throw py::error_already_set();
}

std::optional<std::string> word_of(std::optional<api::Limit> limit) {
    if (!limit) return std::nullopt;
    switch (*limit) {
        case api::Limit::nodes:
            return "nodes";
        case api::Limit::time:
            return "time";
        case api::Limit::memory:
            break;
    }
    return "memory";
}

}  // namespace decant::python
