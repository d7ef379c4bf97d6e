// The look of a position, independent of how it is drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace decant::puzzles {

/// Tubes side by side. A unit is an index into `colors`, or `hidden`.
struct BoardView {
    static constexpr int hidden = -1;
    /// A rule of one tube, as texts spell it: `accepts` `red`.
    struct Rule {
        std::string_view key;
        std::string value;
        std::optional<std::size_t> color;  ///< that the value names
    };
    struct Tube {
        int capacity = 0;
        std::vector<int> units;  ///< bottom first
        std::vector<Rule> rules;
        bool closed = false;       ///< nothing goes in or out for now
        std::uint32_t hidden = 0;  ///< units that the player does not see, the lowest bit for the lowest unit
    };
    struct Color {
        std::string name;
        char letter = '?';  ///< different for every color of the board
    };
    std::vector<Tube> tubes;
    std::vector<Color> colors;
    bool balls = false;  ///< units are balls rather than a liquid
};

struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// A graph with tokens on its nodes, which are identified by their index.
struct MapView {
    struct Node {
        std::string name;
        std::optional<Point> position;  ///< where its author wants it, y down
    };
    struct Edge {
        std::size_t from = 0;
        std::size_t to = 0;
        bool both_ways = false;
        std::string condition;  ///< empty: always open
        bool open = true;       ///< in this position
    };
    struct Token {
        std::string kind;
        std::size_t color = 0;  ///< number of its kind
        std::size_t node = 0;
    };
    struct Goal {
        std::string kind;
        std::size_t color = 0;
        std::size_t node = 0;
    };
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    std::vector<Token> tokens;
    std::vector<Goal> goals;
};

/// A position that one line of text shows well enough.
struct TextView {
    std::string text;
};

using View = std::variant<BoardView, MapView, TextView>;

}  // namespace decant::puzzles
