// The borders of a position, and how many units of each color they set free.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "puzzles/tube_sort/engine/level/border_table.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/tables/members.hpp"

namespace decant::puzzles::tube_sort::engine {

using Colors = std::uint64_t;  ///< a set of colors
using Slots = std::uint64_t;   ///< a set of slots

/// The top borders of the tubes that have one: a coarse position, which only ever loses borders.
///
/// The free units lie in tubes that have no border, one color in each, or over the top border of a tube that
/// shows their color there. This class does not record which of them lie where. The tubes with a border have
/// slots in the order in which they were read.
class Borders {
  public:
    explicit Borders(const CompiledLevel& level) : level_(level), table_(level.borders()) {}

    static constexpr Colors bit(Color color) { return Colors{1} << color; }

    /// The first `BorderTable::words` words are used.
    using Code = std::array<std::uint64_t, BorderTable::most_words>;

    /// Reads the borders of a position.
    template <class Cell>
    void read(const Cell* cells) {
        count_ = 0;
        hash_ = 0;
        std::fill_n(code_.begin(), table_.words(), 0);
        for (std::size_t tube = 0; tube < level_.tubes; ++tube) {
            const Border border = level_[cells[tube]].border;
            if (border == no_border) continue;
            tops_[count_++] = border;
            code_[table_[border].word] += table_[border].addend;
            hash_ += table_[border].hash;
        }
    }
    /// Counts the free units of what was just read; `remove` and `put_back` need the counts, and update them.
    void count_units();

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// A key for tables, the same for tubes in any order.
    [[nodiscard]] const Code& code() const { return code_; }
    /// Hash and code without the top border of a slot, to look into a table before removing the border, which
    /// is then mostly unnecessary.
    [[nodiscard]] std::uint64_t hash_without(std::size_t slot) const {
        const BorderTable::Entry& border = (*this)[slot];
        return hash_ - border.hash + table_[border.next].hash;
    }
    [[nodiscard]] Code code_without(std::size_t slot) const {
        Code code;
        std::copy_n(code_.begin(), table_.words(), code.begin());
        exchange(code, (*this)[slot], table_[(*this)[slot].next]);
        return code;
    }
    [[nodiscard]] Border top(std::size_t slot) const { return tops_[slot]; }
    /// The table entry of the top border in a slot.
    [[nodiscard]] const BorderTable::Entry& operator[](std::size_t slot) const { return table_[tops_[slot]]; }
    /// The colors of the slot's tube.
    [[nodiscard]] Colors colors(std::size_t slot) const { return table_.colors(tops_[slot]); }
    [[nodiscard]] int tubes_without() const { return static_cast<int>(level_.tubes - count_); }

    [[nodiscard]] int free_units(Color color) const { return counts_[color].free; }
    /// Room for a color over the top borders where it shows.
    [[nodiscard]] int room(Color color) const { return counts_[color].room; }
    /// Free units of a color, except those in runs that have lain over top borders since the start.
    [[nodiscard]] int displaced(Color color) const { return counts_[color].displaced; }
    /// Units in the longest bottom run of this color under a border.
    [[nodiscard]] int longest_bottom(Color color) const;

    [[nodiscard]] Slots slots() const { return sets_.slots; }
    /// Slots whose top border can go without one more tube for the color over it: its free units do not fit
    /// over borders anyway, or they fit over the others.
    [[nodiscard]] Slots needing_no_tube() const { return sets_.needing_no_tube; }
    /// Slots of tubes with this color at the bottom and no other border.
    [[nodiscard]] Slots last_over(Color color) const { return counts_[color].bottoms & sets_.last; }
    /// Slots whose top border shows this color.
    [[nodiscard]] Slots showing(Color color) const { return counts_[color].showing; }
    /// Colors that show over a border.
    [[nodiscard]] Colors shown() const { return sets_.shown; }
    /// Colors whose free units all fit over borders; the others need a tube without one.
    [[nodiscard]] Colors fitting() const { return sets_.fitting; }
    [[nodiscard]] bool has_bottom(Color color) const { return counts_[color].bottoms != 0; }
    /// Colors that are not at the bottom of any tube with a border.
    [[nodiscard]] Colors bottomless() const { return sets_.bottomless; }
    /// Colors whose free units need a tube without a border in this position and all later ones:
    /// docs/proofs.md, Lemma 16.
    ///
    /// If all free units lay over borders in a later position, each of these borders shows now, or has come
    /// to light since and freed the units over it. So the room over them, minus those units, would be at
    /// least the number of units that are free now.
    [[nodiscard]] Colors owning_a_tube_for_good() const { return sets_.owning; }
    /// Whether an earlier slot has the same border, so that only one of them needs to be tried.
    [[nodiscard]] bool is_repeated(std::size_t slot) const {
        const BorderTable::Entry& border = (*this)[slot];
        return border.shared && any_of(showing(border.color) & ((Slots{1} << slot) - 1),
                                       [&](std::size_t other) { return tops_[other] == tops_[slot]; });
    }

    struct Removal;
    /// Replaces the top border of a slot by the next one of the same tube.
    Removal remove(std::size_t slot);
    /// Undoes a removal, which must be the last one not yet undone.
    void put_back(const Removal& removal);

  private:
    struct Counts {
        int free, room, room_ahead, displaced;
        Slots showing;
        Slots bottoms;  ///< slots of tubes with this color at the bottom
    };
    struct Sets {
        Slots slots = 0, last = 0, needing_no_tube = 0;
        Colors shown = 0, fitting = 0, bottomless = 0, owning = 0;
    };

    static void exchange(Code& code, const BorderTable::Entry& old, const BorderTable::Entry& now) {
        code[old.word] -= old.addend;
        code[now.word] += now.addend;
    }
    void exchange(std::size_t slot, Border old, Border now);
    void count_removal(std::size_t slot, const BorderTable::Entry& border);
    void judge(Color color);

    const CompiledLevel& level_;
    const BorderTable& table_;
    std::size_t count_ = 0;
    std::uint64_t hash_ = 0;
    Sets sets_;
    Code code_{};
    std::array<Border, max_tubes> tops_{};
    std::array<Counts, max_colors> counts_{};
};

/// The colors that have a tube without a border in a position.
template <class Cell>
Colors open_colors(const CompiledLevel& level, const Cell* cells) {
    Colors open = 0;
    for (std::size_t tube = 0; tube < level.tubes; ++tube) {
        const Facts& facts = level[cells[tube]];
        if (facts.mono()) open |= Borders::bit(facts.top);
    }
    return open;
}

/// How to undo a removal: the values that it changed, as they were.
struct Borders::Removal {
    Border border;
    std::uint8_t slot;
    Counts over, below;
    Sets sets;
};

}  // namespace decant::puzzles::tube_sort::engine
