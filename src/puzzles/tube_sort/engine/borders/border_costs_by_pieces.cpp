// Finds the tubes that are connected by their colors: the cost of a border position from those of its parts.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bit>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_costs.hpp"
#include "puzzles/tube_sort/engine/tables/members.hpp"

namespace decant::puzzles::tube_sort::engine {
namespace {

/// Whether no part ever lies in fewer tubes than it has colors, which holds if all colors together lack fewer
/// units than a tube holds.
bool needs_a_tube_for_each_color(const CompiledLevel& level) {
    int missing = 0;
    for (const int units : level.units) missing += level.tallest - units;
    return level.one_tube_each && missing < level.tallest;
}

struct Part {
    Slots slots;
    Colors colors;
};

/// The piece of the first tube that has a border. There must be one.
Part first_piece(const Borders& borders) {
    const std::size_t first = first_of(borders.slots());
    Colors colors = borders.colors(first);
    Slots others = borders.slots() & (borders.slots() - 1);
    for (Slots before = 0; before != others;) {
        before = others;
        for_each(before, [&](std::size_t slot) {
            const Colors here = borders.colors(slot);
            if ((here & colors) == 0) return;
            colors |= here;
            others ^= Slots{1} << slot;
        });
    }
    return {borders.slots() ^ others, colors};
}

/// Whether a part lies in as many tubes as it has colors. It never lies in fewer.
bool is_tight(const Part& part, Colors open) {
    return std::popcount(part.slots) + std::popcount(part.colors & open) == std::popcount(part.colors);
}

}  // namespace

BorderPieces::BorderPieces(const CompiledLevel& level, std::uint64_t looks_before)
    : next_question_(needs_a_tube_for_each_color(level) ? looks_before : never) {}

/// Most levels never fall apart, or do so too late for it to matter. So the first questions are free, and
/// later ones are paid for by positive answers and by looks.
void BorderPieces::count_question(std::uint64_t looks, bool found) {
    constexpr std::uint64_t questions_ahead = 64, questions_for_a_split = 16, looks_for_a_question = 256;
    ++asked_;
    paid_ += found ? questions_for_a_split : 0;
    const std::uint64_t paid = questions_ahead + paid_;
    next_question_ = asked_ < paid ? looks : std::max(looks, looks_for_a_question * (asked_ - paid));
}

auto BorderPieces::split(const Borders& borders, Colors open, std::uint64_t looks) -> std::optional<Split> {
    const Part one = first_piece(borders);
    const bool found = one.slots != borders.slots();
    count_question(looks, found);
    if (!found) return std::nullopt;
    Part two{borders.slots() ^ one.slots, 0};
    for_each(two.slots, [&](std::size_t slot) { two.colors |= borders.colors(slot); });
    return Split{one.slots, two.slots, one.colors, two.colors, is_tight(one, open) || is_tight(two, open)};
}

/// Unknown if the position is in one piece, if the looks do not suffice, or if the sum of its parts is within
/// the budget but is only a lower bound.
CostAnswer BorderCosts::search_apart(KnownCost& known, Colors open, int budget) {
    const auto split = pieces_.split(borders_, open, looked_at_);
    if (!split) return CostAnswer::unknown();
    const CostAnswer sum = add_up(part(split->two, open | split->colors_of_two),
                                  part(split->one, open | split->colors_of_one), budget);
    if (sum.is_cost() && !split->is_exact) return CostAnswer::unknown();
    known.learn(sum);
    return sum;
}

KnownCost& BorderCosts::look_up(BorderImages::Key key) const {
    return memory_.look_up(key.hash, key.code, key.open);
}

KnownCost& BorderCosts::look_up_image(std::size_t slot, Colors open) const {
    return look_up(images_.without(slot, borders_, open));
}

/// `open` includes all colors of the other parts.
BorderCosts::Part BorderCosts::part(Slots others, Colors open) const {
    KnownCost& known = look_up(images_.of(borders_.slots() ^ others, borders_, open));
    return {others, open, known, known.at_least(), known.at_most()};
}

/// Finds out whether a part costs more than the budget; false if the looks do not suffice.
bool BorderCosts::ask(Part& part, int budget) {
    CostAnswer answer = part.known.answer(budget);
    if (answer.is_unknown()) {
        std::vector<Borders::Removal> removals;
        for_each(part.others, [&](std::size_t slot) {
            while (borders_.top(slot) != no_border) removals.push_back(borders_.remove(slot));
        });
        answer = search(part.known, part.open, budget);
        for (; !removals.empty(); removals.pop_back()) borders_.put_back(removals.back());
    }
    if (answer.is_cost()) part.at_most = answer.at_least();
    if (answer.is_beyond()) part.at_least = answer.at_least();
    return !answer.is_unknown();
}

/// The cost of two parts together. First, each part is asked whether it leaves enough of the budget for the
/// least cost of the other; if both do, whether the first one costs more than its lower bound.
CostAnswer BorderCosts::add_up(Part one, Part two, int budget) {
    while (one.at_least + two.at_least <= budget) {
        if (one.at_most + two.at_most <= budget) return CostAnswer::cost(one.at_most + two.at_most);
        const int left_by_one = budget - one.at_least;
        const int left_by_two = budget - two.at_least;
        const bool is_known = one.at_most > left_by_two   ? ask(one, left_by_two)
                              : two.at_most > left_by_one ? ask(two, left_by_one)
                                                          : ask(one, one.at_least);
        if (!is_known) return CostAnswer::unknown();
    }
    return CostAnswer::beyond(one.at_least + two.at_least);
}

}  // namespace decant::puzzles::tube_sort::engine
