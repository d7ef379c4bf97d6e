// Reads the borders off the initial tubes, from the bottom up.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/level/border_table.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace decant::puzzles::tube_sort::engine {

/// Visits the contents over the borders of each tube, the deepest of a tube first.
template <class Visit>
void BorderTable::for_each_border(Visit&& visit) const {
    std::array<Content, max_capacity> mixed;
    for (const Content content : level_.alphabet().initial()) {
        std::size_t count = 0;
        for (Content at = content; level_[at].mixed(); at = level_[at].below) mixed[count++] = at;
        while (count > 0) visit(mixed[--count]);
    }
}

BorderTable::BorderTable(const CompiledLevel& level, std::size_t count)
    : level_(level), entries_(count + 1), held_(level.colors * (count + 1)), colors_(count + 1) {
    for (const Content content : level.alphabet().initial()) width_ += level[content].mixed() ? 1 : 0;
    // All runs first: tubes that share a border may differ in the run over it, and the entries of the borders
    // above must agree with the fewest units.
    for_each_border([&](Content content) {
        const Facts& over = level[content];
        Entry& entry = entries_[over.border];
        if (entry.room == 0) entry = read_off(over);
        entry.run = std::min(entry.run, over.run);
    });
    for_each_border([&](Content content) { add(level[content]); });
    encode();
    assert(words() < most_words);
}

/// Tubes that share a border also share all borders below it.
void BorderTable::encode() {
    std::vector<unsigned> tubes(entries_.size());
    for_each_border([&](Content content) { ++tubes[level_[content].border]; });
    for (const Content content : level_.alphabet().initial()) {
        const Border top = level_[content].border;
        unsigned own = 0;
        Border at = top;
        for (; at != no_border && tubes[at] == 1; at = entries_[at].next) ++own;
        const auto field = code_.place(static_cast<unsigned>(std::bit_width(own)));
        for (at = top; own > 0; --own, at = entries_[at].next) entries_[at].set_term(field, own);
        for (; at != no_border && !entries_[at].shared; at = entries_[at].next) {
            entries_[at].shared = true;
            entries_[at].set_term(code_.place(static_cast<unsigned>(std::bit_width(tubes[at]))), 1);
        }
    }
}

/// From a content over the border.
BorderTable::Entry BorderTable::read_off(const Facts& over) const {
    const Facts& below = level_[over.below];
    Entry entry;
    entry.hash = over.border_hash;
    entry.next = below.border;
    entry.color = over.top;
    entry.room = static_cast<std::uint8_t>(over.room + over.run);
    entry.run = over.run;
    entry.below = below.top;
    entry.below_run = below.run;
    entry.bottom = over.bottom;
    entry.bottom_run = over.bottom_run;
    return entry;
}

/// A border whose deeper borders are known, and the runs over all of them.
void BorderTable::add(const Facts& over) {
    Entry& entry = entries_[over.border];
    if (entry.room_ahead != 0) return;
    colors_[over.border] =
        std::uint64_t{1} << entry.color | std::uint64_t{1} << entry.below | colors_[entry.next];
    std::uint8_t* const held = &held_[level_.colors * over.border];
    const auto raise = [&](Color of, int units) { held[of] = static_cast<std::uint8_t>(held[of] + units); };
    for (Content at = over.below; !level_[at].empty(); at = level_[at].below)
        raise(level_[at].top, level_[at].run);
    std::uint64_t seen = 0;  // colors: the uppermost border of a color accounts for all
    for (Border deeper = entry.next; deeper != no_border; deeper = entries_[deeper].next) {
        const Color other = entries_[deeper].color;
        if ((seen >> other & 1) != 0) continue;
        seen |= std::uint64_t{1} << other;
        if (other == entry.color)
            entry.ahead_gone = entries_[deeper].ahead_buried;
        else
            raise(other, entries_[deeper].ahead_buried);
    }
    entry.room_ahead = std::max(entry.room, entry.ahead_gone);
    entry.ahead_buried = static_cast<std::uint8_t>(entry.room_ahead - entry.run);
    raise(entry.color, entry.room_ahead);
}

}  // namespace decant::puzzles::tube_sort::engine
