// What a level shall be like that a family makes.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace decant::puzzles {

/// Each family takes what it knows and refuses the rest; what is not said is for the family to choose.
struct Recipe {
    std::string rules;
    std::optional<int> colors;
    std::optional<int> capacity;
    std::optional<int> empties;
    std::optional<int> nodes;
    std::optional<int> tokens;
};

}  // namespace decant::puzzles
