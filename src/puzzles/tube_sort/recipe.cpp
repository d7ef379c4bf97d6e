// Reads recipes of boards.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/recipe.hpp"

#include <fmt/format.h>

#include <array>

#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/text/raw_level.hpp"

namespace decant::puzzles::tube_sort {
namespace {

const Key colors_key{"colors", "colors; each fills one tube", 8, 2, max_colors};
const Key capacity_key{"capacity", "units that a tube holds", 4, 2, max_capacity};
const Key empties_key{"empties", "empty tubes", 2, 1, max_tubes};

}  // namespace

std::span<const Key> recipe_keys() {
    static const std::array keys{rules_key(), colors_key, capacity_key, empties_key};
    return keys;
}

Sizes sizes_in(const Recipe& recipe) {
    return {recipe.number(colors_key), recipe.number(capacity_key), recipe.number(empties_key)};
}

std::optional<base::Diagnostic> refuse(const Recipe& recipe) {
    const Sizes sizes = sizes_in(recipe);
    if (sizes.colors + sizes.empties <= max_tubes) return std::nullopt;
    return base::Diagnostic{
        fmt::format("{} colors and {} empty tubes do not make a level", sizes.colors, sizes.empties),
        fmt::format("use at most {} tubes", max_tubes),
        {}};
}

}  // namespace decant::puzzles::tube_sort
