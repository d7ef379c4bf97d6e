// A depth-first search over the orders in which borders go, with a budget.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_costs.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace decant::puzzles::tube_sort::engine {

int BorderCosts::cost_onto_own(const BorderTable::Entry& border) const {
    if (is_water() || has_no_bottom(border.color)) return 0;
    const int left = std::max(0, borders_.longest_bottom(border.color) - borders_.displaced(border.color));
    return std::min<int>(border.run, left);
}

/// The run with what had to be put on it, since it fitted nowhere else.
int BorderCosts::cost_to_stack(const BorderTable::Entry& border) const {
    if (is_water()) return 0;
    const int room_elsewhere = borders_.room(border.color) - border.room;
    return std::max<int>(border.run, borders_.free_units(border.color) - room_elsewhere);
}

int BorderCosts::cost_to_open(const BorderTable::Entry& border) const {
    if (has_no_bottom(border.color)) return 0;
    return is_water() ? 1 : std::min(borders_.longest_bottom(border.color), cost_to_stack(border));
}

int BorderCosts::cost_to_close(Color color) const {
    return (has_no_bottom(color) ? 1 : 0) + (is_water() ? 0 : 1);
}

bool BorderCosts::may_look() {
    if (looked_at_ >= allowed_) return false;
    return ++looked_at_ % poll_every != 0 || meter_.may_go_on(bytes());
}

/// The counts are those of the borders.
int BorderCosts::search(KnownCost& known, Colors open, int budget) {
    if (gave_up_ || !may_look()) {
        gave_up_ = true;
        return 0;
    }
    const int spare_tubes = borders_.tubes_without() - std::popcount(open);
    int cost = 0;
    if (const std::optional<int> safe = try_safe(open, spare_tubes, budget))
        cost = *safe;
    else if (cost = without_limit_on_tubes(open, budget); cost <= budget)
        cost = try_each(open, spare_tubes, budget);
    if (gave_up_) return 0;
    known.learn(cost, budget);
    return cost;
}

/// Asks only once.
bool BorderCosts::is_dead(const KnownCost& known) const {
    if (test_ == nullptr || looked_at_ < test_after_) return false;
    const bool was_asked = known.at_least() > 0 || known.at_most() < never;
    return !was_asked && !test_->may_be_alive(looks_of_test);
}

/// Open colors that stay open in every order within the budget, as closing them costs more.
Colors BorderCosts::not_closed_within(int budget) const {
    const int least = is_water() ? 0 : 1;
    if (budget < least) return ~Colors{0};
    return budget < least + 1 ? borders_.bottomless() : 0;
}

/// Whether no order within the budget can ever lack a tube, though it never closes a color: each color
/// without a bottom under a border takes a tube once, the others bring one or cost something.
bool BorderCosts::never_lacks_a_tube(Colors open, int spare_tubes, int budget) const {
    return spare_tubes >= budget && std::popcount(borders_.bottomless() & ~open) <= spare_tubes - budget;
}

/// What a removal comes to that can come first, if there is one.
std::optional<int> BorderCosts::try_safe(Colors open, int spare_tubes, int budget) {
    const Colors owning = borders_.owning_a_tube_for_good();
    const bool lacks_none = never_lacks_a_tube(open, spare_tubes, budget);
    const Colors safe =
        lacks_none ? open | borders_.bottomless() : open & (owning | not_closed_within(budget));
    std::optional<int> cost;
    any_of(safe & borders_.shown(), [&](std::size_t number) {
        const auto color = static_cast<Color>(number);
        return any_of(borders_.showing(color), [&](std::size_t slot) {
            if (cost_onto_own(borders_[slot]) > 0) return false;
            cost = after(slot, open | bit(color), budget);
            if ((owning & bit(color)) == 0)
                cost = std::min(*cost, lacks_none ? budget + 1 : cost_to_close(color));
            return true;
        });
    });
    return cost;
}

int BorderCosts::without_limit_on_tubes(Colors open, int budget) {
    if (relaxed_ == nullptr) return 0;
    const std::uint64_t allowed = looks_of_relaxed_ahead + looked_at_ / looks_for_one_of_relaxed;
    if (relaxed_->looked_at() > allowed) return 0;
    return relaxed_->at_least(borders_, open, budget, looks_of_relaxed);
}

int BorderCosts::after(std::size_t slot, Colors open, int budget) {
    const BorderTable::Entry& border = borders_[slot];
    if (border.next == no_border) {
        if (borders_.count() == 1) return 0;
        open |= bit(border.below);
    }
    auto code = borders_.code_without(slot);
    KnownCost& known = memory_.look_up(borders_.hash_without(slot), code, open);
    if (const std::optional<int> cost = known.answer(budget)) return *cost;
    const auto removal = borders_.remove(slot);
    int cost = never;
    if (is_dead(known))
        known.learn_at_least(cost);
    else
        cost = search(known, open, budget);
    borders_.put_back(removal);
    return cost;
}

int BorderCosts::try_each(Colors open, int spare_tubes, int budget) {
    int least = never;
    // True when the budget is met.
    const auto follow = [&](std::size_t slot, Colors then_open, int cost) {
        if (cost <= budget) cost += after(slot, then_open, budget - cost);
        least = std::min(least, cost);
        return least <= budget || gave_up_;
    };
    const auto follow_each = [&](Colors colors, const auto& steps) {
        return any_of(colors & borders_.shown(), [&](std::size_t color) {
            return any_of(borders_.showing(static_cast<Color>(color)), [&](std::size_t slot) {
                return !borders_.is_repeated(slot) && steps(slot, borders_[slot]);
            });
        });
    };
    const auto onto_own = [&](std::size_t slot, const BorderTable::Entry& border) {
        return follow(slot, open, cost_onto_own(border));
    };
    if (follow_each(open, onto_own)) return least;
    // With all tubes taken a color only gets one from a color that fits elsewhere.
    const bool full = spare_tubes <= 0;
    const Colors closable = full ? open & borders_.fitting() : 0;
    follow_each(~open, [&](std::size_t slot, const BorderTable::Entry& border) {
        const Color color = border.color;
        const bool fits = borders_.free_units(color) <= borders_.room(color) - border.room;
        if (fits && follow(slot, open, cost_to_stack(border))) return true;
        if (full && closable == 0) return false;
        const int cost = cost_to_open(border);
        const Colors with_it = open | bit(color);
        if (!full) return follow(slot, with_it, cost);
        return any_of(closable, [&](std::size_t closed) {
            return follow(slot, with_it & ~bit(static_cast<Color>(closed)),
                          cost + cost_to_close(static_cast<Color>(closed)));
        });
    });
    return least;
}

}  // namespace decant::puzzles::tube_sort::engine
