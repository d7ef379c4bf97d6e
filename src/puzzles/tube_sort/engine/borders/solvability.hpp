// Whether a level can be solved at all, pursued in turns with the search for a shortest plan.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_choices.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/tables/key_set.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The border test of the start, which continues until it has an answer: on an unsolvable level, the layers
/// may take hours where the borders alone show it in a second.
///
/// A depth-first search over the orders in which borders can be removed, with an explicit path, so that it
/// can stop at any time and resume later. It remembers the border positions that are dead, and nothing else.
class Solvability {
  public:
    /// Of the start.
    explicit Solvability(const CompiledLevel& level);

    /// `untold`: the level passes the test, which is not exact on this level.
    enum class Answer : std::uint8_t { open, dead, solvable, untold };
    [[nodiscard]] Answer answer() const { return answer_; }

    /// Looks at this many more border positions.
    Answer look(std::uint64_t positions);
    [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

    [[nodiscard]] std::size_t bytes() const { return dead_.bytes() + 3 * path_.capacity() * sizeof(Step); }

  private:
    /// On the path: the border removed to get here, and those still to be tried here.
    struct Step {
        Borders::Removal removal;
        Slots untried;
    };

    [[nodiscard]] std::uint64_t hash_of(const std::uint64_t* code) const;
    void go_on();
    void note_dead();
    [[nodiscard]] bool is_dead_without(std::size_t slot) const;

    const CompiledLevel& level_;
    Borders borders_;
    const BorderChoices choices_;
    KeySet dead_;
    std::vector<Step> path_;
    std::uint64_t looked_at_ = 0;
    Answer answer_ = Answer::open;
};

}  // namespace decant::puzzles::tube_sort::engine
