// Objects that have each tube by its number, as `{"1": [...], "2": [...]}` has.
// SPDX-License-Identifier: MIT
#pragma once

#include "reading/tree.hpp"

namespace decant::reading {

/// Whether a value is such an object, with numbers from 0 or 1 on without gaps: `3`, `tube_3`, `Tube 3`.
bool has_tubes_by_number(const Tree& value);

/// The list of its tubes, in the order of the numbers.
Tree tubes_by_number(const Tree& object);

}  // namespace decant::reading
