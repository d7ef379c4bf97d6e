// The cost of a border position that falls apart, from the costs of its parts.
// SPDX-License-Identifier: MIT
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_costs.hpp"

namespace decant::puzzles::tube_sort::engine {

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

/// What two parts cost together. First, each part is asked whether it leaves enough of the budget for the
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
