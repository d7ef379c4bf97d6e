// The pours of a position, each with what it does to the bound, known before the child is built.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "base/cost.hpp"
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
    /// Of equal tubes and equal empty tubes one stands for all; pours that no shortest plan needs are left
    /// out (rules.md). Where one pour is known to begin a shortest plan, it is the only one.
    [[nodiscard]] std::span<const Pour> pours();
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
    /// Units of a color that may stay, when the two kinds lose one tube each and two runs come in their
    /// place.
    [[nodiscard]] int staying(Color color, const Facts* without, const Facts* without_too, int run,
                              int run_too) const;
    [[nodiscard]] bool begins_a_shortest_plan(const Facts& from, const Facts& to) const;
    void add(const Kind& from, const Kind& to);

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
    std::array<Pour, 2 * max_tubes * max_tubes> pours_;
};

template <class Cell>
void Expansion<Cell>::read(const Cell* cells) {
    const std::size_t colors = level_.colors;
    std::fill_n(top_.begin(), colors, none);
    std::fill_n(bottom_.begin(), colors, none);
    std::fill_n(bottoms_.begin(), colors, std::uint8_t{0});
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
        sum += count * (water ? facts.blocks : facts.height);
    }
    for (std::size_t color = 0; color < colors; ++color) {
        sum -= water ? std::min(bottoms_[color], level_.most_tubes[color])
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
std::span<const Pour> Expansion<Cell>::pours() {
    pour_count_ = 0;
    for (std::size_t number = 0; number < kind_count_; ++number) {
        const Kind& from = kinds_[number];
        const Facts& source = level_[from.content];
        if (source.empty()) continue;
        const bool at_home = level_.one_tube_each && source.mono() && source.run == level_.units[source.top];
        if (at_home) continue;
        for (std::size_t e = 0; e < empty_count_; ++e) {
            const Kind& to = kinds_[empties_[e]];
            const bool swaps = source.mono() && level_[to.content].capacity_class == source.capacity_class;
            if (!swaps) add(from, to);
        }
        for (std::uint8_t other = top_[source.top]; other != none; other = kinds_[other].next_top) {
            const Kind& to = kinds_[other];
            const Facts& target = level_[to.content];
            if (target.room == 0 || (other == number && to.count < 2)) continue;
            if (begins_a_shortest_plan(source, target)) {
                pour_count_ = 0;
                add(from, to);
                return {pours_.data(), 1};
            }
            add(from, to);
        }
    }
    return {pours_.data(), pour_count_};
}

/// All units of a color that fills a tube come together, none of them in vain: see rules.md.
template <class Cell>
bool Expansion<Cell>::begins_a_shortest_plan(const Facts& from, const Facts& to) const {
    const Color color = from.top;
    return level_.one_tube_each && to.mono() && from.run + to.run == level_.units[color] &&
           level_.units[color] == level_.tallest && (from.mixed() || from.run <= to.run);
}

template <class Cell>
void Expansion<Cell>::add(const Kind& from, const Kind& to) {
    const Facts& source = level_[from.content];
    const Facts& target = level_[to.content];
    const int units = std::min(source.run, target.room);
    const Alphabet& alphabet = level_.alphabet();
    pours_[pour_count_++] = {.from = from.content,
                             .to = to.content,
                             .from_after = alphabet.without(from.content, units),
                             .to_after = alphabet.with(to.content, source.top, units),
                             .units = static_cast<std::uint8_t>(units),
                             .rise = static_cast<std::uint8_t>(rise_of(source, target, units))};
}

template <class Cell>
int Expansion<Cell>::rise_of(const Facts& from, const Facts& to, int units) const {
    const Color color = from.top;
    const bool whole = units == from.run;
    if (level_.rules == Rules::water) {
        const int tubes_before = bottoms_[color];
        const int tubes_after = tubes_before + (to.empty() ? 1 : 0) - (from.mono() && whole ? 1 : 0);
        const int most = level_.most_tubes[color];
        const int blocks = (to.empty() ? 1 : 0) - (whole ? 1 : 0);
        return 1 + blocks - std::min(tubes_after, most) + std::min(tubes_before, most);
    }
    const int run = to.empty() ? units : (to.mono() ? to.run + units : 0);
    const int run_too = from.mono() && !whole ? from.run - units : 0;
    if (run == 0 && !from.mono()) return units;
    return units + staying(color, nullptr, nullptr, 0, 0) -
           staying(color, from.mono() ? &from : nullptr, to.mono() ? &to : nullptr, run, run_too);
}

template <class Cell>
int Expansion<Cell>::staying(Color color, const Facts* without, const Facts* without_too, int run,
                             int run_too) const {
    const int most = level_.most_tubes[color];
    if (most == 1) {
        int longest = std::max(run, run_too);
        for (std::uint8_t number = bottom_[color]; number != none; number = kinds_[number].next_bottom) {
            const Facts& facts = level_[kinds_[number].content];
            const int left =
                kinds_[number].count - (&facts == without ? 1 : 0) - (&facts == without_too ? 1 : 0);
            if (left > 0) longest = std::max<int>(longest, facts.bottom_run);
        }
        return longest;
    }
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
    for (std::size_t i = 0; i < count && i < static_cast<std::size_t>(most); ++i) sum += runs[i];
    return sum;
}

}  // namespace decant::puzzles::tube_sort::engine
