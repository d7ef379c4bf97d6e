// Whether units are balls.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/trial.hpp"

namespace decant::picture {

/// Liquid fills its tube from wall to wall; balls are round and apart from each other. Other things may be
/// neither.
enum class Shape { liquid, balls, unclear };

/// Told by the borders between units: around a ball the background is seen, over more rows of pixels next to
/// the walls of a tube than in its middle, or more clearly. Around blocks it is seen over as many.
Shape shape_of_units(const Grid<Lab>& colors, const Trial& trial);

}  // namespace decant::picture
