// What each step that removes a border costs beyond the bound: the table in docs/proofs.md, "Border costs".
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "puzzles/tube_sort/engine/borders/borders.hpp"

namespace decant::puzzles::tube_sort::engine {

/// WATER. `border`: a top border of the current borders, which are counted.
class WaterSteps {
  public:
    explicit WaterSteps(const Borders& borders) : borders_(borders) {}

    /// The run goes onto its color's own tube.
    [[nodiscard]] int onto_own(const BorderTable::Entry&) const { return 0; }
    /// It is stacked over other borders that show its color.
    [[nodiscard]] int to_stack(const BorderTable::Entry&) const { return 0; }
    /// Its color opens a tube.
    [[nodiscard]] int to_open(const BorderTable::Entry& border) const {
        return borders_.has_bottom(border.color) ? 1 : 0;
    }
    /// Another color is closed first.
    [[nodiscard]] int to_close(Color color) const {
        return least_to_close + (borders_.has_bottom(color) ? 0 : 1);
    }

    static constexpr int least_to_close = 0;

  private:
    const Borders& borders_;
};

/// BALL, the same.
class BallSteps {
  public:
    explicit BallSteps(const Borders& borders) : borders_(borders) {}

    [[nodiscard]] int onto_own(const BorderTable::Entry& border) const {
        if (!borders_.has_bottom(border.color)) return 0;
        const int left = borders_.longest_bottom(border.color) - borders_.displaced(border.color);
        return std::min<int>(border.run, std::max(0, left));
    }
    /// The run, with what had to be put on it because it fit nowhere else.
    [[nodiscard]] int to_stack(const BorderTable::Entry& border) const {
        const int room_elsewhere = borders_.room(border.color) - border.room;
        return std::max<int>(border.run, borders_.free_units(border.color) - room_elsewhere);
    }
    [[nodiscard]] int to_open(const BorderTable::Entry& border) const {
        if (!borders_.has_bottom(border.color)) return 0;
        return std::min(borders_.longest_bottom(border.color), to_stack(border));
    }
    [[nodiscard]] int to_close(Color color) const {
        return least_to_close + (borders_.has_bottom(color) ? 0 : 1);
    }

    static constexpr int least_to_close = 1;

  private:
    const Borders& borders_;
};

}  // namespace decant::puzzles::tube_sort::engine
