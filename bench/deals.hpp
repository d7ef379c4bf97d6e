// Seeded random levels for benchmarks: the same on every machine.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/random.hpp"

namespace decant::bench {

inline constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// A uniform deal of `colors` colors into full tubes, beside `empty` empty ones, as a level code.
inline std::string deal(std::string_view rules, int colors, int capacity, int empty, base::Random& random) {
    std::vector<char> units;
    for (int color = 0; color < colors; ++color) {
        units.insert(units.end(), static_cast<std::size_t>(capacity),
                     letters[static_cast<std::size_t>(color)]);
    }
    random.shuffle(units);
    std::string code(rules);
    code.append(std::to_string(capacity)).append(":");
    for (int color = 0; color < colors; ++color) {
        code.append(units.begin() + color * capacity, units.begin() + (color + 1) * capacity).append("/");
    }
    for (int tube = 0; tube < empty; ++tube) code.append(tube > 0 ? "/-" : "-");
    return code;
}

}  // namespace decant::bench
