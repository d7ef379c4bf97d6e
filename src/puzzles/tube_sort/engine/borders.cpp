// Keeps the counts of free units while borders come and go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders.hpp"

namespace decant::puzzles::tube_sort::engine {

void Borders::count_units() {
    slots_ = 0;
    for (std::size_t color = 0; color < level_.colors; ++color)
        counts_[color] = {level_.units[color], 0, 0, 0, 0, 0};
    for (std::size_t slot = 0; slot < count_; ++slot) {
        const Slots here = Slots{1} << slot;
        slots_ |= here;
        const BorderTable::Entry& top = (*this)[slot];
        counts_[top.color].room += top.room;
        counts_[top.color].displaced -= top.run;
        counts_[top.color].showing |= here;
        counts_[top.bottom].bottoms |= here;
        // Of the borders of one color in a tube the upper ones tell of all below them.
        Colors counted = 0;
        for (Border at = tops_[slot]; at != no_border; at = table_[at].next) {
            const BorderTable::Entry& border = table_[at];
            counts_[border.below].free -= border.below_run;
            if ((counted & bit(border.color)) != 0) continue;
            counted |= bit(border.color);
            counts_[border.color].room_ahead += at == tops_[slot] ? border.room_ahead : border.ahead_buried;
        }
    }
    for (std::size_t color = 0; color < level_.colors; ++color) {
        counts_[color].displaced += counts_[color].free;
        judge(static_cast<Color>(color));
    }
}

int Borders::longest_bottom(Color color) const {
    int longest = 0;
    any_of(counts_[color].bottoms, [&](std::size_t slot) {
        longest = std::max<int>(longest, (*this)[slot].bottom_run);
        return false;
    });
    return longest;
}

/// Puts a color into the sets where it belongs by its counts.
void Borders::judge(Color color) {
    const Counts& counts = counts_[color];
    const auto put = [&](Colors& set, bool in) { set = (set & ~bit(color)) | (Colors{in} << color); };
    put(shown_, counts.showing != 0);
    put(fitting_, counts.free <= counts.room);
    put(bottomless_, counts.bottoms == 0);
    put(owning_, counts.free > counts.room_ahead);
}

void Borders::lift(const Removal& removal, int sign) {
    const BorderTable::Entry& border = table_[removal.border];
    const Slots here = Slots{1} << removal.slot;
    Counts& over = counts_[border.color];
    Counts& below = counts_[border.below];
    over.showing ^= here;
    over.room -= sign * border.room;
    over.displaced += sign * border.run;
    over.room_ahead -= sign * (border.room_ahead - border.ahead_gone);
    below.free += sign * border.below_run;
    below.displaced += sign * border.below_run;
    if (border.next == no_border) {
        below.bottoms ^= here;
        slots_ ^= here;
    } else {
        const BorderTable::Entry& next = table_[border.next];
        below.showing ^= here;
        below.displaced -= sign * next.run;
        below.room += sign * next.room;
        below.room_ahead += sign * (next.room_ahead - next.ahead_buried);
    }
    judge(border.color);
    judge(border.below);
}

/// `sign`: 1 when a border goes, -1 when it comes back.
void Borders::move(std::size_t slot, Border from, Border to, int sign) {
    add_to_code(table_[from], -1);
    add_to_code(table_[to], 1);
    if (from == no_border || to == no_border) count_ -= static_cast<std::size_t>(sign);
    tops_[slot] = to;
}

}  // namespace decant::puzzles::tube_sort::engine
