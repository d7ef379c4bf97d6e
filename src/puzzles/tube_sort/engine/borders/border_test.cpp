// A depth-first search over the orders in which borders can go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_test.hpp"

#include <bit>

namespace decant::puzzles::tube_sort::engine {

int BorderTest::tubes_needed() const {
    if (level_.one_tube_each) return static_cast<int>(level_.colors) - std::popcount(borders_.fitting());
    int needed = 0;
    for (std::size_t number = 0; number < level_.colors; ++number) {
        const auto color = static_cast<Color>(number);
        needed += tubes_for(borders_.free_units(color) - borders_.room(color));
    }
    return needed;
}

/// Slots whose top border may go now: enough tubes without a border are left while the units over it lie
/// elsewhere.
Slots BorderTest::removable() const {
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

/// Where a border may go first in any order that removes all: docs/algorithms.md has the proof.
Slots BorderTest::safe(Slots removable) const {
    if (!level_.one_tube_each) return 0;
    const Colors owning = borders_.owning_a_tube_for_good();
    if (const Colors shown = owning & borders_.shown(); shown != 0)
        return borders_.showing(static_cast<Color>(first_of(shown)));
    Slots safe = 0;
    for_each(owning & ~borders_.bottomless(),
             [&](std::size_t color) { safe |= borders_.last_over(static_cast<Color>(color)) & removable; });
    return safe;
}

bool BorderTest::search() {
    if (++looked_at_ % poll_every == 0 && !meter_.may_go_on(bytes_elsewhere_ + bytes())) stopped_ = true;
    gave_up_ = stopped_ || looked_at_ > stop_at_;
    if (gave_up_) return true;
    const Slots candidates = removable();
    if (const Slots first = safe(candidates); first != 0) return alive_without(first_of(first));
    for_each(candidates, [&](std::size_t slot) { prefetch(borders_.hash_without(slot)); });
    return any_of(candidates,
                  [&](std::size_t slot) { return !borders_.is_repeated(slot) && alive_without(slot); });
}

bool BorderTest::alive_without(std::size_t slot) {
    if (borders_.count() == 1 && borders_[slot].next == no_border) return true;
    KnownFate& known = look_up(borders_.hash_without(slot), borders_.code_without(slot));
    if (known.is_known()) return !known.is_dead();
    const auto removal = borders_.remove(slot);
    const bool alive = search_from(known);
    borders_.put_back(removal);
    return alive;
}

}  // namespace decant::puzzles::tube_sort::engine
