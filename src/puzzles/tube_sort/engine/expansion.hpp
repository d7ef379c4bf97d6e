// The pours of a position, each with what it does to the bound, known before the child is built.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "base/cost.hpp"
#include "puzzles/tube_sort/engine/border_table.hpp"
#include "puzzles/tube_sort/engine/compiled_level.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// The whole top run of a tube, as far as it fits, poured onto another tube. Under BALL it stands for as many
/// moves as it has units; docs/algorithms.md proves that no shortest plan needs more than such pours.
struct Pour {
    Content from, to;              ///< contents before
    Content from_after, to_after;  ///< contents after
    std::uint8_t units;
    std::uint8_t rise;  ///< cost + bound of the child - bound of the position
};

/// The position under expansion: reads its contents once, then tells its bound and its pours.
///
/// The bound is that of puzzles/tube_sort/bounds.hpp: BottomBound under WATER, StayingUnitsBound under BALL.
template <class Cell>
class Expansion {
  public:
    explicit Expansion(const CompiledLevel& level) : level_(level) {}

    /// `cells`: one content for each tube, ascending.
    void read(const Cell* cells);

    [[nodiscard]] Cost bound() const { return bound_; }
    [[nodiscard]] bool is_goal() const;
    /// The pours whose rise is in this range. Of equal tubes and equal empty tubes one stands for all; pours
    /// that no shortest plan needs are left out. Where one pour of rise 0 is known to begin a shortest plan,
    /// it is the only one. docs/algorithms.md has the proofs.
    [[nodiscard]] std::span<const Pour> pours(int lowest = 0, int highest = no_rise);
    /// The smallest rise above the range of the last call, or `no_rise`.
    [[nodiscard]] int next_rise() const { return next_rise_; }
    static constexpr int no_rise = 255;

    [[nodiscard]] static Cost cost(Rules rules, const Pour& pour) {
        return rules == Rules::water ? 1 : pour.units;
    }

  private:
    struct Kind {  ///< tubes of equal content
        Content content;
        std::uint8_t count;
        std::uint8_t next_top;     ///< another kind with this top color
        std::uint8_t next_bottom;  ///< another kind with this bottom color
    };
    static constexpr std::uint8_t none = 0xFF;

