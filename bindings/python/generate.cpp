// Making levels in Python.
// SPDX-License-Identifier: MIT
#include "api/generation.hpp"

#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/session.hpp"

namespace decant::python {
namespace {

std::optional<api::Maker> maker_of(const std::optional<std::string>& word) {
    if (!word) return std::nullopt;
    if (*word == "deal") return api::Maker::deal;
    if (*word == "reverse") return api::Maker::reverse;
    if (*word == "climb") return api::Maker::climb;
    throw py::value_error("there is no maker '" + *word + "'; the makers are deal, reverse and climb");
}

/// Takes the arguments that are a part of `options` by their names.
class Arguments {
  public:
    explicit Arguments(const py::kwargs& given) : left_(given.attr("copy")()) {}

    template <class T>
    void take(const char* name, T& value) {
        const py::object given = left_.attr("pop")(name, py::none());
        if (given.is_none()) return;
        try {
            value = given.cast<T>();
        } catch (const py::cast_error&) {
            throw py::type_error(std::string(name) + ": " + py::cast<std::string>(py::repr(given)) +
                                 " does not fit");
        }
    }
    void none_left() const {
        for (const auto& [name, value] : left_)
            throw py::type_error("generate() has no argument '" + py::cast<std::string>(name) + "'");
    }

  private:
    py::dict left_;
};

/// What the face takes for granted.
void check(const api::GenerateOptions& options) {
    const auto demand = [](bool holds, const char* remedy) {
        if (!holds) throw py::value_error(remedy);
    };
    const auto& difficulty = options.difficulty;
    demand(options.jobs >= 1, "jobs: give a number of at least 1");
    demand(options.min_length >= 1, "min_length: give a number of at least 1");
    demand(!options.max_length || *options.max_length >= options.min_length,
           "max_length: give a number of at least min_length");
    demand(!options.max_dead || (*options.max_dead >= 0 && *options.max_dead <= 1),
           "max_dead: give a share from 0 to 1");
    demand(!difficulty || (0 <= difficulty->first && difficulty->first <= difficulty->second &&
                           difficulty->second <= 100),
           "difficulty: give the lowest and the highest, from 0 to 100");
    demand(options.recipe.rules.empty() || options.recipe.rules == "water" || options.recipe.rules == "ball",
           "rules: give 'water' or 'ball'");
}

api::GenerateOptions options_of(const py::kwargs& given) {
    api::GenerateOptions options;
    options.recipe.rules = "";
    std::optional<std::string> maker;
    Arguments arguments(given);
    arguments.take("family", options.family);
    arguments.take("rules", options.recipe.rules);
    arguments.take("colors", options.recipe.colors);
    arguments.take("capacity", options.recipe.capacity);
    arguments.take("empties", options.recipe.empties);
    arguments.take("nodes", options.recipe.nodes);
    arguments.take("tokens", options.recipe.tokens);
    arguments.take("maker", maker);
    arguments.take("seed", options.seed);
    arguments.take("min_length", options.min_length);
    arguments.take("max_length", options.max_length);
    arguments.take("max_dead", options.max_dead);
    arguments.take("difficulty", options.difficulty);
    arguments.take("attempts", options.attempts);
    arguments.take("node_limit", options.measure.nodes);
    arguments.take("states", options.measure.states);
    arguments.take("jobs", options.jobs);
    arguments.none_left();
    options.maker = maker_of(maker);
    options.format = api::GenerationFormat::native;
    check(options);
    return options;
}

std::vector<Level> generate(std::uint64_t count, std::optional<double> time_limit, const py::kwargs& given) {
    api::GenerateOptions options = options_of(given);
    options.count = count;
    Session session{py::none()};
    options.measure.cancel = &session.cancel();
    const auto deadline = base::deadline_in(time_limit.value_or(1e9));
    std::vector<std::string> texts;
    const auto outcome = session.run([&] {
        return api::generate(
            options, "", 0, [&](const std::string& text) { texts.push_back(text); },
            [&](std::uint64_t, std::uint64_t) { return base::Clock::now() < deadline; });
    });
    if (!outcome) throw py::value_error(api::error_text(outcome.error(), ""));
    if (outcome->made < count) {
        const std::string message = "made " + std::to_string(outcome->made) + " of " + std::to_string(count) +
                                    " levels; ask for less, or raise attempts or time_limit";
        PyErr_WarnEx(PyExc_RuntimeWarning, message.c_str(), 1);
    }
    std::vector<Level> levels;
    for (const std::string& text : texts) levels.push_back(level_of(py::str(text), {"native", {}}));
    return levels;
}

}  // namespace

void bind_generate(py::module_& module) {
    module.def("generate", generate, py::arg("count") = 1, py::kw_only(), py::arg("time_limit") = py::none(),
               "Makes solvable levels from a seed. Arguments are named like the flags of `decant generate`.");
}

}  // namespace decant::python
