// Making levels in Python.
// SPDX-License-Identifier: MIT
#include "api/generation.hpp"

#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "api/many.hpp"
#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"

namespace decant::python {
namespace {

api::Options take_generate_options(Arguments& arguments) {
    api::Options options = take_options(arguments, api::Question::generate);
    options.generate.format = api::GenerationFormat::native;
    return options;
}

std::vector<Level> generate(const py::kwargs& given) {
    Arguments arguments("generate", given);
    const api::Options said = take_generate_options(arguments);
    api::GenerateOptions options = said.generate;
    if (const auto jobs = arguments.take_whole("jobs", jobs_range))
        options.jobs = api::jobs_of(static_cast<int>(*jobs));
    arguments.none_left();
    Session session{py::none()};
    options.measure.cancel = &session.cancel();
    const auto deadline = base::deadline_in(said.solve.seconds.value_or(1e9));
    std::vector<std::string> texts;
    const auto outcome = session.run([&] {
        return api::generate(
            options, "", 0, [&](const std::string& text) { texts.push_back(text); },
            [&](std::uint64_t, std::uint64_t) { return base::Clock::now() < deadline; });
    });
    if (!outcome) raise_value_error(outcome.error());
    if (outcome->made < options.count) {
        const std::string message = text_in_keywords(api::shortfall(options, *outcome));
        // Two levels up is who called `generate` of decant/_functions.py.
        if (PyErr_WarnEx(PyExc_RuntimeWarning, message.c_str(), 2) != 0) throw py::error_already_set();
    }
    std::vector<Level> levels;
    for (const std::string& text : texts) levels.push_back(level_of(py::str(text), {"native", {}}));
    return levels;
}

/// The candidates to look at, and how many on end without a new level.
py::tuple endurance(const py::kwargs& given) {
    Arguments arguments("generate", given);
    const api::GenerateOptions options = take_generate_options(arguments).generate;
    arguments.none_left();
    if (const auto refusal = api::refuse(options)) raise_value_error(*refusal);
    const api::Endurance endurance = api::endurance_of(options);
    return py::make_tuple(endurance.attempts, endurance.patience);
}

/// The text of a level and its key, empty where the candidate is no good, and what it takes of the patience.
py::tuple examine(std::uint64_t candidate, const py::kwargs& given) {
    Arguments arguments("generate", given);
    const api::GenerateOptions options = take_generate_options(arguments).generate;
    const api::Examined examined = [&] {
        const py::gil_scoped_release release;
        return api::examine(options, candidate);
    }();
    return py::make_tuple(examined.text, examined.key, examined.in_vain);
}

}  // namespace

void bind_generate(py::module_& module) {
    module.def("generate", generate);
    module.def("endurance", endurance);
    module.def("examine", examine, py::arg("candidate"));
}

}  // namespace decant::python
