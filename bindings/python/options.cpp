// From keyword arguments to options.
// SPDX-License-Identifier: MIT
#include "python/options.hpp"

#include <pybind11/pybind11.h>
#include <unistd.h>

#include <algorithm>

#include "api/many.hpp"
#include "python/errors.hpp"
#include "python/keywords.hpp"
#include "python/module.hpp"

namespace decant::python {
namespace {

std::size_t default_memory() {
    const auto pages = static_cast<std::size_t>(std::max(1L, sysconf(_SC_PHYS_PAGES)));
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
}

/// How many work side by side if `jobs` may, and the memory of each.
py::tuple shares(const py::kwargs& given) {
    Arguments arguments("shares", given);
    const std::size_t memory = *take_options(arguments, api::Question::solve).solve.memory;
    const int jobs = api::jobs_of(static_cast<int>(arguments.take_whole("jobs", api::any_jobs).value_or(0)));
    arguments.none_left();
    return py::make_tuple(jobs, memory / static_cast<std::size_t>(jobs));
}

template <api::Question question>
void check_options(const py::kwargs& given) {
    Arguments arguments("check_options", given);
    take_options(arguments, question);
    arguments.none_left();
}

}  // namespace

void bind_options(py::module_& module) {
    module.def("shares", shares);
    module.def("check_solve_options", check_options<api::Question::solve>);
    module.def("check_analyze_options", check_options<api::Question::analyze>);
}

api::Options take_options(Arguments& arguments, api::Question question) {
    api::Options options;
    options.solve.memory = default_memory();
    for (const api::OptionEntry& option : api::option_table()) {
        if (!is_keyword(option, question)) continue;
        if (const auto value = arguments.take(option)) option.set(options, *value);
    }
    return options;
}

void raise_solve_error(const api::SolveError& error) {
    if (!error.is_bug) raise_level_error(error.diagnostic);
    PyErr_SetString(PyExc_AssertionError, api::error_text(error.diagnostic, "").c_str());
    throw py::error_already_set();
}

std::optional<std::string> word_of(std::optional<api::Limit> limit) {
    if (!limit) return std::nullopt;
    return std::string(entry_of(*limit).word);
}

}  // namespace decant::python
