// What forms around a map in a program in Clojure do with its parts.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace decant::puzzles::dog_bunny {

/// Where a form calls something that makes other edges, places or goals of those of the map, as in `(conj
/// edges [:--> :c :a])`, or takes the goal for the start; or where it is nested too deeply.
std::optional<std::size_t> find_other_map(std::string_view form);

}  // namespace decant::puzzles::dog_bunny
