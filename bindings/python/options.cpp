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

}  // namespace

api::Options take_options(Arguments& arguments, api::Question question) {
    api::Options options;
    options.solve.memory = default_memory();
    for (const api::OptionEntry& option : api::options_of(question)) {
        if (!option.belongs_to(question)) continue;
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
