// Fills the tables of a level.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "puzzles/tube_sort/bounds.hpp"
#include "puzzles/tube_sort/engine/level/border_table.hpp"

namespace decant::puzzles::tube_sort::engine {

CompiledLevel::CompiledLevel(const Board& board, const Alphabet& alphabet)
    : rules(board.rules),
      tubes(board.tubes.size()),
      colors(board.colors.size()),
      tallest(tallest_capacity(board)),
      units(count_units(board)),
      most_tubes(most_tubes_at_goal(board)),
      alphabet_(alphabet) {
    one_tube_each = equal_capacities(board) &&
                    std::all_of(units.begin(), units.end(), [&](int count) { return count <= tallest; });
    facts_.reserve(alphabet.size());
    Border borders = no_border;
    for (std::size_t number = 0; number < alphabet.size(); ++number) {
        const auto content = static_cast<Content>(number);
        const Alphabet::Entry& entry = alphabet[content];
        const bool mixed = entry.blocks > 1;
        const std::uint64_t shortest = number - entry.run + 1;  // of the contents with this top border
        if (mixed && number == shortest) ++borders;
        facts_.push_back({.hash = base::mix(2 * number + 1),
                          .border_hash = mixed ? base::mix(2 * shortest + 2) : 0,
                          .border = mixed ? borders : no_border,
                          .below = entry.below,
                          .top = entry.top,
                          .bottom = entry.bottom,
                          .run = entry.run,
                          .room = entry.room,
                          .height = entry.height,
                          .bottom_run = entry.bottom_run,
                          .blocks = entry.blocks,
                          .capacity_class = entry.capacity_class});
    }
    borders_ = std::make_unique<const BorderTable>(*this, borders);
}

CompiledLevel::~CompiledLevel() = default;

}  // namespace decant::puzzles::tube_sort::engine
