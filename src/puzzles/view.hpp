// What a position looks like, without saying how it is drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace decant::puzzles {

/// Tubes side by side. A unit is an index into `colors`, or `hidden`.
struct BoardView {
    static constexpr int hidden = -1;
    struct Tube {
        int capacity = 0;
        std::vector<int> units;  ///< bottom first
    };
    struct Color {
        std::string name;
        char letter = '?';  ///< different for every color of the board
    };
    std::vector<Tube> tubes;
    std::vector<Color> colors;
};

/// A position that a line of text shows well enough.
struct TextView {
    std::string text;
};

using View = std::variant<BoardView, TextView>;

}  // namespace decant::puzzles