    [[nodiscard]] int rise_of(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int rise_of_moved_units(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int staying(Color color, const Facts* without, const Facts* without_too, int run,
                              int run_too) const;
    [[nodiscard]] bool begins_a_shortest_plan(const Facts& from, const Facts& to) const;
    [[nodiscard]] bool owns_a_tube_for_good(Color color) const;
    void consider(const Kind& from, const Kind& to, int lowest, int highest);
    void add(const Kind& from, const Kind& to, int rise);

    const CompiledLevel& level_;
    Cost bound_ = 0;
    std::size_t kind_count_ = 0;
    std::size_t empty_count_ = 0;
    std::size_t pour_count_ = 0;
    std::array<Kind, max_tubes> kinds_;
    std::array<std::uint8_t, max_tubes> empties_;   ///< kinds that are empty: one for each capacity
    std::array<std::uint8_t, max_colors> top_;      ///< by color: first kind with this top color
    std::array<std::uint8_t, max_colors> bottom_;   ///< by color: first kind with this bottom color
    std::array<std::uint8_t, max_colors> bottoms_;  ///< by color: tubes with this bottom color
    std::array<std::uint8_t, max_colors> longest_;  ///< by color: units in its longest bottom run
    std::array<std::uint8_t, max_colors> second_;   ///< by color: units in the next one
    int next_rise_ = no_rise;
    std::array<Pour, max_tubes * max_tubes> pours_;
};

template <class Cell>
void Expansion<Cell>::read(const Cell* cells) {
    const std::size_t colors = level_.colors;
    std::fill_n(top_.begin(), colors, none);
    std::fill_n(bottom_.begin(), colors, none);
    std::fill_n(bottoms_.begin(), colors, std::uint8_t{0});
    std::fill_n(longest_.begin(), colors, std::uint8_t{0});
    std::fill_n(second_.begin(), colors, std::uint8_t{0});
    kind_count_ = 0;
    empty_count_ = 0;
    int sum = 0;  // of blocks (WATER) or units (BALL)
    const bool water = level_.rules == Rules::water;
    for (std::size_t tube = 0; tube < level_.tubes;) {
        const Content content = cells[tube];
        std::uint8_t count = 1;
        while (tube + count < level_.tubes && cells[tube + count] == content) ++count;
        tube += count;
        const Facts& facts = level_[content];
        const auto number = static_cast<std::uint8_t>(kind_count_++);
        if (facts.empty()) {
            kinds_[number] = {content, count, none, none};
            empties_[empty_count_++] = number;
            continue;
        }
        kinds_[number] = {content, count, top_[facts.top], bottom_[facts.bottom]};
        top_[facts.top] = number;
        bottom_[facts.bottom] = number;
        bottoms_[facts.bottom] = static_cast<std::uint8_t>(bottoms_[facts.bottom] + count);
        if (facts.bottom_run >= longest_[facts.bottom]) {
            second_[facts.bottom] = count > 1 ? facts.bottom_run : longest_[facts.bottom];
            longest_[facts.bottom] = facts.bottom_run;
        } else {
            second_[facts.bottom] = std::max(second_[facts.bottom], facts.bottom_run);
        }
        sum += count * (water ? facts.blocks : facts.height);
    }
    for (std::size_t color = 0; color < colors; ++color) {
        sum -= water                           ? std::min(bottoms_[color], level_.most_tubes[color])
               : level_.most_tubes[color] == 1 ? longest_[color]
                                               : staying(static_cast<Color>(color), nullptr, nullptr, 0, 0);
    }
    bound_ = sum;
}

template <class Cell>
bool Expansion<Cell>::is_goal() const {
    std::uint64_t not_full = 0;
    for (std::size_t number = 0; number < kind_count_; ++number) {
        const Facts& facts = level_[kinds_[number].content];
        if (facts.mixed()) return false;
        if (facts.empty() || facts.room == 0) continue;
        const std::uint64_t bit = std::uint64_t{1} << facts.top;
        if (kinds_[number].count > 1 || (not_full & bit) != 0) return false;
        not_full |= bit;
    }
    return true;
}

template <class Cell>
std::span<const Pour> Expansion<Cell>::pours(int lowest, int highest) {
    pour_count_ = 0;
    next_rise_ = no_rise;
    for (std::size_t number = 0; number < kind_count_; ++number) {
        const Kind& from = kinds_[number];
        const Facts& source = level_[from.content];
        if (source.empty()) continue;
        const bool at_home = level_.one_tube_each && source.mono() && source.run == level_.units[source.top];
        if (at_home) continue;
        for (std::uint8_t other = top_[source.top]; other != none; other = kinds_[other].next_top) {
            const Kind& to = kinds_[other];
            const Facts& target = level_[to.content];
            if (target.room == 0 || (other == number && to.count < 2)) continue;
            if (begins_a_shortest_plan(source, target)) {
                pour_count_ = 0;
                next_rise_ = no_rise;
                if (lowest == 0) add(from, to, 0);
                return {pours_.data(), pour_count_};
            }
            consider(from, to, lowest, highest);
        }
        for (std::size_t e = 0; e < empty_count_; ++e) {
            const Kind& to = kinds_[empties_[e]];
            const bool swaps = source.mono() && level_[to.content].capacity_class == source.capacity_class;
            if (!swaps) consider(from, to, lowest, highest);
        }
    }
    return {pours_.data(), pour_count_};
}

/// A whole run onto a tube of its color, where the color cannot do without a tube of its own any more and
/// this is its home.
template <class Cell>
bool Expansion<Cell>::begins_a_shortest_plan(const Facts& from, const Facts& to) const {
    if (!level_.one_tube_each || !to.mono() || (from.mono() && from.run > to.run)) return false;
    if (level_.rules == Rules::ball && to.run < longest_[from.top]) return false;
    return owns_a_tube_for_good(from.top);
}

/// As `Borders::owns_a_tube_for_good`.
template <class Cell>
bool Expansion<Cell>::owns_a_tube_for_good(Color color) const {
    int held = 0;
    for (std::size_t number = 0; number < kind_count_; ++number) {
        const Border border = level_[kinds_[number].content].border;
        if (border != no_border) held += kinds_[number].count * level_.borders().held(border)[color];
    }
    return level_.units[color] > held;
}

template <class Cell>
void Expansion<Cell>::consider(const Kind& from, const Kind& to, int lowest, int highest) {
    const Facts& source = level_[from.content];
    const Facts& target = level_[to.content];
    const int rise = rise_of(source, target, std::min(source.run, target.room));
    if (rise > highest)
        next_rise_ = std::min(next_rise_, rise);
    else if (rise >= lowest)
        add(from, to, rise);
}

template <class Cell>
void Expansion<Cell>::add(const Kind& from, const Kind& to, int rise) {
    const Facts& source = level_[from.content];
    const int units = std::min(source.run, level_[to.content].room);
    const Alphabet& alphabet = level_.alphabet();
    pours_[pour_count_++] = {.from = from.content,
                             .to = to.content,
                             .from_after = alphabet.without(from.content, units),
                             .to_after = alphabet.with(to.content, source.top, units),
                             .units = static_cast<std::uint8_t>(units),
                             .rise = static_cast<std::uint8_t>(rise)};
}

template <class Cell>
int Expansion<Cell>::rise_of(const Facts& from, const Facts& to, int units) const {
    if (level_.rules == Rules::ball) return rise_of_moved_units(from, to, units);
    const Color color = from.top;
    const bool whole = units == from.run;
    const int tubes_before = bottoms_[color];
    const int tubes_after = tubes_before + (to.empty() ? 1 : 0) - (from.mono() && whole ? 1 : 0);
    const int most = level_.most_tubes[color];
    const int blocks = (to.empty() ? 1 : 0) - (whole ? 1 : 0);
    return 1 + blocks - std::min(tubes_after, most) + std::min(tubes_before, most);
}

/// What the pour costs, less what it adds to the units that may stay.
template <class Cell>
int Expansion<Cell>::rise_of_moved_units(const Facts& from, const Facts& to, int units) const {
    const Color color = from.top;
    const int run = to.empty() ? units : (to.mono() ? to.run + units : 0);
    if (run == 0 && !from.mono()) return units;
    const int left = from.mono() ? from.run - units : 0;
    if (level_.most_tubes[color] > 1) {
        return units + staying(color, nullptr, nullptr, 0, 0) -
               staying(color, from.mono() ? &from : nullptr, to.mono() ? &to : nullptr, run, left);
    }
    const int longest = longest_[color];
    const int other = from.mono() && from.run == longest ? second_[color] : longest;
    return units + longest - std::max({other, run, left});
}

/// Units of a color that may stay when two kinds have one tube less, and two runs come in their place.
template <class Cell>
int Expansion<Cell>::staying(Color color, const Facts* without, const Facts* without_too, int run,
                             int run_too) const {
    std::array<std::uint8_t, max_tubes + 2> runs;
    std::size_t count = 0;
    runs[count++] = static_cast<std::uint8_t>(run);
    runs[count++] = static_cast<std::uint8_t>(run_too);
    for (std::uint8_t number = bottom_[color]; number != none; number = kinds_[number].next_bottom) {
        const Facts& facts = level_[kinds_[number].content];
        int left = kinds_[number].count - (&facts == without ? 1 : 0) - (&facts == without_too ? 1 : 0);
        for (; left > 0; --left) runs[count++] = facts.bottom_run;
    }
    std::sort(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
    int sum = 0;
    const auto most = static_cast<std::size_t>(level_.most_tubes[color]);
    for (std::size_t i = 0; i < count && i < most; ++i) sum += runs[i];
    return sum;
}

}  // namespace decant::puzzles::tube_sort::engine
