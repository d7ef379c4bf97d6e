// What formats cannot hold that do not list the nodes.
// SPDX-License-Identifier: MIT
#include <set>
#include <string>

#include "base/likeness.hpp"
#include "puzzles/dog_bunny/format.hpp"

namespace decant::puzzles::dog_bunny {

bool has_nodes_alike(const Level& level) {
    std::set<std::string> looks;
    for (const Node& node : level.nodes) looks.insert(base::likeness(node.name));
    return looks.size() < level.nodes.size();
}

}  // namespace decant::puzzles::dog_bunny
