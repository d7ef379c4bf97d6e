// The blocks of pours of a position, each with what it does to the bound, known before the child is built.
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
};

/// One pour; or under BALL, with one tube for each color, as many out of one tube as take its top run away.
/// docs/algorithms.md proves that no shortest plan needs to pour anything in between.
struct Block {
    std::uint32_t first_pour;
    std::uint8_t pour_count;
    std::uint8_t cost;
    std::uint8_t rise;  ///< cost + bound of the child - bound of the position
    /// At least the rise. A plan that begins with this block and costs less than bound + `due` is no shorter
    /// than some plan that begins with a block due before.
    std::uint8_t due;
};

/// The position under expansion: reads its contents once, then tells its bound and its blocks of pours.
///
/// The bound is that of puzzles/tube_sort/bounds.hpp: BottomBound under WATER, StayingUnitsBound under BALL.
template <class Cell>
class Expansion {
  public:
    explicit Expansion(const CompiledLevel& level) : level_(level) {}

    /// `cells`: one content for each tube, ascending.
    void read(const Cell* cells);

    [[nodiscard]] Cost bound() const { return bound_; }
    /// Sums over the tubes, as everywhere in the engine.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] std::uint64_t border_hash() const { return border_hash_; }
    [[nodiscard]] bool is_goal() const;
    /// The blocks that are due in this range, always in the same order. Of equal tubes and equal empty tubes
    /// one stands for all; blocks that no shortest plan needs are left out. docs/algorithms.md has the
    /// proofs.
    [[nodiscard]] std::span<const Block> blocks(int lowest = 0, int highest = never - 1);
    /// Of a block that was told by the last call.
    [[nodiscard]] std::span<const Pour> pours(const Block& block) const {
        return std::span(pours_).subspan(block.first_pour, block.pour_count);
    }
    /// When the first block after the range of the last call is due, or `never`.
    [[nodiscard]] int next_due() const { return next_due_; }
    static constexpr int never = 255;

  private:
    using Kinds = std::uint64_t;  ///< a set of kinds, by number
    static constexpr Kinds bit(std::size_t number) { return Kinds{1} << number; }

    struct Kind {  ///< tubes of equal content
        Content content;
        std::uint8_t count;
    };
    struct ColorFacts {
        Kinds shown;           ///< with this color on top
        Kinds tops;            ///< of these, those with room for more
        Kinds ends;            ///< with this color at the bottom
        std::uint8_t bottoms;  ///< tubes with this color at the bottom
        std::uint8_t longest;  ///< units in its longest bottom run
        std::uint8_t second;   ///< units in the next one
    };
    struct Range {
        int lowest, highest;
    };
    /// The block of one pour that takes a run home, and when all others are due because of it.
    struct HomePour {
        Content from = 0, to = 0;
        int others_due = 0;
    };
    /// Of a block under construction.
    struct Share {
        Content to;
        int units;
    };

