// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/border_costs.hpp"

#include <algorithm>

#include "base/hash.hpp"

namespace decant::puzzles::tube_sort::engine {

int BorderCosts::cost_to_open(Color color, Border border) const {
    if (is_water()) return borders_.bottoms(color) > 0 ? 1 : 0;
    return borders_.bottoms(color) > 0 ? std::min(borders_.longest_bottom(color), borders_.run_over(border))
                                       : 0;
}

int BorderCosts::cost_to_close(Color color) const {
    return (borders_.bottoms(color) > 0 ? 0 : 1) + (is_water() ? 0 : 1);
}

int BorderCosts::search(Colors open, int budget) {
    if (borders_.count() == 0) return 0;
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        const Color color = level_[borders_.tops()[tube]].top;
        if ((open & bit(color)) != 0 && borders_.owns_a_tube_for_good(color))
            return after(tube, open, budget);
    }
    std::array<Border, max_tubes + open_cells> key;
    std::copy_n(borders_.tops(), borders_.width(), key.begin());
    for (std::size_t part = 0; part < open_cells; ++part)
        key[borders_.width() + part] = static_cast<Border>(open >> (16 * part));
    const auto found = known_.insert(borders_.hash() + base::mix(open), key.data(), Known{0, never});
    Known known = known_.payload(found.id);
    if (known.at_least > budget) return known.at_least;
    if (known.at_most <= budget) return known.at_most;
    const int cost = try_each(open, budget);
    if (cost <= budget)
        known.at_most = static_cast<std::uint8_t>(cost);
    else
        known.at_least = static_cast<std::uint8_t>(std::min(cost, never));
    known_.set_payload(found.id, known);
    return cost;
}

int BorderCosts::after(std::size_t tube, Colors open, int budget) {
    const Facts& below = level_[level_[borders_.tops()[tube]].below];
    if (below.mono()) open |= bit(below.top);
    const auto removal = borders_.remove(tube);
    const int cost = search(open, budget);
    borders_.put_back(removal);
    return cost;
}

int BorderCosts::try_each(Colors open, int budget) {
    int least = never;
    // True when the budget is met.
    const auto follow = [&](std::size_t tube, Colors then_open, int cost) {
        if (cost <= budget) cost += after(tube, then_open, budget - cost);
        least = std::min(least, cost);
        return least <= budget;
    };
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        const Color color = level_[borders_.tops()[tube]].top;
        if (borders_.is_first(tube) && (open & bit(color)) != 0 && follow(tube, open, 0)) return least;
    }
    const bool full = __builtin_popcountll(open) >= borders_.tubes_without();
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        const Border border = borders_.tops()[tube];
        const Color color = level_[border].top;
        if (!borders_.is_first(tube) || (open & bit(color)) != 0) continue;
        const bool fits = borders_.free_units(color) <= borders_.room(color) - borders_.room_over(border);
        if (fits && follow(tube, open, is_water() ? 0 : borders_.run_over(border))) return least;
        const int cost = cost_to_open(color, border);
        if (!full) {
            if (follow(tube, open | bit(color), cost)) return least;
            continue;
        }
        for (Colors rest = open; rest != 0; rest &= rest - 1) {
            const auto closed = static_cast<Color>(__builtin_ctzll(rest));
            if (borders_.free_units(closed) > borders_.room(closed)) continue;
            if (follow(tube, (open | bit(color)) & ~bit(closed), cost + cost_to_close(closed))) return least;
        }
    }
    return least;
}

}  // namespace decant::puzzles::tube_sort::engine
