// Where in JSON or YAML the levels are, if the keys do not say so: `.levels[].tubes`.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace decant::reading {

/// A step from a value into it: to the value of a key, or to one element of an array, or to all of them.
struct PathStep {
    std::optional<std::string> key = {};
    std::optional<std::size_t> index = {};
};

/// Keys of letters, digits, `_` and `-` behind dots (`.levels`), other keys in quotes (`."my levels"`,
/// without quotes in them), `[N]` for an element, counted from 0, and `[]` for all. A path begins with a dot;
/// `.` alone is the whole text, and `.[]` all of its elements. Everything else is refused.
base::Result<std::vector<PathStep>> parse_json_path(std::string_view path);

}  // namespace decant::reading
