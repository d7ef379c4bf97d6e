// The tubes of a level as objects in a list of their own.
// SPDX-License-Identifier: MIT
#pragma once

#include "reading/tree.hpp"

namespace decant::reading {

/// Whether a list has several objects, some of them with the units of a tube, and none with a level.
bool holds_tube_objects(const Tree& list);

}  // namespace decant::reading
