// Why a graph is not complete, and what may help.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "api/decant.hpp"

namespace decant {
namespace DECANT_API api {

/// For a graph that a limit ended. `positions` names the option that limits its positions.
Diagnostic graph_shortfall(const Graph& graph, std::string_view positions);

}  // namespace DECANT_API api
}  // namespace decant
