// How much memory a level takes.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/level.hpp"

namespace decant::puzzles::dog_bunny {

std::size_t bytes_of(const Level& level) {
    std::size_t bytes = sizeof level + level.name.capacity();
    for (const Node& node : level.nodes) bytes += sizeof node + node.name.capacity();
    bytes += level.edges.size() * sizeof(Edge);
    for (const Kind& kind : level.kinds) {
        bytes += sizeof kind + kind.name.capacity() +
                 (kind.starts.capacity() + kind.goals.capacity()) * sizeof(int);
    }
    return bytes;
}

}  // namespace decant::puzzles::dog_bunny
