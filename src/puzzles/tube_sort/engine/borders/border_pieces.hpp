// Border positions that fall apart, whose cost follows from the costs of their pieces.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "puzzles/tube_sort/engine/borders/borders.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Two colors are connected if they share a tube with a border, or if both are connected to a third. A piece
/// is a set of connected colors with the tubes that have them over or under borders, and the tubes that they
/// have to themselves. docs/proofs.md, Lemma 31, proves what is said here.
///
/// If a level consists of pieces that are connected by few borders, the orders of all pieces are interleaved
/// once these borders are gone, and the number of border positions is the product of those of the pieces. If
/// the pieces are treated separately, it is the sum.
class BorderPieces {
  public:
    /// A part is one or more pieces.
    struct Split {
        Slots one, two;  ///< the tubes with borders of both parts
        Colors colors_of_one, colors_of_two;
        bool is_exact;  ///< the position costs the sum of both; else at least that
    };

    /// No answers before this many looks at border positions: most levels are settled by then.
    BorderPieces(const CompiledLevel& level, std::uint64_t looks_before);

    /// Whether asking is worthwhile after this many looks.
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
