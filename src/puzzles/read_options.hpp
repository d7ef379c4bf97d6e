// What flags say about a level that is read.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace decant::puzzles {

/// Units that a tube holds at most.
inline constexpr int most_capacity = 32;

/// They win over what the text of the level says.
struct ReadOptions {
    std::optional<std::string> rules;
    std::optional<int> capacity;  ///< 1 to `most_capacity`
    bool top_first = false;
    bool partial = false;
};

}  // namespace decant::puzzles
