// Finds the tubes that are connected by their colors.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_pieces.hpp"

#include <algorithm>
#include <bit>

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

}  // namespace decant::puzzles::tube_sort::engine
