// Keeps the counts of free units while borders come and go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders.hpp"

#include <algorithm>

namespace decant::puzzles::tube_sort::engine {

void Borders::count_units() {
    std::copy(level_.units.begin(), level_.units.end(), free_.begin());
    std::fill_n(room_.begin(), level_.colors, 0);
    std::fill_n(room_ahead_.begin(), level_.colors, 0);
    std::fill_n(displaced_.begin(), level_.colors, 0);
    std::fill_n(bottoms_.begin(), level_.colors, 0);
    std::fill_n(longest_bottom_.begin(), level_.colors, 0);
    for (std::size_t tube = 0; tube < count_; ++tube) {
        const BorderTable::Entry& top = (*this)[tube];
        room_[top.color] += top.room;
        displaced_[top.color] -= top.run;
        ++bottoms_[top.bottom];
        longest_bottom_[top.bottom] = std::max<int>(longest_bottom_[top.bottom], top.bottom_run);
        // Of the borders of one color in a tube the upper ones tell of all below them.
        std::uint64_t counted = 0;
        for (Border at = tops_[tube]; at != no_border; at = table_[at].next) {
            const BorderTable::Entry& border = table_[at];
            free_[border.below] -= border.below_run;
            if ((counted >> border.color & 1) != 0) continue;
            counted |= std::uint64_t{1} << border.color;
            room_ahead_[border.color] += at == tops_[tube] ? border.room_ahead : border.ahead_buried;
        }
    }
    for (std::size_t color = 0; color < level_.colors; ++color) displaced_[color] += free_[color];
}

void Borders::count_bottoms(Color color) {
    bottoms_[color] = 0;
    longest_bottom_[color] = 0;
    for (std::size_t tube = 0; tube < count_; ++tube) {
        const BorderTable::Entry& border = (*this)[tube];
        if (border.bottom != color) continue;
        ++bottoms_[color];
        longest_bottom_[color] = std::max<int>(longest_bottom_[color], border.bottom_run);
    }
}

void Borders::lift(const BorderTable::Entry& border, int sign) {
    room_[border.color] -= sign * border.room;
    displaced_[border.color] += sign * border.run;
    room_ahead_[border.color] -= sign * (border.room_ahead - border.ahead_gone);
    free_[border.below] += sign * border.below_run;
    displaced_[border.below] += sign * border.below_run;
    if (border.next == no_border) return count_bottoms(border.below);
    const BorderTable::Entry& next = table_[border.next];
    displaced_[border.below] -= sign * next.run;
    room_[border.below] += sign * next.room;
    room_ahead_[border.below] += sign * (next.room_ahead - next.ahead_buried);
}

Borders::Removal Borders::remove(std::size_t tube) {
    const Border border = tops_[tube];
    const Border next = table_[border].next;
    std::size_t at = tube;
    if (next != no_border) {
        for (; at > 0 && tops_[at - 1] > next; --at) tops_[at] = tops_[at - 1];
    } else {
        for (--count_; at < count_; ++at) tops_[at] = tops_[at + 1];
    }
    tops_[at] = next;
    hash_ += table_[next].hash - table_[border].hash;
    return {border, static_cast<std::uint8_t>(tube), static_cast<std::uint8_t>(at)};
}

void Borders::put_back(const Removal& removal) {
    std::size_t at = removal.now_at;
    const Border next = table_[removal.border].next;
    if (next != no_border) {
        for (; at < removal.tube; ++at) tops_[at] = tops_[at + 1];
    } else {
        for (++count_; at > removal.tube; --at) tops_[at] = tops_[at - 1];
    }
    tops_[at] = removal.border;
    hash_ += table_[removal.border].hash - table_[next].hash;
}

}  // namespace decant::puzzles::tube_sort::engine
