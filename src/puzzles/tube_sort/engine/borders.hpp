// Which positions are dead, judged by their borders alone.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/engine/compiled_level.hpp"
#include "puzzles/tube_sort/engine/state_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The border test of Ito et al., "Sorting Balls and Water: Equivalence and Computational Complexity" (FUN
/// 2022), Lemma 2 and Theorem 3.
///
/// A border is a change of color inside a tube. None ever arises, so the top borders of the tubes are a
/// coarse position that only loses borders. At the moment when the top run over a border has just left, the
/// units above the top borders lie on tubes that still have one, where they show that color, or in tubes
/// without a border, which hold one color each. So there must be enough of the latter: a condition on the
/// borders alone. If no order removes all borders under that condition, the position is dead.
///
/// Units that fit are counted with the largest capacity, so the test holds for unequal capacities and several
/// tubes for a color too; with equal ones and one tube for each color it is exact (Corollary 4).
class BorderTest {
  public:
    explicit BorderTest(const CompiledLevel& level);

    /// False only if no goal can be reached. `borders`: the top borders of the tubes that have one,
    /// ascending; `hash`: the sum of their hash terms. Answers are remembered.
    bool may_be_alive(const Border* borders, std::size_t count, std::uint64_t hash);

    /// Positions of borders looked at.
    [[nodiscard]] std::size_t size() const { return known_.size(); }
    [[nodiscard]] std::size_t bytes() const { return known_.bytes(); }

  private:
    struct Buried {
        Color color;
        std::uint8_t units;
    };
    /// The top borders of tubes, ascending, unused places `no_border` at the end.
    struct Borders {
        std::array<Border, max_tubes> tops{};
        std::size_t count = 0;
        std::uint64_t hash = 0;
    };

    void count_units(const Borders& borders);
    bool search(Borders borders);
    bool remove_what_is_safe(Borders& borders, std::vector<Border>& removed);
    bool try_each(const Borders& borders);
    [[nodiscard]] bool removable(Border border, int without_border) const;
    [[nodiscard]] int tubes_for(int units) const {
        return units <= 0 ? 0 : (units + level_.tallest - 1) / level_.tallest;
    }
    [[nodiscard]] int room_over(Border border) const { return level_[border].room + level_[border].run; }
    /// Takes a border away, or puts it back, in the counts.
    void lift(Border border, int sign);
    void take(Borders& borders, std::size_t tube) const;

    const CompiledLevel& level_;
    std::vector<std::vector<Buried>> buried_;  ///< by border: the units below it
    std::vector<bool> color_comes_again_;      ///< by border: its upper color lies over a deeper border, too
    StateTable<Border, bool> known_;
    std::array<int, max_colors> free_{};        ///< by color: units above the top borders
    std::array<int, max_colors> room_{};        ///< by color: for them, in tubes that have a border
    std::array<int, max_colors> room_ahead_{};  ///< by color: the most that `room_` can be from here on
};

}  // namespace decant::puzzles::tube_sort::engine
