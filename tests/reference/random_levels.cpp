// Deals random levels.
// SPDX-License-Identifier: MIT
#include "reference/random_levels.hpp"

namespace reference {
namespace {

/// Drops the units one by one into random tubes that have room.
void scatter(Level& level, const std::string& units, std::size_t tubes, decant::base::Random& random) {
    for (const char unit : units) {
        std::size_t t = random.below(tubes);
        while (level.tubes[t].size() >= static_cast<std::size_t>(level.capacities[t])) t = (t + 1) % tubes;
        level.tubes[t] += unit;
    }
}

std::string shuffled(std::string units, decant::base::Random& random) {
    std::vector<char> order(units.begin(), units.end());
    random.shuffle(order);
    return {order.begin(), order.end()};
}

}  // namespace

Level random_level(decant::base::Random& random) {
    enum Kind { plain, unequal, several_tubes, missing_units, partly_filled };
    const auto kind = static_cast<Kind>(random.below(5));
    const int capacity = random.between(2, 6);
    const int colors = random.between(2, capacity > 4 ? 4 : 6);
    const int empty = random.between(1, 3);

    Level level;
    level.ball = random.below(2) == 1;
    std::string units;
    int filled = 0;
    for (int c = 0; c < colors; ++c) {
        const int tubes = kind == several_tubes ? random.between(1, 2) : 1;
        const int missing = kind == missing_units ? random.between(0, capacity - 1) : 0;
        units +=
            std::string(static_cast<std::size_t>(tubes * capacity - missing), static_cast<char>('A' + c));
        filled += tubes;
    }
    units = shuffled(units, random);
    for (int t = 0; t < filled + empty; ++t) {
        level.capacities.push_back(kind == unequal && t >= filled ? random.between(1, 6) : capacity);
    }
    // Longer and shorter tubes among the filled ones: move capacity from one to another, the sum stays.
    for (int change = 0; kind == unequal && change < filled; ++change) {
        int& less = level.capacities[random.below(static_cast<std::size_t>(filled))];
        int& more = level.capacities[random.below(static_cast<std::size_t>(filled))];
        if (less > 1 && more < 7) --less, ++more;
    }
    level.tubes.resize(level.capacities.size());
    const bool anywhere = kind == partly_filled || kind == missing_units;
    scatter(level, units, anywhere ? level.tubes.size() : static_cast<std::size_t>(filled), random);
    return level;
}

}  // namespace reference
