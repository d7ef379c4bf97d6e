// A map as two lists: nodes and edges.
// SPDX-License-Identifier: MIT
#include "present/map_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::present {
namespace {

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, base::characters(text)), ' ');
}

std::string faint(const std::string& text, const Style& style) {
    return style.colors == ColorDepth::none ? text : fmt::format("\x1b[2m{}\x1b[0m", text);
}

/// The kinds on a node, each as often as it is there.
template <class Entries>
std::string kinds_on(const Entries& entries, std::size_t node) {
    std::string names;
    for (const auto& entry : entries) {
        if (entry.node == node) names += (names.empty() ? "" : " ") + entry.kind;
    }
    return names;
}

}  // namespace

std::string draw_map(const puzzles::MapView& map, const Style& style) {
    std::size_t width = 0;
    std::size_t tokens_width = 0;
    for (std::size_t n = 0; n < map.nodes.size(); ++n) {
        width = std::max(width, base::characters(map.nodes[n].name));
        tokens_width = std::max(tokens_width, base::characters(kinds_on(map.tokens, n)));
    }
    std::string text;
    for (std::size_t n = 0; n < map.nodes.size(); ++n) {
        const std::string goals = kinds_on(map.goals, n);
        std::string line = fmt::format("{}  {}", padded(map.nodes[n].name, width),
                                       padded(kinds_on(map.tokens, n), tokens_width));
        if (!goals.empty()) line += fmt::format("  goal of {}", goals);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    text += '\n';
    for (const auto& edge : map.edges) {
        std::string line = fmt::format(
            "{} {} {}", padded(map.nodes[edge.from].name, width), edge.both_ways ? "<->" : " ->",
            edge.condition.empty() ? map.nodes[edge.to].name : padded(map.nodes[edge.to].name, width));
        if (!edge.condition.empty())
            line += fmt::format("  {} needs {}", edge.open ? "open,  " : "closed,", edge.condition);
        text += edge.open ? line : faint(line, style);
        text += '\n';
    }
    return text;
}

}  // namespace decant::present
