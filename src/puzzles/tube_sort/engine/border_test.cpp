// A depth-first search over the orders in which borders can go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/border_test.hpp"

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

/// Where a border may go first in any order that removes all: docs/algorithms.md has the proof.
std::optional<std::size_t> BorderTest::safe_slot(int needed) const {
    if (!level_.one_tube_each) return std::nullopt;
    const Colors owning = borders_.owning_a_tube_for_good();
    if (const Colors safe = owning & borders_.shown(); safe != 0)
        return std::countr_zero(borders_.showing(static_cast<Color>(std::countr_zero(safe))));
    std::optional<std::size_t> found;
    any_of(borders_.slots(), [&](std::size_t slot) {
        const BorderTable::Entry& border = borders_[slot];
        const bool is_last = border.next == no_border;
        if (is_last && (owning & Borders::bit(border.below)) != 0 && removable(border, needed)) found = slot;
        return found.has_value();
    });
    return found;
}

bool BorderTest::search() {
    if (++looked_at_ % poll_every == 0 && !meter_.may_go_on(bytes())) stopped_ = true;
    if (stopped_ || looked_at_ > stop_at_) return true;
    const int needed = tubes_needed();
    if (const auto safe = safe_slot(needed)) return alive_without(*safe);
    Slots candidates = 0;
    any_of(borders_.slots(), [&](std::size_t slot) {
        if (!removable(borders_[slot], needed) || borders_.is_repeated(slot)) return false;
        candidates |= Slots{1} << slot;
        prefetch(borders_.hash_without(slot));
        return false;
    });
    return any_of(candidates, [&](std::size_t slot) { return alive_without(slot); });
}

bool BorderTest::alive_without(std::size_t slot) {
    const auto removal = borders_.remove(slot);
    bool alive = borders_.count() == 0;
    if (!alive) {
        const auto known = look_up();
        alive = !dead_.payload(known.id);
        if (known.is_new) {
            borders_.count(removal);
            alive = search_from(known.id);
            borders_.uncount(removal);
            borders_.put_back(removal);
            return alive;
        }
    }
    borders_.put_back(removal);
    return alive;
}

}  // namespace decant::puzzles::tube_sort::engine
