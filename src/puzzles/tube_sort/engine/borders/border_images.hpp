// One key for border positions that differ only in the names of their colors.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/level/border_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A way to rename the colors of a level that results in the same level.
struct Symmetry {
    std::vector<Color> colors;    ///< by color: its new name
    std::vector<Border> borders;  ///< by border: the one that it becomes
};

/// Symmetries of a start, each of which maps the first mixed tube to another one: at most one for each
/// target. Hand-made levels often have many, random ones hardly ever any. Equal capacities only. The search
/// stops after some work, so some may be missing.
std::vector<Symmetry> symmetries(const CompiledLevel& level);

/// A symmetry of the level maps a border position to another one that costs the same: docs/proofs.md, Lemma
/// 32. The one with the smallest code stands for all.
class BorderImages {
  public:
    explicit BorderImages(const CompiledLevel& level) : table_(level.borders()) {}

    struct Key {
        std::uint64_t hash;
        Borders::Code code;
        Colors open;
    };

    void find_symmetries(const CompiledLevel& level);
    /// Whether a position has more than one image, as far as the search for symmetries went.
    [[nodiscard]] bool exist() const { return !symmetries_.empty(); }

    /// The key of the borders, which are counted, without the top one of a slot and with these colors open.
    [[nodiscard]] Key without(std::size_t slot, const Borders& borders, Colors open) const;
    /// The key of the borders in these slots only.
    [[nodiscard]] Key of(Slots slots, const Borders& borders, Colors open) const;

    [[nodiscard]] std::size_t bytes() const {
        return symmetries_.size() * (sizeof(Symmetry) + table_.size() * sizeof(Border));
    }

  private:
    struct Tops {
        std::array<Border, max_tubes> borders;
        std::size_t count = 0;

        void add(Border border) { borders[count++] = border; }
        [[nodiscard]] auto begin() const { return borders.begin(); }
        [[nodiscard]] auto end() const { return borders.begin() + static_cast<std::ptrdiff_t>(count); }
    };

    [[nodiscard]] Key least_image(const Tops& tops, Colors open) const;

    const BorderTable& table_;
    std::vector<Symmetry> symmetries_;
};

}  // namespace decant::puzzles::tube_sort::engine
