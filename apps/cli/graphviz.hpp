// Runs Graphviz, which draws graphs.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "cli/input.hpp"

namespace decant::cli {

/// The picture of a DOT document as SVG, by the program `dot`, without a shell; or why there is none.
/// `cancel` ends the program.
api::Result<std::string, Failure> svg_of(const std::string& dot, const api::CancelToken& cancel);

}  // namespace decant::cli
