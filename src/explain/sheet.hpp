// How a picture was read, drawn for people, step by step.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "picture/recognize.hpp"

namespace decant::explain {

/// A document in SVG, with a panel for each step: the picture, its edges, objects, layouts, rows, the height
/// of units, places, colors and what was read. Where no board was read, the steps are those of the layout
/// that came nearest. Nothing in it refers to other files. Empty for a picture without pixels.
std::string sheet(const picture::Recognition& seen);

}  // namespace decant::explain
