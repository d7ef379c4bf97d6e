// Whether a level can be solved at all, asked in turns with the search for a shortest plan.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The border test of the start, until it has an answer. It is given up and begun again with twice the looks,
/// but what is known of borders stays known, in a memory of its own: that of the search holds guesses, too.
///
/// On a level that cannot be solved the layers may go on for hours where the borders alone tell so in a second.
class Solvability {
  public:
    Solvability(const CompiledLevel& level, search::Meter& meter)
        : level_(level),
          memory_(BorderTest::key_words(level), 1),
          borders_(level),
          test_(level, borders_, memory_.share_of(0), meter, BorderTest::Guesses::forgotten) {}

    [[nodiscard]] bool is_open() const { return fate_ == Fate::open; }
    [[nodiscard]] bool is_dead() const { return fate_ == Fate::dead; }
    [[nodiscard]] bool is_solvable() const { return fate_ == Fate::solvable; }

    /// Whether it is its turn, when the search has worked as much as so many looks take.
    [[nodiscard]] bool is_due(std::uint64_t work) const { return is_open() && work >= spent_; }

    /// Takes its turn. `cells`: the start; `bytes_elsewhere`: held by other tables.
    template <class Cell>
    void ask(const Cell* cells, std::size_t bytes_elsewhere) {
        const std::uint64_t looks = std::max(first_looks, spent_);
        const bool may_be_alive = test_.may_be_alive(cells, looks, bytes_elsewhere);
        spent_ += looks;
        if (!may_be_alive)
            fate_ = Fate::dead;
        else if (!test_.gave_up())
            fate_ = level_.one_tube_each ? Fate::solvable : Fate::never_told;
    }

    [[nodiscard]] std::size_t bytes() const { return test_.bytes(); }

  private:
    /// `never_told`: the test is not exact, and lets the level live.
    enum class Fate : std::uint8_t { open, dead, solvable, never_told };
    static constexpr std::uint64_t first_looks = 1'000'000;

    const CompiledLevel& level_;
    FateTable memory_;
    Borders borders_;
    BorderTest test_;
    std::uint64_t spent_ = 0;
    Fate fate_ = Fate::open;
};

}  // namespace decant::puzzles::tube_sort::engine
