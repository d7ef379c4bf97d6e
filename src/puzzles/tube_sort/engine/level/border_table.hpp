// The facts about each border of a level that are known before any search.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/tables/bit_fields.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A border is a change of color inside a tube. None ever arises, since a unit lands on its own color or in
/// an empty tube (Ito et al., "Sorting Balls and Water: Equivalence and Computational Complexity", FUN 2022).
/// Units above the top border of their tube, or in a tube without one, are free.
///
/// Three numbers say how many places over borders a tube can ever offer to units that are free now and have
/// the color above one of its borders. An example: a tube of six units, the bottom to the left, with its
/// borders 1 to 4.
///
///     units      A | B | A A | C | A       room over a border: all places to its right
///     borders      1   2     3   4         run: the units up to the next border
///
/// - `room_ahead`, while the border is on top: its room, or what a deeper border of the same color offers
///   later, if that is more. Border 2 has room for four units. Border 4 has room for one, but once it and
///   border 3 are gone, border 2 is on top: the four places there, minus the two units of A that become free
///   when border 3 goes. So the room ahead of border 4 is 2.
/// - `ahead_buried`, while the border is under another one: the same minus its run, which becomes free first.
///   Border 2 has 4 - 2 = 2.
/// - `ahead_gone`, when the border is gone: `ahead_buried` of the next deeper border of the same color, or 0.
///   Border 4 has 2, from border 2; border 2 has 0.
///
/// A color owns a tube for good (docs/proofs.md, Lemma 16) if it has more free units than all tubes together
/// can offer: `room_ahead` for a border on top, and `ahead_buried` for a deeper one. If a tube has several
/// borders of the color, the uppermost one accounts for all of them.
class BorderTable {
  public:
    struct Entry {
        std::uint64_t hash = 0;    ///< term of the hash of a position's borders
        std::uint64_t addend = 0;  ///< term of a word of their code
        std::uint8_t word = 0;     ///< of the code
        bool shared = false;       ///< by several tubes at the start
        Border next = no_border;   ///< the border below, in the same tube
        Color color = 0;           ///< above the border; the units below are those of `below`
        std::uint8_t room = 0;     ///< units that fit over it
        std::uint8_t run = 0;      ///< units over it at the start; the fewest, where several tubes have it
        Color below = 0;           ///< color right under it
        std::uint8_t below_run = 0;
        Color bottom = 0;  ///< color at the bottom of its tube
        std::uint8_t bottom_run = 0;
        std::uint8_t room_ahead = 0;    ///< places that its tube can offer `color`, with the border on top
        std::uint8_t ahead_buried = 0;  ///< the same while the border is under another one
        std::uint8_t ahead_gone = 0;    ///< the same when the border is gone

        void set_term(BitFields::Field field, std::uint64_t value) {
            word = field.word;
            addend = value << field.shift;
        }
    };

    /// `count`: of borders.
    BorderTable(const CompiledLevel& level, std::size_t count);

    [[nodiscard]] const Entry& operator[](Border border) const { return entries_[border]; }
    /// One more than there are borders.
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    /// By color: units under a border, and the places that its tube can offer with the border on top.
    [[nodiscard]] const std::uint8_t* held(Border border) const { return &held_[level_.colors * border]; }
    /// The set of the colors in a tube with this border on top.
    [[nodiscard]] std::uint64_t colors(Border border) const { return colors_[border]; }
    /// Tubes that have a border at the start.
    [[nodiscard]] std::size_t width() const { return width_; }
    /// The code of a position's borders is a sum over its tubes, without carry: a tube has a field that says
    /// which of its own borders is on top, and a shared border has a field for the number of tubes.
    [[nodiscard]] const BitFields& code() const { return code_; }
    [[nodiscard]] std::size_t words() const { return code_.words(); }
    /// More than 64 tubes with 31 borders each can need, and a word more.
    static constexpr std::size_t most_words = 48;

  private:
    template <class Visit>
    void for_each_border(Visit&& visit) const;
    [[nodiscard]] Entry read_off(const Facts& over) const;
    void add(const Facts& over);
    void encode();

    const CompiledLevel& level_;
    std::size_t width_ = 0;
    BitFields code_;
    std::vector<Entry> entries_;         ///< the first is that of `no_border`
    std::vector<std::uint8_t> held_;     ///< by border, then by color
    std::vector<std::uint64_t> colors_;  ///< by border
};

}  // namespace decant::puzzles::tube_sort::engine
