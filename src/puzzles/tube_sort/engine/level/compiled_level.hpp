// A level as the engine sees it: one small record for each content of the alphabet.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/rules/fillings.hpp"
#include "puzzles/tube_sort/search/alphabet.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Number of a border, from 1 on without gaps, ascending with the contents that have it as their top border.
/// Tubes with equal numbers have the same units below that border and the same color above it.
using Border = std::uint16_t;
inline constexpr Border no_border = 0;

/// The entry of a content in the alphabet, and more. Small members come first: they fill the gap behind it.
struct Facts : Alphabet::Entry {
    Border border;         ///< the top border; `no_border` if it has one color or is empty
    std::uint8_t staying;  ///< BALL: units of the bottom run that may stay, as far as the level's bound sees
    std::uint64_t hash;    ///< term of a position's hash, which is the sum over its tubes
    std::uint64_t border_hash;  ///< term of the hash of a position's borders; 0 without a border

    [[nodiscard]] bool empty() const { return blocks == 0; }
    [[nodiscard]] bool mono() const { return blocks == 1; }
    [[nodiscard]] bool mixed() const { return blocks > 1; }
};
static_assert(sizeof(Facts) == 32, "two records share a cache line");

class BorderTable;

/// Tables for one level. Refers to the alphabet, which must outlive it.
class CompiledLevel {
  public:
    CompiledLevel(const Board& board, const Alphabet& alphabet);
    CompiledLevel(const CompiledLevel&) = delete;
    CompiledLevel& operator=(const CompiledLevel&) = delete;
    ~CompiledLevel();

    [[nodiscard]] const Facts& operator[](Content content) const { return facts_[content]; }
    [[nodiscard]] const Alphabet& alphabet() const { return alphabet_; }
    [[nodiscard]] const BorderTable& borders() const { return *borders_; }

    Rules rules;
    Goal goal;
    std::size_t tubes;
    std::size_t colors;
    int tallest;              ///< largest capacity
    bool one_tube_each;       ///< tubes are alike and plain, and each color fits into one
    bool suits_border_costs;  ///< they save more than they take
    bool counts_returns;      ///< the bound does: docs/proofs.md, Lemma 5
    std::vector<int> units;   ///< by color
    std::array<std::uint8_t, max_colors> most_tubes;  ///< by color: see most_tubes_at_goal
    std::vector<std::vector<Filling>> fillings;       ///< by color: see fillings_at_goal

  private:
    /// Under BALL the cost of units that lie on other tubes in between grows with the capacity, and the
    /// borders do not show it.
    static constexpr int tallest_ball_with_border_costs = 5;

    [[nodiscard]] std::uint8_t staying_in(Content content) const;

    const Alphabet& alphabet_;
    std::vector<Facts> facts_;
    std::unique_ptr<const BorderTable> borders_;
};

}  // namespace decant::puzzles::tube_sort::engine
