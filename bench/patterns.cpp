// Makes the levels of each pattern.
// SPDX-License-Identifier: MIT
#include "patterns.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "deals.hpp"

namespace decant::bench {
namespace {

using Tubes = std::vector<std::vector<int>>;  ///< colors, bottom first

std::string code_of(const Tubes& tubes) {
    std::string code;
    for (const auto& tube : tubes) {
        if (!code.empty()) code += '/';
        for (const int color : tube) code += letters[static_cast<std::size_t>(color)];
    }
    return code;
}

/// Each unit by its tube and its height.
template <class ColorAt>
Tubes filled(int tubes, int capacity, const ColorAt& color_at) {
    Tubes result(static_cast<std::size_t>(tubes));
    for (int tube = 0; tube < tubes; ++tube) {
        for (int height = 0; height < capacity; ++height)
            result[static_cast<std::size_t>(tube)].push_back(color_at(tube, height));
    }
    return result;
}

/// Pairs of tubes ABAB and BABA.
Tubes checkers(int colors, int capacity) {
    return filled(colors, capacity, [](int tube, int height) { return (tube & ~1) + ((tube + height) & 1); });
}

std::string pairs(int colors, int capacity, base::Random&) {
    return colors % 2 + capacity % 2 > 0 ? "" : code_of(checkers(colors, capacity));
}

/// Neighboring pairs with one top unit exchanged, so that all colors hang together.
std::string linked_pairs(int colors, int capacity, base::Random&) {
    if (colors % 2 + capacity % 2 > 0) return "";
    Tubes tubes = checkers(colors, capacity);
    for (std::size_t pair = 2; pair < tubes.size(); pair += 2)
        std::swap(tubes[pair - 1].back(), tubes[pair].back());
    return code_of(tubes);
}

/// ABAC/BCBD/CDCE and so on, round in a ring.
std::string ring(int colors, int capacity, base::Random&) {
    if (capacity % 2 > 0 || colors <= capacity / 2) return "";
    return code_of(filled(colors, capacity, [&](int tube, int height) {
        return (tube + (height % 2 == 0 ? 0 : height / 2 + 1)) % colors;
    }));
}

/// Each layer is that below it, moved by so many tubes.
template <int step>
std::string rotation(int colors, int capacity, base::Random&) {
    return code_of(
        filled(colors, capacity, [&](int tube, int height) { return (tube + step * height) % colors; }));
}

/// Sorted, but for one unit by which all are moved on.
std::string turned(int colors, int capacity, base::Random&) {
    return code_of(filled(colors, capacity, [&](int tube, int height) {
        return (tube * capacity + height + 1) / capacity % colors;
    }));
}

/// At one end of the tubes lie two or three colors alone, as far as they go.
std::string few_at_an_end(int colors, int capacity, bool top, base::Random& random) {
    const int few = std::max(1, colors / capacity);
    std::vector<int> ends;
    std::vector<int> others;
    for (int unit = 0; unit < colors * capacity; ++unit) {
        const bool is_end = unit / capacity < few && ends.size() < static_cast<std::size_t>(colors);
        (is_end ? ends : others).push_back(unit / capacity);
    }
    random.shuffle(others);
    for (; ends.size() < static_cast<std::size_t>(colors); others.pop_back()) ends.push_back(others.back());
    random.shuffle(ends);
    Tubes tubes(static_cast<std::size_t>(colors));
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        for (int height = 1; height < capacity; ++height, others.pop_back())
            tubes[t].push_back(others.back());
        tubes[t].insert(top ? tubes[t].end() : tubes[t].begin(), ends[t]);
    }
    return code_of(tubes);
}
std::string few_bottoms(int colors, int capacity, base::Random& random) {
    return few_at_an_end(colors, capacity, false, random);
}
std::string few_tops(int colors, int capacity, base::Random& random) {
    return few_at_an_end(colors, capacity, true, random);
}

/// A random deal in which each color fills several tubes.
template <int tubes>
std::string several_tubes(int colors, int capacity, base::Random& random) {
    std::vector<int> units;
    for (int color = 0; color < colors / tubes; ++color)
        units.insert(units.end(), static_cast<std::size_t>(tubes) * static_cast<std::size_t>(capacity),
                     color);
    random.shuffle(units);
    return code_of(filled(colors / tubes * tubes, capacity, [&](int tube, int height) {
        return units[static_cast<std::size_t>(tube) * static_cast<std::size_t>(capacity) +
                     static_cast<std::size_t>(height)];
    }));
}

constexpr Pattern all[] = {{"checkers", pairs},
                           {"linked-checkers", linked_pairs},
                           {"ring", ring},
                           {"rotation", rotation<1>},
                           {"rotation-by-two", rotation<2>},
                           {"turned-by-one", turned},
                           {"few-bottoms", few_bottoms},
                           {"few-tops", few_tops},
                           {"two-tubes-a-color", several_tubes<2>},
                           {"three-tubes-a-color", several_tubes<3>}};

}  // namespace

std::span<const Pattern> patterns() { return all; }

}  // namespace decant::bench
