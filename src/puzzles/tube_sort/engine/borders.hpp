// The borders of a position, and how many units of each color they set free.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "puzzles/tube_sort/engine/border_table.hpp"
#include "puzzles/tube_sort/engine/compiled_level.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The top borders of the tubes that have one: a coarse position, which only ever loses borders.
///
/// The free units lie in tubes that have no border, one color in each, or over the top border of a tube that
/// shows their color there. Which of them lie where is what this forgets.
class Borders {
  public:
    explicit Borders(const CompiledLevel& level) : level_(level), table_(level.borders()) {}

    /// Takes over the borders of a position, whose `cells` are in ascending order.
    template <class Cell>
    void read(const Cell* cells) {
        count_ = 0;
        hash_ = 0;
        for (std::size_t tube = 0; tube < level_.tubes; ++tube) {
            const Border border = level_[cells[tube]].border;
            if (border == no_border) continue;
            tops_[count_++] = border;
            hash_ += table_[border].hash;
        }
        for (std::size_t tube = count_; tube < table_.width(); ++tube) tops_[tube] = no_border;
    }
    /// Counts the free units of what was read; `remove` and `put_back` keep the counts right from then on.
    void count_units();

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// What is told of the top border of a tube.
    [[nodiscard]] const BorderTable::Entry& operator[](std::size_t tube) const { return table_[tops_[tube]]; }
    /// A key for tables, of `key_bytes(level)`: the borders in ascending order, then `no_border`.
    /// `key` has room for `most_key_bytes`; what lies behind its own bytes is overwritten.
    void write_key(std::uint8_t* key) const {
        if (table_.bytes_each() > 1) {
            std::memcpy(key, tops_.data(), table_.width() * sizeof(Border));
            return;
        }
        constexpr std::size_t block = 8;  // a multiple of which max_tubes is: one instruction or two
        for (std::size_t tube = 0; tube < table_.width(); tube += block) {
            for (std::size_t i = tube; i < tube + block; ++i) key[i] = static_cast<std::uint8_t>(tops_[i]);
        }
    }
    static std::size_t key_bytes(const CompiledLevel& level) {
        return level.borders().width() * level.borders().bytes_each();
    }
    static constexpr std::size_t most_key_bytes = max_tubes * sizeof(Border);
    [[nodiscard]] int tubes_without() const { return static_cast<int>(level_.tubes - count_); }
    /// Whether the tube is the first of those with equal borders.
    [[nodiscard]] bool is_first(std::size_t tube) const {
        return tube == 0 || tops_[tube] != tops_[tube - 1];
    }

    [[nodiscard]] int free_units(Color color) const { return free_[color]; }
    /// Room for a color over the top borders where it shows.
    [[nodiscard]] int room(Color color) const { return room_[color]; }
    /// Free units of a color but for those still in runs that lie over top borders from the start.
    [[nodiscard]] int displaced(Color color) const { return displaced_[color]; }
    /// Tubes with a border and this color at the bottom.
    [[nodiscard]] int bottoms(Color color) const { return bottoms_[color]; }
    /// Units in the longest bottom run of this color under a border.
    [[nodiscard]] int longest_bottom(Color color) const { return longest_bottom_[color]; }

    /// The free units of this color need a tube without a border in this position and all later ones.
    ///
    /// If in a later position they all lay over borders, each of these shows now, or has come to light since
    /// and freed the units over it; so their room, less those units, would be at least what is free now.
    [[nodiscard]] bool owns_a_tube_for_good(Color color) const { return free_[color] > room_ahead_[color]; }

    /// How to undo a removal.
    struct Removal {
        Border border;
        std::uint8_t tube, now_at;
    };
    /// Replaces the top border of a tube by the next one of the same tube. The counts stay as they were until
    /// `count` is called for the removal: often the borders alone tell that no more is needed.
    Removal remove(std::size_t tube);
    void put_back(const Removal& removal);
    void count(const Removal& removal) { lift(table_[removal.border], 1); }
    void uncount(const Removal& removal) { lift(table_[removal.border], -1); }

  private:
    void lift(const BorderTable::Entry& border, int sign);
    void count_bottoms(Color color);

    const CompiledLevel& level_;
    const BorderTable& table_;
    std::size_t count_ = 0;
    std::uint64_t hash_ = 0;
    std::array<Border, max_tubes> tops_{};
    std::array<int, max_colors> free_{};
    std::array<int, max_colors> room_{};
    std::array<int, max_colors> room_ahead_{};
    std::array<int, max_colors> displaced_{};
    std::array<int, max_colors> bottoms_{};
    std::array<int, max_colors> longest_bottom_{};
};

}  // namespace decant::puzzles::tube_sort::engine
