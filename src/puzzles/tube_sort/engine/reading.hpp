// What a position holds: kinds of tubes, what each color has, and the simple bound.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/cost.hpp"
#include "puzzles/tube_sort/engine/compiled_level.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// Reads the contents of a position once. The bound is that of puzzles/tube_sort/bounds.hpp: BottomBound
/// under WATER, StayingUnitsBound under BALL.
class Reading {
  public:
    explicit Reading(const CompiledLevel& level) : level_(level) {}

    /// `cells`: one content for each tube, ascending.
    template <class Cell>
    void read(const Cell* cells);

    [[nodiscard]] Cost bound() const { return bound_; }
    /// Sums over the tubes, as everywhere in the engine.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] std::uint64_t border_hash() const { return border_hash_; }
    [[nodiscard]] bool is_goal() const;

  protected:
    using Kinds = std::uint64_t;  ///< a set of kinds, by number
    static constexpr Kinds bit(std::size_t number) { return Kinds{1} << number; }

    struct Kind {  ///< tubes of equal content
        Content content;
        std::uint8_t count;
    };
    struct ColorFacts {
        Kinds shown;           ///< with this color on top
        Kinds ends;            ///< with this color at the bottom
        std::uint8_t bottoms;  ///< tubes with this color at the bottom
        std::uint8_t longest;  ///< units in its longest bottom run
        std::uint8_t second;   ///< units in the next one
    };

    /// Of the kinds that show a color, those with room for more.
    [[nodiscard]] Kinds targets(Color color) const { return colors_[color].shown & (roomy_ | homes_); }
    /// What a pour costs, and what it adds to the bound.
    [[nodiscard]] int rise_of(const Facts& from, const Facts& to, int units) const;
    /// Under BALL, with one tube for the color: of moves off a tube that leave a bottom run there, or make
    /// one elsewhere, of so many units.
    [[nodiscard]] int rise_of_moved_units(const Facts& from, int units, int bottom) const;

    const CompiledLevel& level_;
    std::size_t kind_count_ = 0;
    Kinds empties_ = 0;  ///< one for each capacity
    Kinds roomy_ = 0;    ///< over a border, with room for more
    Kinds homes_ = 0;    ///< of one color, with room for more
    std::array<Kind, max_tubes> kinds_;
    std::array<ColorFacts, max_colors> colors_;

  private:
    [[nodiscard]] int rise_of_ball(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int staying(Color color, const Facts* without, const Facts* without_too, int run,
                              int run_too) const;

    Cost bound_ = 0;
    std::uint64_t hash_ = 0;
    std::uint64_t border_hash_ = 0;
};

template <class Cell>
void Reading::read(const Cell* cells) {
    std::fill_n(colors_.begin(), level_.colors, ColorFacts{});
    kind_count_ = 0;
    empties_ = 0;
    roomy_ = 0;
    homes_ = 0;
    hash_ = 0;
    border_hash_ = 0;
    int sum = 0;  // of blocks (WATER) or units (BALL)
    const bool water = level_.rules == Rules::water;
    for (std::size_t tube = 0; tube < level_.tubes;) {
        const Content content = cells[tube];
        std::uint8_t count = 1;
        while (tube + count < level_.tubes && cells[tube + count] == content) ++count;
        tube += count;
        const Facts& facts = level_[content];
        hash_ += count * facts.hash;
        const std::size_t number = kind_count_++;
        kinds_[number] = {content, count};
        if (facts.empty()) {
            empties_ |= bit(number);
            continue;
        }
        border_hash_ += count * facts.border_hash;
        colors_[facts.top].shown |= bit(number);
        if (facts.room > 0) (facts.mono() ? homes_ : roomy_) |= bit(number);
        ColorFacts& bottom = colors_[facts.bottom];
        bottom.ends |= bit(number);
        bottom.bottoms = static_cast<std::uint8_t>(bottom.bottoms + count);
        if (facts.bottom_run >= bottom.longest) {
            bottom.second = count > 1 ? facts.bottom_run : bottom.longest;
            bottom.longest = facts.bottom_run;
        } else {
            bottom.second = std::max(bottom.second, facts.bottom_run);
        }
        sum += count * (water ? facts.blocks : facts.height);
    }
    for (std::size_t number = 0; number < level_.colors; ++number) {
        const ColorFacts& color = colors_[number];
        const std::uint8_t most = level_.most_tubes[number];
        sum -= water       ? std::min(color.bottoms, most)
               : most == 1 ? color.longest
                           : staying(static_cast<Color>(number), nullptr, nullptr, 0, 0);
    }
    bound_ = sum;
}

}  // namespace decant::puzzles::tube_sort::engine
