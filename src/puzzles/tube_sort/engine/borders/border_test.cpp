// A depth-first search over the orders in which borders can be removed.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_test.hpp"

namespace decant::puzzles::tube_sort::engine {

bool BorderTest::search() {
    if (++looked_at_ % poll_every == 0 && !meter_.may_go_on()) stopped_ = true;
    gave_up_ = stopped_ || looked_at_ > stop_at_;
    if (gave_up_) return true;
    const Slots candidates = choices_.slots();
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
