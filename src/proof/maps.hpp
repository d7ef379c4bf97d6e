// A level of DogBunny as its code spells it, and its rules.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "proof/domain.hpp"

namespace decant::proof {

/// Signs `!` and parentheses around a node of a condition.
inline constexpr std::size_t deepest_condition = 50;

/// The nodes with a token, one bit each.
using Occupied = std::uint64_t;

/// A condition in postfix order, so that it is evaluated without recursion.
struct Condition {
    enum class Op : std::uint8_t { node, negation, all, any };
    struct Item {
        Op op = Op::node;
        std::uint8_t node = 0;
        friend bool operator==(const Item&, const Item&) = default;
    };
    std::vector<Item> items;  ///< none: always true

    [[nodiscard]] bool holds(Occupied occupied) const;
    friend bool operator==(const Condition&, const Condition&) = default;
};

struct MapLevel {
    struct Edge {
        std::uint8_t from = 0;
        std::uint8_t to = 0;
        Condition condition;
        friend bool operator==(const Edge&, const Edge&) = default;
    };
    struct Kind {
        std::string name;
        std::vector<std::uint8_t> starts;  ///< ascending
        std::vector<std::uint8_t> goals;   ///< ascending
        friend bool operator==(const Kind&, const Kind&) = default;
    };
    std::vector<std::string> nodes;  ///< ascending by bytes, so that numbers are in the order of names
    std::vector<Edge> edges;         ///< one way each
    std::vector<Kind> kinds;

    [[nodiscard]] std::optional<std::uint8_t> node(std::string_view name) const;
    friend bool operator==(const MapLevel&, const MapLevel&) = default;
};

Checked<MapLevel> read_map_level(std::string_view code);

/// Makes a move such as `dog:a>b`, or says why it is illegal.
std::optional<std::string> make(MapLevel& level, std::string_view move);

std::unique_ptr<Domain> positions_of(const MapLevel& level);

}  // namespace decant::proof
