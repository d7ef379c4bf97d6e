// Fills the tables of a level.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "puzzles/tube_sort/engine/level/border_table.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"

namespace decant::puzzles::tube_sort::engine {

CompiledLevel::CompiledLevel(const Board& board, const Alphabet& alphabet)
    : rules(board.rules),
      goal(board.goal),
      tubes(board.tubes.size()),
      colors(board.colors.size()),
      tallest(tallest_capacity(board)),
      units(count_units(board)),
      most_tubes(most_tubes_at_goal(board)),
      fillings(fillings_at_goal(board)),
      alphabet_(alphabet) {
    one_tube_each = tubes_alike(board) && !has_further_rules(board) &&
                    std::all_of(units.begin(), units.end(), [&](int count) { return count <= tallest; });
    suits_border_costs =
        one_tube_each && (rules == Rules::water || tallest <= tallest_ball_with_border_costs);
    counts_returns = rules == Rules::ball && one_tube_each && !suits_border_costs;
    facts_.reserve(alphabet.size());
    Border borders = no_border;
    for (std::size_t number = 0; number < alphabet.size(); ++number) {
        const auto content = static_cast<Content>(number);
        const Alphabet::Entry& entry = alphabet[content];
        const bool mixed = entry.blocks > 1;
        const std::uint64_t shortest = number - entry.run + 1;  // of the contents with this top border
        if (mixed && number == shortest) ++borders;
        const Border border = mixed ? borders : no_border;
        const std::uint64_t hash = base::mix(2 * number + 1);
        const std::uint64_t border_hash = mixed ? base::mix(2 * shortest + 2) : 0;
        facts_.push_back({entry, border, staying_in(content), hash, border_hash});
    }
    borders_ = std::make_unique<const BorderTable>(*this, borders);
}

/// Border costs add to the bound of the rules, by which the whole bottom run may stay. Without border costs,
/// units of its color above it count against it: docs/proofs.md, Lemma 5.
std::uint8_t CompiledLevel::staying_in(Content content) const {
    const Alphabet::Entry& entry = alphabet_[content];
    if (!counts_returns) return entry.bottom_run;
    int staying = entry.bottom_run;
    for (Content at = content; alphabet_[at].blocks > 1; at = alphabet_[at].below)
        staying -= alphabet_[at].top == entry.bottom ? alphabet_[at].run : 0;
    return static_cast<std::uint8_t>(std::max(0, staying));
}

CompiledLevel::~CompiledLevel() = default;

}  // namespace decant::puzzles::tube_sort::engine
