// The pours of a position, each with what it does to the bound, known before the child is built.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

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
    explicit Expansion(const CompiledLevel& level) : level_(level), pours_(level.tubes * level.tubes) {}

    /// `cells`: one content for each tube, ascending.
    void read(const Cell* cells);

    [[nodiscard]] Cost bound() const { return bound_; }
    /// Sums over the tubes, as everywhere in the engine.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] std::uint64_t border_hash() const { return border_hash_; }
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
    using Kinds = std::uint64_t;  ///< a set of kinds, by number
    static constexpr Kinds bit(std::size_t number) { return Kinds{1} << number; }

    struct Kind {  ///< tubes of equal content
        Content content;
        std::uint8_t count;
    };
    enum class Answer : std::uint8_t { not_asked, no, yes };
    struct ColorFacts {
        Kinds tops;            ///< with this color on top, and room for more
        Kinds ends;            ///< with this color at the bottom
        std::uint8_t bottoms;  ///< tubes with this color at the bottom
        std::uint8_t longest;  ///< units in its longest bottom run
        std::uint8_t second;   ///< units in the next one
        Answer owns_a_tube_for_good;
    };

    [[nodiscard]] int rise_of(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int rise_of_moved_units(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int staying(Color color, const Facts* without, const Facts* without_too, int run,
                              int run_too) const;
    [[nodiscard]] bool begins_a_shortest_plan(const Facts& from, const Facts& to);
    [[nodiscard]] bool owns_a_tube_for_good(Color color);
    [[nodiscard]] int held_by_borders(Color color) const;
    void consider(const Kind& from, const Kind& to, int lowest, int highest);
    void add(const Kind& from, const Kind& to, int rise);

    const CompiledLevel& level_;
    Cost bound_ = 0;
    std::uint64_t hash_ = 0;
    std::uint64_t border_hash_ = 0;
    std::size_t kind_count_ = 0;
    std::size_t pour_count_ = 0;
    Kinds empties_ = 0;  ///< one for each capacity
    std::array<Kind, max_tubes> kinds_;
    std::array<ColorFacts, max_colors> colors_;
    int next_rise_ = no_rise;
    std::vector<Pour> pours_;
};

template <class Cell>
void Expansion<Cell>::read(const Cell* cells) {
    std::fill_n(colors_.begin(), level_.colors, ColorFacts{});
    kind_count_ = 0;
    empties_ = 0;
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
        if (facts.room > 0) colors_[facts.top].tops |= bit(number);
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
        const Kinds itself = from.count < 2 ? bit(number) : 0;
        for (Kinds rest = colors_[source.top].tops & ~itself; rest != 0;) {
            const auto other = static_cast<std::size_t>(std::bit_width(rest) - 1);
            rest ^= bit(other);
            const Kind& to = kinds_[other];
            if (begins_a_shortest_plan(source, level_[to.content])) {
                pour_count_ = 0;
                next_rise_ = no_rise;
                if (lowest == 0) add(from, to, 0);
                return {pours_.data(), pour_count_};
            }
            consider(from, to, lowest, highest);
        }
        for (Kinds rest = empties_; rest != 0; rest &= rest - 1) {
            const Kind& to = kinds_[static_cast<std::size_t>(std::countr_zero(rest))];
            const bool swaps = source.mono() && level_[to.content].capacity_class == source.capacity_class;
            if (!swaps) consider(from, to, lowest, highest);
        }
    }
    return {pours_.data(), pour_count_};
}

/// A whole run onto a tube of its color, where the color cannot do without a tube of its own any more and
/// this is its home.
template <class Cell>
bool Expansion<Cell>::begins_a_shortest_plan(const Facts& from, const Facts& to) {
    if (!to.mono() || !level_.one_tube_each || (from.mono() && from.run > to.run)) return false;
    if (level_.rules == Rules::ball && to.run < colors_[from.top].longest) return false;
    return owns_a_tube_for_good(from.top);
}

/// As `Borders::owns_a_tube_for_good`.
template <class Cell>
bool Expansion<Cell>::owns_a_tube_for_good(Color color) {
    Answer& answer = colors_[color].owns_a_tube_for_good;
    if (answer == Answer::not_asked)
        answer = level_.units[color] > held_by_borders(color) ? Answer::yes : Answer::no;
    return answer == Answer::yes;
}

template <class Cell>
int Expansion<Cell>::held_by_borders(Color color) const {
    int held = 0;
    for (std::size_t number = 0; number < kind_count_; ++number) {
        const Border border = level_[kinds_[number].content].border;
        if (border != no_border) held += kinds_[number].count * level_.borders().held(border)[color];
    }
    return held;
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
    const int tubes_before = colors_[color].bottoms;
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
    const int longest = colors_[color].longest;
    const int other = from.mono() && from.run == longest ? colors_[color].second : longest;
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
    for (Kinds rest = colors_[color].ends; rest != 0; rest &= rest - 1) {
        const Kind& kind = kinds_[static_cast<std::size_t>(std::countr_zero(rest))];
        const Facts& facts = level_[kind.content];
        int left = kind.count - (&facts == without ? 1 : 0) - (&facts == without_too ? 1 : 0);
        for (; left > 0; --left) runs[count++] = facts.bottom_run;
    }
    std::sort(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
    int sum = 0;
    const auto most = static_cast<std::size_t>(level_.most_tubes[color]);
    for (std::size_t i = 0; i < count && i < most; ++i) sum += runs[i];
    return sum;
}

}  // namespace decant::puzzles::tube_sort::engine
