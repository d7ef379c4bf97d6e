// A depth-first search over the orders in which borders can go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/border_test.hpp"

namespace decant::puzzles::tube_sort::engine {

int BorderTest::tubes_needed() const {
    int needed = 0;
    for (std::size_t number = 0; number < level_.colors; ++number) {
        const auto color = static_cast<Color>(number);
        needed += tubes_for(borders_.free_units(color) - borders_.room(color));
    }
    return needed;
}

/// Whether a border may go first in any order that removes all: docs/algorithms.md has the proof.
bool BorderTest::is_safe(const BorderTable::Entry& border, int needed) const {
    if (borders_.owns_a_tube_for_good(border.color)) return true;
    return border.next == no_border && borders_.owns_a_tube_for_good(border.below) &&
           removable(border, needed);
}

bool BorderTest::search() {
    if (++looked_at_ % poll_every == 0 && !meter_.may_go_on(bytes())) stopped_ = true;
    if (stopped_ || looked_at_ > stop_at_) return true;
    const int needed = tubes_needed();
    if (level_.one_tube_each) {
        for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
            if (is_safe(borders_[tube], needed)) return alive_without(tube);
        }
    }
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        if (borders_.is_first(tube) && removable(borders_[tube], needed) && alive_without(tube)) return true;
    }
    return false;
}

bool BorderTest::alive_without(std::size_t tube) {
    const auto removal = borders_.remove(tube);
    bool alive = borders_.count() == 0;
    if (!alive) {
        const auto known = look_up();
        alive = !dead_.payload(known.id);
        if (known.is_new) {
            borders_.count(removal);
            alive = search();
            dead_.set_payload(known.id, !alive);
            borders_.put_back(removal);
            borders_.uncount(removal);
            return alive;
        }
    }
    borders_.put_back(removal);
    return alive;
}

}  // namespace decant::puzzles::tube_sort::engine
