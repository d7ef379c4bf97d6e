// The steps of a reading, a drawing each.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "picture/recognize.hpp"
#include "present/svg.hpp"

namespace decant::explain {

/// In the order in which they are done.
std::vector<present::Drawing> steps(const picture::Recognition& seen);

/// What the drawings refer to.
std::string picture_of(const picture::Canvas& canvas);

}  // namespace decant::explain
