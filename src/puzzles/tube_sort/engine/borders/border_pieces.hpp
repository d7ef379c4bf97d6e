// Positions of borders that fall apart: what their pieces cost tells what they cost.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "puzzles/tube_sort/engine/borders/borders.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Colors that share a tube with a border hang together, and so do those that hang together with the same
/// one: a piece is such colors with the tubes that have them over or under borders, and the tubes of their
/// own. docs/proofs.md, Lemma 31, has the proof of what is said here.
///
/// Where a level consists of pieces that hang together by few borders, the orders of all pieces are
/// interleaved once these are gone, and positions of borders are as many as the product of those of the
/// pieces. Told apart, they are as many as the sum.
class BorderPieces {
  public:
    /// A part is one piece or several.
    struct Split {
        Slots one, two;  ///< the tubes with borders of both parts
        Colors colors_of_one, colors_of_two;
        bool is_exact;  ///< both together cost what the position costs; else at most that
    };

    /// Nothing is told before so many looks at positions of borders: most levels are settled by then.
    BorderPieces(const CompiledLevel& level, std::uint64_t looks_before);

    /// Whether it is worth a question when so many looks were taken.
    [[nodiscard]] bool is_due(std::uint64_t looks) const { return looks >= next_question_; }
    /// Two parts of a position, if it falls apart. The borders are counted, and these colors are open.
    std::optional<Split> split(const Borders& borders, Colors open, std::uint64_t looks);

  private:
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

    void count_question(std::uint64_t looks, bool found);

    std::uint64_t next_question_;  ///< by looks
    std::uint64_t asked_ = 0;
    std::uint64_t paid_ = 0;  ///< questions that answers have paid for
};

}  // namespace decant::puzzles::tube_sort::engine
