// Names the limit that ended a graph, and the option that raises it.
// SPDX-License-Identifier: MIT
#include "api/graph_shortfall.hpp"

#include <fmt/format.h>

#include <string>

namespace decant::api {
namespace {

std::string_view option_of(Limit limit, std::string_view positions) {
    if (limit == Limit::time) return "time_limit";
    return limit == Limit::memory ? "memory_limit" : positions;
}

}  // namespace

Diagnostic graph_shortfall(const Graph& graph, std::string_view positions) {
    const Limit limit = graph.graph.limit.value_or(Limit::nodes);
    const std::string problem =
        limit == Limit::nodes
            ? fmt::format("the level has more than {}", counted(graph.graph.expanded(), "position"))
            : fmt::format("{} after {}", entry_of(limit).reason, counted(graph.graph.states, "position"));
    return {problem,
            Remedy{"raise ", Option{std::string(option_of(limit, positions))}}
                .or_else("make some moves first")
                .or_else("use the figures of `analyze`"),
            {}};
}

}  // namespace decant::api
