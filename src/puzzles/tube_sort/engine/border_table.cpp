// Reads the borders off the initial tubes, from the bottom up.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/border_table.hpp"

#include <algorithm>

namespace decant::puzzles::tube_sort::engine {

BorderTable::BorderTable(const CompiledLevel& level) : level_(level), entries_(level.alphabet().size()) {
    // All runs first: tubes that share a border may differ in the run over it, and what is told of the
    // borders above must agree with the fewest units.
    for (Content at : level.alphabet().initial()) {
        for (; level[at].mixed(); at = level[at].below) {
            std::uint8_t& run = entries_[level[at].border].run;
            run = run == 0 ? level[at].run : std::min(run, level[at].run);
        }
    }
    for (const Content content : level.alphabet().initial()) {
        std::vector<Content> mixed;  // what the tube holds over each of its borders, top first
        for (Content at = content; level[at].mixed(); at = level[at].below) mixed.push_back(at);
        std::for_each(mixed.rbegin(), mixed.rend(), [&](Content at) { add(at); });
        width_ += mixed.empty() ? 0 : 1;
    }
}

/// Adds the top border of a content, whose deeper borders are known.
void BorderTable::add(Content content) {
    const Border border = level_[content].border;
    const Color color = level_[border].top;
    Entry& entry = entries_[border];
    if (!entry.held.empty()) return;  // another tube has it too
    entry.held.resize(level_.colors);
    for (Content below = level_[content].below; !level_[below].empty(); below = level_[below].below) {
        entry.buried.emplace_back(level_[below].top, level_[below].run);
        entry.held[level_[below].top] += level_[below].run;
    }
    std::uint64_t seen = 0;  // colors: of equal ones the upper border tells of all
    for (Border deeper = level_[level_[content].below].border; deeper != no_border;
         deeper = level_[level_[deeper].below].border) {
        const Color other = level_[deeper].top;
        if ((seen >> other & 1) != 0) continue;
        seen |= std::uint64_t{1} << other;
        if (other == color)
            entry.ahead_gone = entries_[deeper].ahead_buried;
        else
            entry.held[other] += entries_[deeper].ahead_buried;
    }
    entry.room_ahead = static_cast<std::uint8_t>(std::max<int>(room_over(level_, border), entry.ahead_gone));
    entry.ahead_buried = static_cast<std::uint8_t>(std::max(0, entry.room_ahead - entry.run));
    entry.held[color] += entry.room_ahead;
}

}  // namespace decant::puzzles::tube_sort::engine
