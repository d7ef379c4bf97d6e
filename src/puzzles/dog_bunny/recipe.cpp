// Reads recipes of maps.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/recipe.hpp"

#include <array>

#include "puzzles/dog_bunny/rules/level.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

const Key nodes_key{"nodes", "nodes of a dog_bunny map", 7, 3, max_nodes};
const Key tokens_key{"tokens", "tokens on a dog_bunny map", 3, 1, max_tokens};

}  // namespace

std::span<const Key> recipe_keys() {
    static const std::array keys{nodes_key, tokens_key};
    return keys;
}

int nodes_in(const Recipe& recipe) { return recipe.number(nodes_key); }

int tokens_in(const Recipe& recipe) { return recipe.number(tokens_key); }

}  // namespace decant::puzzles::dog_bunny
