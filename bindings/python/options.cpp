// From keyword arguments to options.
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

api::Algorithm algorithm_of(const std::string& word) {
    if (const auto algorithm = search::algorithm_of(word)) return *algorithm;
    std::string known;
    for (const search::AlgorithmEntry& entry : search::algorithm_entries)
        known.append(known.empty() ? "" : ", ").append(entry.word);
    throw py::value_error("there is no algorithm '" + word + "'; the algorithms are " + known);
}

}  // namespace

api::SolveOptions take_limits(Arguments& arguments) {
    api::SolveOptions options;
    options.memory = default_memory();
    arguments.take("time_limit", options.seconds);
    arguments.take("node_limit", options.nodes);
    arguments.take("memory_limit", options.memory);
    return options;
}

void take_search(Arguments& arguments, api::SolveOptions& options) {
    std::string algorithm = "auto";
    arguments.take("algorithm", algorithm);
    arguments.take("weight", options.settings.weight);
    arguments.take("beam_width", options.settings.beam_width);
    options.algorithm = algorithm_of(algorithm);
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
            return "memory";
        case api::Limit::plan:
            break;
    }
    return "plan";
}

}  // namespace decant::python
