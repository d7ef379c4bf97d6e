// A nudge in the middle of a game: whether it can still be won, which move lost it, how to go on.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "puzzles/family.hpp"
#include "solution/solution.hpp"

namespace decant::analysis {

/// How a game was lost. Whether a level can be solved never comes back once it is gone, so there is one move
/// that lost it, or the level could not be solved from the start.
struct Loss {
    std::size_t move = 0;                ///< its number, counted from 1; 0 when no move is to blame
    std::optional<base::Cost> was_left;  ///< moves that the game still needed before it, if proved
};

struct Hint {
    solution::Solution solution;  ///< of the position; it says all that the rungs of a hint need
    std::optional<Loss> loss;     ///< when unsolvable, unless a limit hid it

    /// The verdict on the position, which may be known without a plan.
    [[nodiscard]] search::Verdict verdict() const {
        return solution.solvable ? search::Verdict::solved : solution.verdict;
    }
};

/// `played` are legal moves of the level, which must have no obstacle. Each search has the limits of
/// `request`; at most about log2 of the moves are needed to find the one that lost. With `status_only` the
/// first plan that is found will do, as nobody will see it.
base::Result<Hint, solution::SolveError> hint(const puzzles::Puzzle& puzzle,
                                              std::span<const puzzles::Move> played,
                                              const puzzles::SearchRequest& request, bool status_only);

}  // namespace decant::analysis
