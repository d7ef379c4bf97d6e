// Keeps the counts of free units while borders are removed and put back.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/borders.hpp"

namespace decant::puzzles::tube_sort::engine {

void Borders::count_units() {
    sets_ = {};
    for (std::size_t color = 0; color < level_.colors; ++color)
        counts_[color] = {level_.units[color], 0, 0, 0, 0, 0};
    for (std::size_t slot = 0; slot < count_; ++slot) {
        const Slots here = Slots{1} << slot;
        sets_.slots |= here;
        const BorderTable::Entry& top = (*this)[slot];
        if (top.next == no_border) sets_.last |= here;
        counts_[top.color].room += top.room;
        counts_[top.color].displaced -= top.run;
        counts_[top.color].showing |= here;
        counts_[top.bottom].bottoms |= here;
        // If a tube has several borders of one color, the uppermost stands for all.
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
    for_each(counts_[color].bottoms,
             [&](std::size_t slot) { longest = std::max<int>(longest, (*this)[slot].bottom_run); });
    return longest;
}

/// Puts a color, and the slots that show it, into the sets that its counts call for.
void Borders::judge(Color color) {
    const Counts& counts = counts_[color];
    const auto put = [&](Colors& set, bool in) { set = (set & ~bit(color)) | (Colors{in} << color); };
    const bool fits = counts.free <= counts.room;
    put(sets_.shown, counts.showing != 0);
    put(sets_.fitting, fits);
    put(sets_.bottomless, counts.bottoms == 0);
    put(sets_.owning, counts.free > counts.room_ahead);
    sets_.needing_no_tube |= counts.showing;
    if (!fits) return;
    for_each(counts.showing, [&](std::size_t slot) {
        if (counts.free > counts.room - (*this)[slot].room) sets_.needing_no_tube &= ~(Slots{1} << slot);
    });
}

Borders::Removal Borders::remove(std::size_t slot) {
    const Border gone = tops_[slot];
    const BorderTable::Entry& border = table_[gone];
    const Removal removal{.border = gone,
                          .slot = static_cast<std::uint8_t>(slot),
                          .over = counts_[border.color],
                          .below = counts_[border.below],
                          .sets = sets_};
    exchange(slot, gone, border.next);
    if (border.next == no_border) --count_;
    count_removal(slot, border);
    return removal;
}

void Borders::put_back(const Removal& removal) {
    const BorderTable::Entry& border = table_[removal.border];
    exchange(removal.slot, border.next, removal.border);
    if (border.next == no_border) ++count_;
    counts_[border.color] = removal.over;
    counts_[border.below] = removal.below;
    sets_ = removal.sets;
}

void Borders::exchange(std::size_t slot, Border old, Border now) {
    exchange(code_, table_[old], table_[now]);
    hash_ += table_[now].hash - table_[old].hash;
    tops_[slot] = now;
}

/// The border is gone from its slot.
void Borders::count_removal(std::size_t slot, const BorderTable::Entry& border) {
    const Slots here = Slots{1} << slot;
    Counts& over = counts_[border.color];
    Counts& below = counts_[border.below];
    over.showing ^= here;
    over.room -= border.room;
    over.displaced += border.run;
    over.room_ahead -= border.room_ahead - border.ahead_gone;
    below.free += border.below_run;
    below.displaced += border.below_run;
    sets_.needing_no_tube &= ~here;
    if (border.next == no_border) {
        below.bottoms ^= here;
        sets_.slots ^= here;
        sets_.last ^= here;
    } else {
        const BorderTable::Entry& next = table_[border.next];
        below.showing ^= here;
        below.displaced -= next.run;
        below.room += next.room;
        below.room_ahead += next.room_ahead - next.ahead_buried;
        if (next.next == no_border) sets_.last ^= here;
    }
    judge(border.color);
    judge(border.below);
}

}  // namespace decant::puzzles::tube_sort::engine
