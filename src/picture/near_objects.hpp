// What lies around tubes and may be a tube, too, or a part of one.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/frames.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// Tells the layout of boxes that are none of its tubes, but maybe one that was not found, what is left of
/// one, or a unit of one.
void add_near_objects(Layout& layout, const std::vector<Rectangle>& boxes, const Rectangle& picture);

/// The same of objects, and of what lies between strokes that stand like the walls of a tube.
void add_near_objects(Layout& layout, const Objects& seen, const Rectangle& picture);

}  // namespace decant::picture