    [[nodiscard]] int cost(int units) const { return level_.rules == Rules::water ? 1 : units; }
    [[nodiscard]] int rise_of(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int rise_of_moved_units(const Facts& from, const Facts& to, int units) const;
    [[nodiscard]] int staying(Color color, const Facts* without, const Facts* without_too, int run,
                              int run_too) const;
    [[nodiscard]] HomePour find_home_pour() const;
    [[nodiscard]] int cost_without_home(const Facts& home) const;
    [[nodiscard]] bool owns_a_tube_for_good(Color color) const;
    [[nodiscard]] int held_by_borders(Color color) const;
    [[nodiscard]] bool has_room_for(const Facts& source) const;
    void offer_pours(std::size_t number);
    void offer_shares(std::size_t number, std::size_t first, int left, int bottom);
    void offer_whole_run(const Kind& from, int bottom);
    void offer(Content from, std::span<const Share> shares, int cost, int rise);

    const CompiledLevel& level_;
    Cost bound_ = 0;
    std::uint64_t hash_ = 0;
    std::uint64_t border_hash_ = 0;
    std::size_t kind_count_ = 0;
    Kinds empties_ = 0;  ///< one for each capacity
    Kinds homes_ = 0;    ///< of one color, with room for more
    std::array<Kind, max_tubes> kinds_;
    std::array<ColorFacts, max_colors> colors_;
    HomePour home_pour_;
    Range range_{};
    int next_due_ = never;
    std::vector<Share> shares_;
    std::array<std::uint8_t, max_tubes> filled_{};  ///< by kind: tubes that have a share already
    std::vector<Block> blocks_;
    std::vector<Pour> pours_;
};

template <class Cell>
void Expansion<Cell>::read(const Cell* cells) {
    std::fill_n(colors_.begin(), level_.colors, ColorFacts{});
    kind_count_ = 0;
    empties_ = 0;
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
        if (facts.room > 0) {
            colors_[facts.top].tops |= bit(number);
            if (facts.mono()) homes_ |= bit(number);
        }
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
std::span<const Block> Expansion<Cell>::blocks(int lowest, int highest) {
    pours_.clear();
    blocks_.clear();
    range_ = {lowest, highest};
    next_due_ = never;
    home_pour_ = level_.one_tube_each ? find_home_pour() : HomePour{};
    if (home_pour_.others_due == never) {
        const Share share{home_pour_.to, level_[home_pour_.from].run};
        offer(home_pour_.from, {&share, 1}, cost(share.units), 0);
        return blocks_;
    }
    const bool whole_runs = level_.one_tube_each && level_.rules == Rules::ball;
    for (std::size_t number = 0; number < kind_count_; ++number) {
        const Facts& source = level_[kinds_[number].content];
        if (source.empty()) continue;
        const bool at_home = level_.one_tube_each && source.mono() && source.run == level_.units[source.top];
        if (at_home) continue;
        filled_[number] = 1;  // one of the kind pours
        if (!whole_runs)
            offer_pours(number);
        else if (has_room_for(source))
            offer_shares(number, 0, source.run, 0);
        filled_[number] = 0;
    }
    return blocks_;
}

/// A whole run onto a tube of its color alone, of two such tubes the smaller onto the larger. Of several the
/// one that puts off the others for the longest.
template <class Cell>
auto Expansion<Cell>::find_home_pour() const -> HomePour {
    HomePour best;
    for (Kinds rest = homes_; rest != 0; rest &= rest - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(rest));
        const Kind& home = kinds_[number];
        const Facts& facts = level_[home.content];
        const Kinds sources = colors_[facts.top].shown & ~(home.count < 2 ? bit(number) : 0);
        if (sources == 0) continue;
        const Kind& from = kinds_[static_cast<std::size_t>(std::countr_zero(sources))];
        const Facts& source = level_[from.content];
        if (source.mono() && source.run > facts.run) continue;
        const int others_due = cost_without_home(facts);
        if (others_due > best.others_due) best = {from.content, home.content, others_due};
    }
    return best;
}

/// What a plan costs at least beyond the bound if the color of this home at some time has no tube without a
/// border; `never` if there is no such plan, and 0 where its runs need not go home first.
template <class Cell>
int Expansion<Cell>::cost_without_home(const Facts& home) const {
    const ColorFacts& color = colors_[home.top];
    const bool ball = level_.rules == Rules::ball;
    if (ball && home.run < color.longest) return 0;
    if (owns_a_tube_for_good(home.top)) return never;
    return ball ? 2 * color.longest - color.second : (color.bottoms == 1 ? 1 : 0);
}

/// As `Borders::owns_a_tube_for_good`.
template <class Cell>
bool Expansion<Cell>::owns_a_tube_for_good(Color color) const {
    return level_.units[color] > held_by_borders(color);
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

/// One pour each.
template <class Cell>
void Expansion<Cell>::offer_pours(std::size_t number) {
    const Facts& source = level_[kinds_[number].content];
    const auto to = [&](std::size_t other) {
        const Content content = kinds_[other].content;
        const Facts& target = level_[content];
        const int units = std::min(source.run, target.room);
        const Share share{content, units};
        offer(kinds_[number].content, {&share, 1}, cost(units), rise_of(source, target, units));
    };
    for (Kinds rest = colors_[source.top].tops; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest));
        if (filled_[other] < kinds_[other].count) to(other);
    }
    for (Kinds rest = empties_; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest));
        const bool swaps =
            source.mono() && level_[kinds_[other].content].capacity_class == source.capacity_class;
        if (!swaps) to(other);
    }
}

