// A depth-first search over what to stack, and which colors to open before their bottom comes to light.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/relaxed_costs.hpp"

#include <algorithm>
#include <bit>

namespace decant::puzzles::tube_sort::engine {

RelaxedCosts::RelaxedCosts(const CompiledLevel& level, CostTable::Share memory, search::Meter& meter)
    : level_(level),
      table_(level.borders()),
      meter_(meter),
      memory_(level, memory, CostMemory::Tubes::unlimited),
      buried_(table_.size()) {
    for (std::size_t border = 1; border < buried_.size(); ++border) {
        for (Border at = table_[static_cast<Border>(border)].next; at != no_border; at = table_[at].next)
            buried_[border] |= bit(table_[at].color);
    }
}

int RelaxedCosts::at_least(const Borders& borders, Colors open, int budget, std::uint64_t looks) {
    Position position;
    for_each(borders.slots(), [&](std::size_t slot) { position.tops[position.count++] = borders.top(slot); });
    for (std::size_t color = 0; color < level_.colors; ++color)
        position.free[color] = static_cast<std::uint8_t>(borders.free_units(static_cast<Color>(color)));
    position.open = open | borders.bottomless();
    stop_at_ = looked_at_ + looks;
    return search(position, budget).at_least();
}

void RelaxedCosts::remove(Position& position, std::size_t slot) const {
    const BorderTable::Entry& border = top(position, slot);
    std::uint8_t& free = position.free[border.below];
    free = static_cast<std::uint8_t>(free + border.below_run);
    position.tops[slot] = border.next;
    if (border.next != no_border) return;
    position.open |= bit(border.below);
    position.tops[slot] = position.tops[--position.count];
}

/// Removes all borders under open colors. The order makes no difference: docs/proofs.md, Lemma 29.
void RelaxedCosts::remove_forced(Position& position) const {
    Colors before = 0;
    do {
        before = position.open;
        for (std::size_t slot = position.count; slot-- > 0;) {
            while (slot < position.count && (position.open & bit(top(position, slot).color)) != 0)
                remove(position, slot);
        }
    } while (position.open != before);
}

KnownCost& RelaxedCosts::look_up(const Position& position) const {
    Borders::Code code;
    std::fill_n(code.begin(), table_.words(), 0);
    std::uint64_t hash = 0;
    for (std::size_t slot = 0; slot < position.count; ++slot) {
        const BorderTable::Entry& border = top(position, slot);
        code[border.word] += border.addend;
        hash += border.hash;
    }
    return memory_.look_up(hash, code, position.open);
}

bool RelaxedCosts::may_look() {
    if (looked_at_ >= stop_at_) return false;
    return ++looked_at_ % poll_every != 0 || meter_.may_go_on();
}

/// Removes what is forced from the position.
CostAnswer RelaxedCosts::search(Position& position, int budget) {
    if (!may_look()) return CostAnswer::unknown();
    remove_forced(position);
    if (position.count == 0) return CostAnswer::cost(0);
    KnownCost& known = look_up(position);
    if (const CostAnswer answer = known.answer(budget); !answer.is_unknown()) return answer;
    const CostAnswer answer = try_each(position, budget);
    known.learn(answer);
    return answer;
}

RelaxedCosts::Choices RelaxedCosts::choices(const Position& position) const {
    std::array<int, max_colors> room{};
    Colors buried = 0;
    for (std::size_t slot = 0; slot < position.count; ++slot) {
        const BorderTable::Entry& border = top(position, slot);
        room[border.color] += border.room;
        buried |= buried_[position.tops[slot]];
    }
    Choices choices;
    std::array<Slots, max_colors> stackable{};
    Colors all_in_sight = 0;  // of the colors that can be stacked
    for (std::size_t slot = 0; slot < position.count; ++slot) {
        const BorderTable::Entry& border = top(position, slot);
        if (position.free[border.color] > room[border.color] - border.room) continue;
        choices.slots |= Slots{1} << slot;
        stackable[border.color] |= Slots{1} << slot;
        all_in_sight |= bit(border.color) & ~buried;
    }
    int fewest = static_cast<int>(max_tubes) + 1;
    any_of(all_in_sight, [&](std::size_t color) {
        const int count = std::popcount(stackable[color]);
        if (count < fewest) choices = {stackable[color], true};
        fewest = std::min(fewest, count);
        return fewest == 1;
    });
    return choices;
}

/// Here all colors over borders are closed, and have a bottom under one.
CostAnswer RelaxedCosts::try_each(const Position& position, int budget) {
    CostAnswer best = CostAnswer::beyond(never);
    // True when there is nothing more to find out.
    const auto follow = [&](Position& child, int cost) {
        best =
            best.or_else(cost > budget ? CostAnswer::beyond(cost) : search(child, budget - cost).after(cost));
        return !best.is_beyond();
    };
    const Choices stacking = choices(position);
    const bool is_done = any_of(stacking.slots, [&](std::size_t slot) {
        Position child = position;
        remove(child, slot);
        return follow(child, 0);
    });
    if (is_done || stacking.are_enough) return best;
    Colors shown = 0;
    for (std::size_t slot = 0; slot < position.count; ++slot) shown |= bit(top(position, slot).color);
    any_of(shown, [&](std::size_t color) {
        Position child = position;
        child.open |= bit(static_cast<Color>(color));
        return follow(child, 1);
    });
    return best;
}

}  // namespace decant::puzzles::tube_sort::engine
