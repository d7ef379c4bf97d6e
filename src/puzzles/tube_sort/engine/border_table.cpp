// Reads the borders off the initial tubes, from the bottom up.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/border_table.hpp"

#include <algorithm>
#include <array>

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

BorderTable::BorderTable(const CompiledLevel& level) : level_(level), entries_(level.alphabet().size()) {
    for (const Content content : level.alphabet().initial()) width_ += level[content].mixed() ? 1 : 0;
    // All runs first: tubes that share a border may differ in the run over it, and what is told of the
    // borders above must agree with the fewest units.
    std::uint16_t count = 0;
    for_each_border([&](Content content) {
        Entry& entry = entries_[level[content].border];
        const bool is_new = entry.number == 0;
        if (is_new) entry.number = ++count;
        entry.run = is_new ? level[content].run : std::min(entry.run, level[content].run);
    });
    held_.resize(level.colors * (std::size_t{count} + 1));
    for_each_border([&](Content content) { add(level[content].border); });
}

/// A border whose deeper borders are known, and the runs over all of them.
void BorderTable::add(Border border) {
    const Color color = level_[border].top;
    Entry& entry = entries_[border];
    if (entry.room_ahead != 0) return;
    std::uint8_t* const held = &held_[level_.colors * entry.number];
    const auto raise = [&](Color of, int units) { held[of] = static_cast<std::uint8_t>(held[of] + units); };
    for (Content at = level_[border].below; !level_[at].empty(); at = level_[at].below)
        raise(level_[at].top, level_[at].run);
    std::uint64_t seen = 0;  // colors: of equal ones the upper border tells of all
    for (Border deeper = level_[level_[border].below].border; deeper != no_border;
         deeper = level_[level_[deeper].below].border) {
        const Color other = level_[deeper].top;
        if ((seen >> other & 1) != 0) continue;
        seen |= std::uint64_t{1} << other;
        if (other == color)
            entry.ahead_gone = entries_[deeper].ahead_buried;
        else
            raise(other, entries_[deeper].ahead_buried);
    }
    entry.room_ahead = static_cast<std::uint8_t>(std::max<int>(room_over(level_, border), entry.ahead_gone));
    entry.ahead_buried = static_cast<std::uint8_t>(entry.room_ahead - entry.run);
    raise(color, entry.room_ahead);
}

}  // namespace decant::puzzles::tube_sort::engine
