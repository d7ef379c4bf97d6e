// The borders of a position, and how many units of each color they set free.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "puzzles/tube_sort/engine/border_table.hpp"
#include "puzzles/tube_sort/engine/compiled_level.hpp"

namespace decant::puzzles::tube_sort::engine {

using Colors = std::uint64_t;  ///< a set of colors
using Slots = std::uint64_t;   ///< a set of slots

/// Calls `visit(member)` for each member of a set, from the smallest on, until it returns true.
template <class Visit>
bool any_of(std::uint64_t set, const Visit& visit) {
    for (; set != 0; set &= set - 1) {
        if (visit(static_cast<std::size_t>(std::countr_zero(set)))) return true;
    }
    return false;
}

/// The top borders of the tubes that have one: a coarse position, which only ever loses borders.
///
/// The free units lie in tubes that have no border, one color in each, or over the top border of a tube that
/// shows their color there. Which of them lie where is what this forgets. The tubes with a border have slots
/// in the order in which they were read.
class Borders {
  public:
    explicit Borders(const CompiledLevel& level) : level_(level), table_(level.borders()) {}

    static constexpr Colors bit(Color color) { return Colors{1} << color; }

    /// Takes over the borders of a position.
    template <class Cell>
    void read(const Cell* cells) {
        count_ = 0;
        hash_ = 0;
        std::fill_n(code_.begin(), table_.words(), 0);
        for (std::size_t tube = 0; tube < level_.tubes; ++tube) {
            const Border border = level_[cells[tube]].border;
            if (border == no_border) continue;
            tops_[count_++] = border;
            add_to_code(table_[border], 1);
        }
    }
    /// Counts the free units of what was just read; `count` and `uncount` keep the counts right from then on.
    void count_units();

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// What the hash is when the top border of a slot is gone.
    [[nodiscard]] std::uint64_t hash_without(std::size_t slot) const {
        const BorderTable::Entry& border = (*this)[slot];
        return hash_ - border.hash + table_[border.next].hash;
    }
    /// A key for tables: `BorderTable::words` words, the same for tubes in any order.
    [[nodiscard]] const std::uint64_t* code() const { return code_.data(); }
    /// What is told of the top border in a slot.
    [[nodiscard]] const BorderTable::Entry& operator[](std::size_t slot) const { return table_[tops_[slot]]; }
    [[nodiscard]] int tubes_without() const { return static_cast<int>(level_.tubes - count_); }

    [[nodiscard]] int free_units(Color color) const { return counts_[color].free; }
    /// Room for a color over the top borders where it shows.
    [[nodiscard]] int room(Color color) const { return counts_[color].room; }
    /// Free units of a color but for those still in runs that lie over top borders from the start.
    [[nodiscard]] int displaced(Color color) const { return counts_[color].displaced; }
    /// Units in the longest bottom run of this color under a border.
    [[nodiscard]] int longest_bottom(Color color) const;

    [[nodiscard]] Slots slots() const { return slots_; }
    /// Slots whose top border shows this color.
    [[nodiscard]] Slots showing(Color color) const { return counts_[color].showing; }
    /// Colors that show over a border.
    [[nodiscard]] Colors shown() const { return shown_; }
    /// Colors whose free units all fit over borders; the others need a tube without one.
    [[nodiscard]] Colors fitting() const { return fitting_; }
    /// Colors that are at the bottom of no tube with a border.
    [[nodiscard]] Colors bottomless() const { return bottomless_; }
    /// Colors whose free units need a tube without a border in this position and all later ones.
    ///
    /// If in a later position they all lay over borders, each of these shows now, or has come to light since
    /// and freed the units over it; so their room, less those units, would be at least what is free now.
    [[nodiscard]] Colors owning_a_tube_for_good() const { return owning_; }
    /// Whether an earlier slot has the same border, so that both are as good.
    [[nodiscard]] bool is_repeated(std::size_t slot) const {
        const BorderTable::Entry& border = (*this)[slot];
        return border.shared && any_of(showing(border.color) & ((Slots{1} << slot) - 1),
                                       [&](std::size_t other) { return tops_[other] == tops_[slot]; });
    }

    /// How to undo a removal.
    struct Removal {
        Border border;
        std::uint8_t slot;
    };
    /// Replaces the top border of a slot by the next one of the same tube. The counts stay as they were until
    /// `count` is called for the removal: often the borders alone tell that no more is needed.
    Removal remove(std::size_t slot) {
        const Border border = tops_[slot];
        move(slot, border, table_[border].next, 1);
        return {border, static_cast<std::uint8_t>(slot)};
    }
    void put_back(const Removal& removal) {
        move(removal.slot, table_[removal.border].next, removal.border, -1);
    }
    void count(const Removal& removal) { lift(removal, 1); }
    void uncount(const Removal& removal) { lift(removal, -1); }

  private:
    struct Counts {
        int free, room, room_ahead, displaced;
        Slots showing;
        Slots bottoms;  ///< slots of tubes with this color at the bottom
    };

    void add_to_code(const BorderTable::Entry& border, int sign) {
        const auto times = static_cast<std::uint64_t>(sign);
        code_[border.word] += times * border.addend;
        hash_ += times * border.hash;
    }
    void move(std::size_t slot, Border from, Border to, int sign);
    void lift(const Removal& removal, int sign);
    void judge(Color color);

    const CompiledLevel& level_;
    const BorderTable& table_;
    std::size_t count_ = 0;
    std::uint64_t hash_ = 0;
    Slots slots_ = 0;
    Colors shown_ = 0, fitting_ = 0, bottomless_ = 0, owning_ = 0;
    std::array<std::uint64_t, BorderTable::most_words> code_{};
    std::array<Border, max_tubes> tops_{};
    std::array<Counts, max_colors> counts_{};
};

}  // namespace decant::puzzles::tube_sort::engine
