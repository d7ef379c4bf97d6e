// Helpers for building JSON, included by sources only.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/json.hpp"
#include "present/style.hpp"
#include "puzzles/family.hpp"
#include "puzzles/view.hpp"
#include "solution/check.hpp"

namespace decant::present {

using base::dump;
using json = base::Json;

template <class T>
json or_null(const std::optional<T>& value) {
    return value ? json(*value) : json(nullptr);
}

/// The first keys of every object about a level.
json header(const puzzles::Puzzle& puzzle);

/// The tubes of a board; how a unit is written, `unit` says.
json tubes_json(const puzzles::BoardView& board, const std::function<json(int)>& unit);

/// A position by names: tubes with the colors of their units, null where one is hidden; or a map.
json view_json(const puzzles::View& view);

/// How pages draw it: letters, swatches and places, which units and tokens refer to by numbers.
json drawing_json(const puzzles::View& view);

/// Those figures about the work that are wanted.
json stats_json(json all, Stats wanted);

json object_of(const std::vector<puzzles::Field>& fields);

/// Adds what of a plan was not checked, and what was not used, if there is anything.
void add_left_aside(json& object, const solution::Check& plan);

}  // namespace decant::present
