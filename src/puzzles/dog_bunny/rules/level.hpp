// A DogBunny level as people write it: a map, tokens, and their goals.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/dog_bunny/rules/condition.hpp"
#include "puzzles/view.hpp"

namespace decant::puzzles::dog_bunny {

inline constexpr std::string_view family_word = "dog_bunny";

inline constexpr int max_nodes = 64;
inline constexpr int max_tokens = 16;
inline constexpr int max_edges = 256;
inline constexpr int max_condition_depth = 50;  ///< operators around a node
/// Names and negations in all conditions together: on average each edge may name each node.
inline constexpr std::size_t max_condition_parts = std::size_t{max_edges} * max_nodes;

struct Node {
    std::string name;
    std::optional<Point> position;  ///< where to draw it, x to the right and y down, in any unit

    friend bool operator==(const Node&, const Node&) = default;
};

struct Edge {
    int from = 0;
    int to = 0;
    bool both_ways = false;
    SharedCondition condition;  ///< open while it holds; always open without one

    friend bool operator==(const Edge&, const Edge&) = default;
};

/// Tokens of one name, which are interchangeable.
struct Kind {
    std::string name;
    std::vector<int> starts;  ///< a node for each token, in ascending order
    std::vector<int>
        goals;  ///< nodes that tokens of this kind must stand on at the end, at most one for each

    friend bool operator==(const Kind&, const Kind&) = default;
};

/// Nodes are named by their index in `nodes`. At least one kind has a goal.
struct Level {
    std::string name;
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    std::vector<Kind> kinds;

    friend bool operator==(const Level&, const Level&) = default;
};

/// Whether a name may stand in native text and in messages without confusion.
bool is_name(std::string_view name);

/// Of a level, without its conditions, which its positions share.
std::size_t bytes_of(const Level& level);

}  // namespace decant::puzzles::dog_bunny
