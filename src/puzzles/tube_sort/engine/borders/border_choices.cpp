// Counts the tubes that are needed at the moment when the run over a border has just left.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_choices.hpp"

#include <bit>

namespace decant::puzzles::tube_sort::engine {

BorderChoices::BorderChoices(const CompiledLevel& level, const Borders& borders)
    : level_(level), borders_(borders) {
    for (const int units : level.units) {
        for (int more = static_cast<int>(tubes_for_.size()); more <= units; ++more)
            tubes_for_.push_back((more + level.tallest - 1) / level.tallest);
    }
}

Slots BorderChoices::slots() const {
    const Slots candidates = removable();
    const Slots first = safe(candidates);
    return first != 0 ? Slots{1} << first_of(first) : candidates;
}

int BorderChoices::tubes_needed() const {
    if (level_.one_tube_each) return static_cast<int>(level_.colors) - std::popcount(borders_.fitting());
    int needed = 0;
    for (std::size_t number = 0; number < level_.colors; ++number) {
        const auto color = static_cast<Color>(number);
        needed += tubes_for(borders_.free_units(color) - borders_.room(color));
    }
    return needed;
}

/// Slots whose top border can be removed now: enough tubes without a border are left while the units over it
/// lie elsewhere.
Slots BorderChoices::removable() const {
    const int spare = borders_.tubes_without() - tubes_needed();
    if (spare < 0) return 0;
    if (level_.one_tube_each) return spare > 0 ? borders_.slots() : borders_.needing_no_tube();
    Slots removable = 0;
    for_each(borders_.slots(), [&](std::size_t slot) {
        const BorderTable::Entry& border = borders_[slot];
        const int without_room = borders_.free_units(border.color) - borders_.room(border.color);
        const int more = tubes_for(without_room + border.room) - tubes_for(without_room);
        removable |= Slots{more <= spare} << slot;
    });
    return removable;
}

/// Slots whose border can go first in any order that removes all: docs/proofs.md, Lemma 17. The first kind
/// passes the test by itself, as `spare` in `removable` is never negative.
Slots BorderChoices::safe(Slots removable) const {
    if (!level_.one_tube_each) return 0;
    const Colors owning = borders_.owning_a_tube_for_good();
    if (const Colors shown = owning & borders_.shown(); shown != 0)
        return borders_.showing(static_cast<Color>(first_of(shown)));
    Slots safe = 0;
    for_each(owning & ~borders_.bottomless(),
             [&](std::size_t color) { safe |= borders_.last_over(static_cast<Color>(color)) & removable; });
    return safe;
}

}  // namespace decant::puzzles::tube_sort::engine
