// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/border_costs.hpp"

#include <algorithm>
#include <bit>

#include "base/hash.hpp"

namespace decant::puzzles::tube_sort::engine {

int BorderCosts::cost_onto_own(const BorderTable::Entry& border) const {
    if (is_water() || borders_.bottoms(border.color) == 0) return 0;
    const int left = std::max(0, borders_.longest_bottom(border.color) - borders_.displaced(border.color));
    return std::min<int>(border.run, left);
}

/// The run with what had to be put on it, since it fitted nowhere else.
int BorderCosts::cost_to_stack(const BorderTable::Entry& border) const {
    if (is_water()) return 0;
    const int room_elsewhere = borders_.room(border.color) - border.room;
    return std::max<int>(border.run, borders_.free_units(border.color) - room_elsewhere);
}

int BorderCosts::cost_to_open(const BorderTable::Entry& border) const {
    if (borders_.bottoms(border.color) == 0) return 0;
    return is_water() ? 1 : std::min(borders_.longest_bottom(border.color), cost_to_stack(border));
}

int BorderCosts::cost_to_close(Color color) const {
    return (borders_.bottoms(color) > 0 ? 0 : 1) + (is_water() ? 0 : 1);
}

BorderMemory::Entry BorderCosts::look_up(Colors open) {
    std::array<std::uint8_t, Borders::most_key_bytes + sizeof(Colors)> key;
    borders_.write_key(key.data());
    std::uint8_t* end = key.data() + Borders::key_bytes(level_);
    for (std::size_t color = 0; color < level_.colors; color += 8)
        *end++ = static_cast<std::uint8_t>(open >> color);
    return memory_.look_up(borders_.hash() + base::mix(open), key.data());
}

bool BorderCosts::may_look() {
    if (looked_at_ >= allowed_) return false;
    return ++looked_at_ % poll_every != 0 || meter_.may_go_on(memory_.bytes_each());
}

/// The counts are those of the borders.
int BorderCosts::search(BorderMemory::Place place, Colors open, int budget) {
    if (gave_up_ || !may_look()) {
        gave_up_ = true;
        return 0;
    }
    int cost = try_safe(open, budget);
    if (cost == never) cost = try_each(open, budget);
    if (gave_up_) return 0;
    if (cost <= budget)
        memory_.learn_at_most(place, cost);
    else
        memory_.learn_at_least(place, cost);
    return cost;
}

int BorderCosts::try_safe(Colors open, int budget) {
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        const Color color = borders_[tube].color;
        if ((open & bit(color)) == 0 || cost_onto_own(borders_[tube]) > 0) continue;
        if (borders_.owns_a_tube_for_good(color)) return after(tube, open, budget);
        const int to_close = cost_to_close(color);
        if (to_close > budget) return std::min(to_close, after(tube, open, budget));
    }
    return never;
}

int BorderCosts::after(std::size_t tube, Colors open, int budget) {
    if (borders_[tube].next == no_border) open |= bit(borders_[tube].below);
    const auto removal = borders_.remove(tube);
    int cost = 0;
    if (borders_.count() > 0) {
        const auto [place, known] = look_up(open);
        if (known.at_least <= budget && known.at_most > budget) {
            borders_.count(removal);
            cost = search(place, open, budget);
            borders_.put_back(removal);
            borders_.uncount(removal);
            return cost;
        }
        cost = known.at_most <= budget ? known.at_most : known.at_least;
    }
    borders_.put_back(removal);
    return cost;
}

int BorderCosts::try_each(Colors open, int budget) {
    int least = never;
    // True when the budget is met.
    const auto follow = [&](std::size_t tube, Colors then_open, int cost) {
        if (cost <= budget) cost += after(tube, then_open, budget - cost);
        least = std::min(least, cost);
        return least <= budget || gave_up_;
    };
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        if (borders_.is_first(tube) && (open & bit(borders_[tube].color)) != 0 &&
            follow(tube, open, cost_onto_own(borders_[tube])))
            return least;
    }
    // With all tubes taken a color only gets one from a color that fits elsewhere.
    const bool full = std::popcount(open) >= borders_.tubes_without();
    Colors closable = 0;
    for (Colors rest = full ? open : 0; rest != 0; rest &= rest - 1) {
        const auto color = static_cast<Color>(std::countr_zero(rest));
        if (borders_.free_units(color) <= borders_.room(color)) closable |= bit(color);
    }
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        const BorderTable::Entry& border = borders_[tube];
        const Color color = border.color;
        if (!borders_.is_first(tube) || (open & bit(color)) != 0) continue;
        const bool fits = borders_.free_units(color) <= borders_.room(color) - border.room;
        if (fits && follow(tube, open, cost_to_stack(border))) return least;
        if (full && closable == 0) continue;
        const int cost = cost_to_open(border);
        if (!full) {
            if (follow(tube, open | bit(color), cost)) return least;
            continue;
        }
        for (Colors rest = closable; rest != 0; rest &= rest - 1) {
            const auto closed = static_cast<Color>(std::countr_zero(rest));
            if (follow(tube, (open | bit(color)) & ~bit(closed), cost + cost_to_close(closed))) return least;
        }
    }
    return least;
}

}  // namespace decant::puzzles::tube_sort::engine
