// Making levels in Python.
// SPDX-License-Identifier: MIT
#include "api/generation.hpp"

#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
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

/// Why there are too few levels; empty if there are enough.
std::string warning_about(const api::GenerateOptions& options, const api::Generated& outcome) {
    return outcome.made < options.count ? text_in_keywords(api::shortfall(options, outcome)) : "";
}

std::vector<Level> generate(const py::kwargs& given) {
    Arguments arguments("generate", given);
    const api::Options said = take_generate_options(arguments);
    api::GenerateOptions options = said.generate;
    if (const auto jobs = arguments.take_whole("jobs", api::any_jobs))
        options.jobs = api::jobs_of(static_cast<int>(*jobs));
    arguments.none_left();
    Session session{py::none()};
    options.measure.cancel = &session.cancel();
    options.seconds = said.solve.seconds;
    std::vector<std::string> texts;
    const auto outcome = session.run([&] {
        return api::generate(
            options, "", 0, [&](const std::string& text) { texts.push_back(text); },
            [](std::uint64_t, std::uint64_t) { return true; });
    });
    if (!outcome) raise_value_error(outcome.error());
    if (const std::string warning = warning_about(options, *outcome); !warning.empty()) {
        // Two levels up is who called `generate` of decant/_functions.py.
        if (PyErr_WarnEx(PyExc_RuntimeWarning, warning.c_str(), 2) != 0) throw py::error_already_set();
    }
    std::vector<Level> levels;
    for (const std::string& text : texts) levels.push_back(level_of(py::str(text), {"native", {}}));
    return levels;
}

api::GenerateOptions options_in(const py::kwargs& given) {
    Arguments arguments("generate", given);
    const api::GenerateOptions options = take_generate_options(arguments).generate;
    arguments.none_left();
    return options;
}

/// A candidate as a run sees it: the parts of an api::Finding.
using Finding = std::tuple<std::string, bool, bool, std::vector<std::optional<double>>>;

/// A run whose candidates others examine, as the functions that it takes to accept them.
py::object begin_run(const py::kwargs& given) {
    const api::GenerateOptions options = options_in(given);
    if (const auto refusal = api::refuse(options)) raise_value_error(*refusal);
    const auto run = std::make_shared<api::Acceptance>(api::acceptance_of(options));
    const auto take = [run](const Finding& finding) {
        const auto& [key, is_too_hard, is_out_of_memory, values] = finding;
        return run->take({key, is_too_hard, is_out_of_memory, values});
    };
    return py::module_::import("types").attr("SimpleNamespace")(
        py::arg("attempts") = run->attempts(),
        py::arg("goes_on") = py::cpp_function([run] { return run->goes_on(); }),
        py::arg("take") = py::cpp_function(take), py::arg("warning") = py::cpp_function([run, options] {
                                                      return warning_about(options, run->outcome());
                                                  }));
}

/// The text of a level, empty where the candidate is rejected, and its finding. The work ends when `go_on`
/// raises an exception.
py::tuple examine(std::uint64_t candidate, const py::object& go_on, const py::kwargs& given) {
    api::GenerateOptions options = options_in(given);
    Session session(py::none(), go_on);
    options.measure.cancel = &session.cancel();
    const api::Examined examined = session.run([&] { return api::examine(options, candidate); });
    const auto& [key, is_too_hard, is_out_of_memory, values] = examined.finding;
    return py::make_tuple(examined.text, Finding(key, is_too_hard, is_out_of_memory, values));
}

}  // namespace

void bind_generate(py::module_& module) {
    module.def("generate", generate);
    module.def("begin_run", begin_run);
    module.def("examine", examine, py::arg("candidate"), py::arg("go_on"));
}

}  // namespace decant::python
