// A depth-first search over the orders in which borders are removed, with a budget.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_costs.hpp"

#include <bit>

namespace decant::puzzles::tube_sort::engine {

bool BorderCosts::may_look() {
    if (looked_at_ >= allowed_) return false;
    if (++looked_at_ % poll_every != 0) return true;
    if (looked_at_ == aids_.looks_before_symmetries) images_.find_symmetries(level_);
    return meter_.may_go_on();
}

/// The counts are those of the current borders.
CostAnswer BorderCosts::search(KnownCost& known, Colors open, int budget) {
    if (pieces_.is_due(looked_at_)) {
        const CostAnswer answer = search_apart(known, open, budget);
        if (!answer.is_unknown()) return answer;
    }
    if (is_water()) return search_by(WaterSteps(borders_), known, open, budget);
    return search_by(BallSteps(borders_), known, open, budget);
}

template <class Steps>
CostAnswer BorderCosts::search_by(const Steps& steps, KnownCost& known, Colors open, int budget) {
    if (!may_look()) return CostAnswer::unknown();
    const int spare_tubes = borders_.tubes_without() - std::popcount(open);
    CostAnswer answer = CostAnswer::unknown();
    if (const std::optional<CostAnswer> safe = try_safe(steps, open, spare_tubes, budget))
        answer = *safe;
    else if (const int least = without_limit_on_tubes(open, budget); least > budget)
        answer = CostAnswer::beyond(least);
    else
        answer = try_each(steps, open, spare_tubes, budget);
    known.learn(answer);
    return answer;
}

/// Asks only once.
bool BorderCosts::is_dead(const KnownCost& known) const {
    if (looked_at_ < aids_.looks_before_test) return false;
    const bool was_asked = known.at_least() > 0 || known.at_most() < never;
    return !was_asked && !test_.may_be_alive(looks_of_test);
}

/// Open colors that stay open in every order within the budget, since closing them costs more: Lemma 27.
Colors BorderCosts::not_closed_within(int budget, int least_to_close) const {
    if (budget < least_to_close) return ~Colors{0};
    return budget < least_to_close + 1 ? borders_.bottomless() : 0;
}

/// Whether no order within the budget can ever lack a tube, even if it never closes a color: each color
/// without a bottom under a border takes a tube once, and each other color frees one or costs something:
/// Lemma 28.
bool BorderCosts::never_lacks_a_tube(Colors open, int spare_tubes, int budget) const {
    return spare_tubes >= budget && std::popcount(borders_.bottomless() & ~open) <= spare_tubes - budget;
}

/// The cost after a removal that can come first, if there is one: docs/proofs.md, Lemmas 27 and 28.
template <class Steps>
std::optional<CostAnswer> BorderCosts::try_safe(const Steps& steps, Colors open, int spare_tubes,
                                                int budget) {
    const Colors owning = borders_.owning_a_tube_for_good();
    const bool lacks_none = never_lacks_a_tube(open, spare_tubes, budget);
    const Colors safe = lacks_none ? open | borders_.bottomless()
                                   : open & (owning | not_closed_within(budget, Steps::least_to_close));
    std::optional<CostAnswer> answer;
    any_of(safe & borders_.shown(), [&](std::size_t number) {
        const auto color = static_cast<Color>(number);
        return any_of(borders_.showing(color), [&](std::size_t slot) {
            if (steps.onto_own(borders_[slot]) > 0) return false;
            answer = after(steps, slot, open | bit(color), budget);
            if ((owning & bit(color)) == 0)
                answer = answer->relying_on(lacks_none ? budget + 1 : steps.to_close(color));
            return true;
        });
    });
    return answer;
}

int BorderCosts::without_limit_on_tubes(Colors open, int budget) {
    if (!aids_.relaxed_costs) return 0;
    const std::uint64_t allowed = looks_of_relaxed_ahead + looked_at_ / looks_for_one_of_relaxed;
    if (relaxed_.looked_at() > allowed) return 0;
    return relaxed_.at_least(borders_, open, budget, looks_of_relaxed);
}

template <class Steps>
CostAnswer BorderCosts::after(const Steps& steps, std::size_t slot, Colors open, int budget) {
    const BorderTable::Entry& border = borders_[slot];
    if (border.next == no_border) {
        if (borders_.count() == 1) return CostAnswer::cost(0);
        open |= bit(border.below);
    }
    auto code = borders_.code_without(slot);
    KnownCost& known = images_.exist() ? look_up_image(slot, open)
                                       : memory_.look_up(borders_.hash_without(slot), code, open);
    if (const CostAnswer answer = known.answer(budget); !answer.is_unknown()) return answer;
    const auto removal = borders_.remove(slot);
    CostAnswer answer = CostAnswer::beyond(never);
    if (is_dead(known))
        known.learn(answer);
    else
        answer =
            pieces_.is_due(looked_at_) ? search(known, open, budget) : search_by(steps, known, open, budget);
    borders_.put_back(removal);
    return answer;
}

template <class Steps>
CostAnswer BorderCosts::try_each(const Steps& steps, Colors open, int spare_tubes, int budget) {
    CostAnswer best = CostAnswer::beyond(never);
    // True when there is nothing more to find out.
    const auto follow = [&](std::size_t slot, Colors then_open, int cost) {
        best = best.or_else(cost > budget ? CostAnswer::beyond(cost)
                                          : after(steps, slot, then_open, budget - cost).after(cost));
        return !best.is_beyond();
    };
    const auto follow_each = [&](Colors colors, const auto& ways) {
        return any_of(colors & borders_.shown(), [&](std::size_t color) {
            return any_of(borders_.showing(static_cast<Color>(color)), [&](std::size_t slot) {
                return !borders_.is_repeated(slot) && ways(slot, borders_[slot]);
            });
        });
    };
    const auto onto_own = [&](std::size_t slot, const BorderTable::Entry& border) {
        return follow(slot, open, steps.onto_own(border));
    };
    if (follow_each(open, onto_own)) return best;
    // When all tubes are taken, a color can only get one from a color that fits elsewhere; until then, no
    // color is closed: Lemma 26.
    const bool full = spare_tubes <= 0;
    const Colors closable = full ? open & borders_.fitting() : 0;
    follow_each(~open, [&](std::size_t slot, const BorderTable::Entry& border) {
        const Color color = border.color;
        const bool fits = borders_.free_units(color) <= borders_.room(color) - border.room;
        if (fits && follow(slot, open, steps.to_stack(border))) return true;
        if (full && closable == 0) return false;
        const int cost = steps.to_open(border);
        const Colors with_it = open | bit(color);
        if (!full) return follow(slot, with_it, cost);
        return any_of(closable, [&](std::size_t closed) {
            return follow(slot, with_it & ~bit(static_cast<Color>(closed)),
                          cost + steps.to_close(static_cast<Color>(closed)));
        });
    });
    return best;
}

}  // namespace decant::puzzles::tube_sort::engine
