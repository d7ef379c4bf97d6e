// The level type and the conversions that all parts of the module share.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "api/decant.hpp"

namespace decant::python {

namespace py = pybind11;

/// A level, and its canonical key once somebody asked for it.
class Level {
  public:
    Level() = default;  ///< none yet: only to be assigned to
    explicit Level(api::Level level) : level_(std::move(level)) {}

    [[nodiscard]] const api::Level& operator*() const { return level_; }
    [[nodiscard]] const api::Puzzle& puzzle() const { return level_.puzzle(); }
    /// With the family, so that levels of different families differ.
    [[nodiscard]] const std::string& key() const;

  private:
    api::Level level_{nullptr};
    mutable std::optional<std::string> key_;
};

/// The text of a source, or of the file that it names.
std::string source_text(const py::object& source);

/// How that text is to be read: tubes in a list are bottom first, unless a keyword says that they are top
/// first.
api::LoadOptions options_for(const py::object& source, api::LoadOptions options);
/// The bytes of the file at a path. Raises OSError.
std::string bytes_of_file(const py::object& path);
/// A level as it is, or made of what `Level()` takes: text, a path, nested lists. Raises LevelError, for
/// functions that take no options of it, or for `Level` itself.
Level level_of(const py::object& source);
Level level_of(const py::object& source, const api::LoadOptions& options);

py::dict dict_of(std::span<const api::Field> fields);

/// `[{"line": 1, "text": "Level 12:"}]`; without a line where there is none.
py::list list_of_asides(const std::vector<api::Aside>& asides);

/// A dict of the JSON that the program prints.
py::object dict_of_json(const std::string& json);

/// Such a dict, which `str()` puts in words: decant._answer.Answer.
py::object answer_of(const std::string& json, const std::string& text);

/// A text without its last line end, as `print` adds one.
std::string printable(std::string text);

/// A proof of a solution of the level, as a dict that prints as its text. Raises LimitReached.
py::object prove(const api::Level& level, const api::Solution& solution, const py::kwargs& given);

/// Moves that a call was given as `name`, as text: a string as it is, the strings of a sequence with blanks
/// between them, or JSON of dicts. Raises TypeError for anything else.
std::string moves_text(const char* name, const py::object& moves);

void bind_level(py::module_& module);
void bind_solve(py::module_& module);
void bind_proofs(py::module_& module);
void bind_answers(py::module_& module);
void bind_picture(py::module_& module);
void bind_generate(py::module_& module);
/// Checks of options for those who hand the work to others.
void bind_options(py::module_& module);
void bind_state_graph(py::module_& module);
void bind_search(py::module_& module);

}  // namespace decant::python
