// Maps written as lists, for terminals.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "present/style.hpp"
#include "puzzles/view.hpp"

namespace decant::present {

/// Nodes with who stands there and who shall, then the edges, closed ones marked; lines ended.
std::string draw_map(const puzzles::MapView& map, const Style& style);

}  // namespace decant::present
