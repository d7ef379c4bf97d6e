// Which forms around the map in a program in Clojure say nothing of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace decant::puzzles::dog_bunny {

/// Where a form may make another map: a call that does more than search or print with the parts as they are,
/// a function whose name is not that of a search, or one that makes other edges, places or goals of those of
/// the map, as in `(conj edges [:--> :c :a])`; or where it is nested too deeply.
std::optional<std::size_t> find_other_map(std::string_view form);

}  // namespace decant::puzzles::dog_bunny
