// Positions of borders that are alike up to the names of their colors, under one key.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/level/symmetries.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A symmetry of the level makes of a position of borders another one that costs the same:
/// docs/proofs.md, Lemma 32. The one with the smallest code stands for all.
class BorderImages {
  public:
    explicit BorderImages(const CompiledLevel& level) : table_(level.borders()) {}

    struct Key {
        std::uint64_t hash;
        Borders::Code code;
        Colors open;
    };

    void find_symmetries(const CompiledLevel& level) { symmetries_ = symmetries(level); }
    /// Whether there is more than one image of a position, as far as was looked.
    [[nodiscard]] bool exist() const { return !symmetries_.empty(); }

    /// Of the borders, which are counted, when the top one of a slot is gone and these colors are open.
    [[nodiscard]] Key without(std::size_t slot, const Borders& borders, Colors open) const;
    /// Of the borders in these slots alone.
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
