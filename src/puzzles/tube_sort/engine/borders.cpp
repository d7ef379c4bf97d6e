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
        const Border top = tops_[tube];
        for (Content at = level_[top].below; !level_[at].empty(); at = level_[at].below)
            free_[level_[at].top] -= level_[at].run;
        room_[level_[top].top] += room_over(level_, top);
        displaced_[level_[top].top] -= table_[top].run;
        const Facts& facts = level_[top];
        ++bottoms_[facts.bottom];
        longest_bottom_[facts.bottom] = std::max<int>(longest_bottom_[facts.bottom], facts.bottom_run);
        // Of the borders of one color in a tube the upper ones tell of all below them.
        std::uint64_t counted = 0;
        for (Border border = top; border != no_border; border = level_[level_[border].below].border) {
            const std::uint64_t bit = std::uint64_t{1} << level_[border].top;
            if ((counted & bit) != 0) continue;
            counted |= bit;
            room_ahead_[level_[border].top] +=
                border == top ? table_[border].room_ahead : table_[border].ahead_buried;
        }
    }
    for (std::size_t color = 0; color < level_.colors; ++color) displaced_[color] += free_[color];
}

void Borders::count_bottoms(Color color) {
    bottoms_[color] = 0;
    longest_bottom_[color] = 0;
    for (std::size_t tube = 0; tube < count_; ++tube) {
        const Facts& facts = level_[tops_[tube]];
        if (facts.bottom != color) continue;
        ++bottoms_[color];
        longest_bottom_[color] = std::max<int>(longest_bottom_[color], facts.bottom_run);
    }
}

void Borders::lift(Border border, int sign) {
    const Facts& facts = level_[border];
    room_[facts.top] -= sign * room_over(level_, border);
    displaced_[facts.top] += sign * table_[border].run;
    room_ahead_[facts.top] -= sign * (table_[border].room_ahead - table_[border].ahead_gone);
    const Facts& below = level_[facts.below];
    free_[below.top] += sign * below.run;
    if (below.mixed()) {
        displaced_[below.top] += sign * (below.run - table_[below.border].run);
        room_[below.top] += sign * room_over(level_, below.border);
        room_ahead_[below.top] +=
            sign * (table_[below.border].room_ahead - table_[below.border].ahead_buried);
    } else {
        displaced_[below.top] += sign * below.run;
    }
    if (!below.mixed()) count_bottoms(below.top);
}

Borders::Removal Borders::remove(std::size_t tube) {
    const Border border = tops_[tube];
    const Border next = level_[level_[border].below].border;
    std::size_t at = tube;
    if (next != no_border) {
        for (; at > 0 && tops_[at - 1] > next; --at) tops_[at] = tops_[at - 1];
    } else {
        for (--count_; at < count_; ++at) tops_[at] = tops_[at + 1];
    }
    tops_[at] = next;
    hash_ += level_[next].border_hash - level_[border].border_hash;
    return {border, static_cast<std::uint8_t>(tube), static_cast<std::uint8_t>(at)};
}

void Borders::put_back(const Removal& removal) {
    std::size_t at = removal.now_at;
    const Border next = level_[level_[removal.border].below].border;
    if (next != no_border) {
        for (; at < removal.tube; ++at) tops_[at] = tops_[at + 1];
    } else {
        for (++count_; at > removal.tube; --at) tops_[at] = tops_[at - 1];
    }
    tops_[at] = removal.border;
    hash_ += level_[removal.border].border_hash - level_[next].border_hash;
}

}  // namespace decant::puzzles::tube_sort::engine
