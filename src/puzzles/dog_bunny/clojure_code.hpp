// Which forms around the map in a program in Clojure say nothing of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::puzzles::dog_bunny {

/// Whether a form, with its brackets, is understood to leave the map as it is: an import, a title, or calls
/// that search or print with the parts as they are. Any other may make another map, as `(conj edges [:--> :c
/// :a])` does, or have rules of its own.
bool form_leaves_map_alone(std::string_view form);

}  // namespace decant::puzzles::dog_bunny
