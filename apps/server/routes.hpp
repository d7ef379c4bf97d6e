// The one table of what the server answers: routes, and the keys of their bodies.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace decant::server {

enum class Route { solve, hint, analyze, check, convert, generate, health, openapi };

struct RouteEntry {
    Route route;
    std::string_view method;
    std::string_view path;
    std::string_view summary;
    std::string_view answer;  ///< what the answer is, in words
    bool searches;            ///< its work waits for a place among the searches
};

enum class Kind {
    text,
    moves,  ///< a text, or JSON that stands for moves
    whole,  ///< a number without a fraction, at least 0
    number,
    flag,
};

/// One key of a body. `from` and `to` bound numbers; `words`, where there are any, are all that a text may
/// be.
struct Key {
    std::string_view name;
    Kind kind;
    std::vector<Route> routes;
    std::string_view summary;
    double from = 0;
    double to = 0;
    std::vector<std::string> words = {};
    bool required = false;

    [[nodiscard]] bool belongs_to(Route route) const;
};

std::span<const RouteEntry> routes();
const RouteEntry& entry_of(Route route);

/// All keys, in the order of the documentation.
const std::vector<Key>& keys();

}  // namespace decant::server
