// Runs Graphviz, which draws graphs.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "cli/input.hpp"

namespace decant::cli {

/// Draws a DOT document as SVG by the program `dot`, without a shell; or says why it cannot. Cancellation and
/// the deadline end the program, and it may not take more memory than the limit.
std::optional<Failure> draw_svg(const std::function<void(api::Output&)>& write_dot, const api::Ends& ends,
                                api::Output& out);

}  // namespace decant::cli
