// Makes DogBunny levels by recipes, and the maps of those, which can be drawn without crossing edges.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "base/random.hpp"
#include "puzzles/dog_bunny/rules/level.hpp"
#include "puzzles/values.hpp"

namespace decant::puzzles::dog_bunny {

struct GridPoint {
    int x = 0;
    int y = 0;
};

struct PlanarMap {
    std::vector<GridPoint> points;
    std::vector<std::pair<int, int>>
        edges;  ///< connected; straight edges neither cross nor pass through points
};

/// Points on a grid, joined to near ones. `extra` is how many edges it has more than a tree, where they fit.
PlanarMap planar_map(int points, int extra, base::Random& random);

// The keys of recipes.
inline const Key nodes_key{"nodes", "nodes of a dog_bunny map", 7, 3, max_nodes};
/// Tokens are bunnies, and a dog for every third one.
inline const Key tokens_key{"tokens", "tokens on a dog_bunny map", 3, 1, max_tokens};

/// A connected map of which no two edges cross, with positions; half of the edges have a condition, one in
/// five leads one way. Tokens start and shall end anywhere.
Level deal(const Recipe& recipe, base::Random& random);

/// Such a map, with the tokens where random steps backward from the goal lead.
Level unsolve(const Recipe& recipe, base::Random& random);

/// The same map with one condition, one direction, one start or one goal changed.
Level varied(const Level& level, base::Random& random);

}  // namespace decant::puzzles::dog_bunny