/// Whether a whole top run fits elsewhere.
template <class Cell>
bool Expansion<Cell>::has_room_for(const Facts& source) const {
    if (!source.mono() && empties_ != 0) return true;
    int room = 0;
    for (Kinds rest = colors_[source.top].tops; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest));
        room += (kinds_[other].count - filled_[other]) * level_[kinds_[other].content].room;
    }
    return room >= source.run;
}

/// All ways to fill some tubes, from kind `first` on, and to pour what is left into one more. `bottom`: the
/// longest bottom run that the shares up to now make.
template <class Cell>
void Expansion<Cell>::offer_shares(std::size_t number, std::size_t first, int left, int bottom) {
    const Kind& from = kinds_[number];
    const Facts& source = level_[from.content];
    for (Kinds rest = colors_[source.top].tops; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest));
        if (filled_[other] == kinds_[other].count) continue;
        const Content content = kinds_[other].content;
        const Facts& target = level_[content];
        const int units = std::min<int>(left, target.room);
        if (target.room <= left && other < first) continue;  // filled in another order
        shares_.push_back({content, units});
        ++filled_[other];
        const int longest = std::max(bottom, target.mono() ? target.run + units : 0);
        if (units == left)
            offer_whole_run(from, longest);
        else
            offer_shares(number, other, left - units, longest);
        --filled_[other];
        shares_.pop_back();
    }
    if (source.mono() || empties_ == 0) return;  // two tubes would change places
    shares_.push_back({kinds_[static_cast<std::size_t>(std::countr_zero(empties_))].content, left});
    offer_whole_run(from, std::max(bottom, left));
    shares_.pop_back();
}

template <class Cell>
void Expansion<Cell>::offer_whole_run(const Kind& from, int bottom) {
    const Facts& source = level_[from.content];
    const ColorFacts& color = colors_[source.top];
    const bool takes_longest = source.mono() && source.run == color.longest;
    const int other = takes_longest ? color.second : color.longest;
    offer(from.content, shares_, source.run, source.run + color.longest - std::max(other, bottom));
}

/// The shares as a block, if it is due.
template <class Cell>
void Expansion<Cell>::offer(Content from, std::span<const Share> shares, int cost, int rise) {
    const bool goes_home = home_pour_.others_due > 0 && shares.size() == 1 && from == home_pour_.from &&
                           shares.front().to == home_pour_.to;
    const int due = goes_home ? 0 : std::max(rise, home_pour_.others_due);
    if (due > range_.highest) next_due_ = std::min(next_due_, due);
    if (due < range_.lowest || due > range_.highest) return;
    blocks_.push_back({.first_pour = static_cast<std::uint32_t>(pours_.size()),
                       .pour_count = static_cast<std::uint8_t>(shares.size()),
                       .cost = static_cast<std::uint8_t>(cost),
                       .rise = static_cast<std::uint8_t>(rise),
                       .due = static_cast<std::uint8_t>(due)});
    const Alphabet& alphabet = level_.alphabet();
    const Color color = level_[from].top;
    for (const Share& share : shares) {
        const Content after = alphabet.without(from, share.units);
        pours_.push_back({.from = from,
                          .to = share.to,
                          .from_after = after,
                          .to_after = alphabet.with(share.to, color, share.units),
                          .units = static_cast<std::uint8_t>(share.units)});
        from = after;
    }
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
