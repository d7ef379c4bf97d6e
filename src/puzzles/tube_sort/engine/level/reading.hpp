// A position as read: kinds of tubes, facts about each color, and the simple bound.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/cost.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// Reads the contents of a position once. The bound is that of puzzles/tube_sort/search/bounds.hpp:
/// BottomBound under WATER, StayingUnitsBound under BALL, FillingBound for the goal FULL. Where border costs
/// are not added to it, BALL uses the larger bound of docs/proofs.md, Lemma 5.
class Reading {
  public:
    explicit Reading(const CompiledLevel& level) : level_(level) {}

    /// `cells`: one content for each tube, ascending.
    template <class Cell>
    void read(const Cell* cells);

    [[nodiscard]] Cost bound() const { return bound_; }
    /// The smaller bound, to which border costs can be added on any level.
    [[nodiscard]] Cost bound_of_rules() const;
    /// Sums over the tubes, as everywhere in the engine.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] std::uint64_t border_hash() const { return border_hash_; }
    [[nodiscard]] bool is_goal() const;

    using Kinds = std::uint64_t;  ///< a set of kinds, by number
    static constexpr Kinds bit(std::size_t number) { return Kinds{1} << number; }

    struct Kind {  ///< tubes of equal content
        Content content;
        std::uint8_t count;
        std::uint8_t tube;  ///< the first of them
    };
    struct ColorFacts {
        Kinds shown;           ///< with this color on top
        Kinds ends;            ///< BALL, or goal FULL: with this color at the bottom
        std::uint8_t bottoms;  ///< WATER: tubes with this color at the bottom
        std::uint8_t longest;  ///< BALL: the most units of it that may stay in one tube
        std::uint8_t second;   ///< BALL: the most in another one
    };

    [[nodiscard]] const Kind& kind(std::size_t number) const { return kinds_[number]; }
    [[nodiscard]] const ColorFacts& color(Color color) const { return colors_[color]; }
    [[nodiscard]] Kinds all_kinds() const { return ~Kinds{0} >> (max_tubes - kind_count_); }
    /// Empty tubes: one kind for each capacity.
    [[nodiscard]] Kinds empties() const { return empties_; }
    /// Kinds of one color, with room for more.
    [[nodiscard]] Kinds homes() const { return homes_; }
    /// Kinds with room for more of the color on top.
    [[nodiscard]] Kinds targets() const { return roomy_ | homes_; }
    /// Those that show this color.
    [[nodiscard]] Kinds targets(Color color) const { return colors_[color].shown & targets(); }
    /// The cost of a pour plus the amount that it adds to the bound.
    [[nodiscard]] int rise_of(const Facts& from, const Facts& to, int units) const;

  private:
    template <Rules rules, class Cell>
    void read_by(const Cell* cells);
    void count_several_runs();
    [[nodiscard]] int rise_of_ball(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int rise_of_several(const Facts& from, const Facts& to, int units) const;
    /// Two kinds have one tube fewer, and runs of these lengths take their place.
    struct Change {
        const Facts& from;
        const Facts& to;
        int left, grown;  ///< 0: there is no bottom run of the color
    };
    [[nodiscard]] int staying(Color color, const Change* change) const;

    const CompiledLevel& level_;
    std::size_t kind_count_ = 0;
    Kinds empties_ = 0;
    Kinds roomy_ = 0;  ///< over a border, with room for more
    Kinds homes_ = 0;
    std::array<Kind, max_tubes> kinds_;
    std::array<ColorFacts, max_colors> colors_;
    Cost bound_ = 0;
    std::uint64_t hash_ = 0;
    std::uint64_t border_hash_ = 0;
};

template <class Cell>
void Reading::read(const Cell* cells) {
    if (level_.rules == Rules::water)
        read_by<Rules::water>(cells);
    else
        read_by<Rules::ball>(cells);
}

/// Sums are local: as members they would be stored and loaded again for each tube.
template <Rules rules, class Cell>
void Reading::read_by(const Cell* cells) {
    std::fill_n(colors_.begin(), level_.colors, ColorFacts{});
    std::size_t number = 0;
    Kinds empties = 0, roomy = 0, homes = 0;
    std::uint64_t hash = 0, border_hash = 0;
    int bound = 0;
    for (std::size_t tube = 0; tube < level_.tubes; ++number) {
        const Content content = cells[tube];
        std::uint8_t count = 1;
        while (tube + count < level_.tubes && cells[tube + count] == content) ++count;
        kinds_[number] = {content, count, static_cast<std::uint8_t>(tube)};
        tube += count;
        const Facts& facts = level_[content];
        hash += count * facts.hash;
        if (facts.empty()) {
            empties |= bit(number);
            continue;
        }
        border_hash += count * facts.border_hash;
        colors_[facts.top].shown |= bit(number);
        const Kinds open = Kinds{facts.room > 0} << number;
        homes |= facts.mono() ? open : 0;
        roomy |= facts.mono() ? 0 : open;
        ColorFacts& bottom = colors_[facts.bottom];
        if constexpr (rules == Rules::water) {
            const std::uint8_t most = level_.most_tubes[facts.bottom];
            bound += count * facts.blocks + std::min(bottom.bottoms, most);
            bottom.bottoms = static_cast<std::uint8_t>(bottom.bottoms + count);
            bound -= std::min(bottom.bottoms, most);
        } else {
            const int run = facts.staying;
            const int longer = std::max(0, run - bottom.longest);
            const int second = std::max<int>(bottom.second, count > 1 ? run : run - longer);
            bound += count * facts.height - longer;
            bottom.ends |= bit(number);
            bottom.second = static_cast<std::uint8_t>(second);
            bottom.longest = static_cast<std::uint8_t>(bottom.longest + longer);
        }
    }
    kind_count_ = number;
    empties_ = empties;
    roomy_ = roomy;
    homes_ = homes;
    hash_ = hash;
    border_hash_ = border_hash;
    bound_ = bound;
    if (level_.goal == Goal::full || (rules == Rules::ball && !level_.one_tube_each)) count_several_runs();
}

}  // namespace decant::puzzles::tube_sort::engine
