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
bool BorderTest::is_safe(Border border, int needed) const {
    const Facts& facts = level_[border];
    if (borders_.owns_a_tube_for_good(facts.top)) return true;
    const Facts& below = level_[facts.below];
    return below.mono() && borders_.owns_a_tube_for_good(below.top) && removable(border, needed);
}

bool BorderTest::search() {
    const int needed = tubes_needed();
    if (level_.one_tube_each) {
        for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
            if (!is_safe(borders_.tops()[tube], needed)) continue;
            const auto removal = borders_.remove(tube);
            const bool alive = search_new();
            borders_.put_back(removal);
            return alive;
        }
    }
    for (std::size_t tube = 0; tube < borders_.count(); ++tube) {
        if (!borders_.is_first(tube) || !removable(borders_.tops()[tube], needed)) continue;
        const auto removal = borders_.remove(tube);
        const bool alive = search_new();
        borders_.put_back(removal);
        if (alive) return true;
    }
    return false;
}

bool BorderTest::search_new() {
    if (borders_.count() == 0) return true;
    const auto known = dead_.insert(borders_.hash(), borders_.tops(), false);
    if (!known.is_new) return !dead_.payload(known.id);
    const bool alive = search();
    dead_.set_payload(known.id, !alive);
    return alive;
}

}  // namespace decant::puzzles::tube_sort::engine
