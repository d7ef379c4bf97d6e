// The view of a map.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/view.hpp"

namespace decant::puzzles::dog_bunny {

MapView view_of(const Level& level) {
    MapView view;
    std::vector<bool> occupied(level.nodes.size());
    for (std::size_t kind = 0; kind < level.kinds.size(); ++kind) {
        for (const int node : level.kinds[kind].starts) {
            view.tokens.push_back({level.kinds[kind].name, kind, static_cast<std::size_t>(node)});
            occupied[static_cast<std::size_t>(node)] = true;
        }
        for (const int node : level.kinds[kind].goals) {
            view.goals.push_back({level.kinds[kind].name, kind, static_cast<std::size_t>(node)});
        }
    }
    for (const Node& node : level.nodes) view.nodes.push_back({node.name, node.position});
    const auto name = [&](int n) { return level.nodes[static_cast<std::size_t>(n)].name; };
    for (const Edge& edge : level.edges) {
        const std::string condition =
            edge.condition ? print_condition(*edge.condition, native_operators, name) : "";
        view.edges.push_back({static_cast<std::size_t>(edge.from), static_cast<std::size_t>(edge.to),
                              edge.both_ways, condition,
                              !edge.condition || holds(*edge.condition, occupied)});
    }
    return view;
}

}  // namespace decant::puzzles::dog_bunny
