// Which rows are a board, by counting.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/tube_sort/text/raw_level.hpp"
#include "puzzles/tube_sort/text/rows.hpp"

namespace decant::puzzles::tube_sort {

/// A way to take some rows for tubes in which each color fills whole tubes, or which come near to that.
struct Counted {
    std::size_t first = 0;  ///< of the rows, and behind the last one
    std::size_t last = 0;
    int capacity = 0;
    std::string empty_word = {};      ///< a word that is a color elsewhere and was taken for empty places
    bool takes_letter = false;        ///< that word is of letters or digits, as colors are
    bool may_be_color = false;        ///< that word, as it never stands for a whole tube
    std::optional<Order> order = {};  ///< as the empty places in tubes tell it
    std::size_t units = 0;
    std::size_t wrong = 0;  ///< units that are missing or too many
    bool is_over = false;   ///< of some color there are too many
    bool has_hidden = false;
    bool has_room = false;  ///< some tube is not full
    bool is_plain = false;  ///< sorted already, or of one color, as lists of other things may be
};

/// The ways in which rows count out. Of rows that may be cut, rows are left out at both ends only, and
/// several boards may be found. A stated capacity is that of all tubes. Hidden units may be of any color.
/// O(rows * capacities * words for emptiness).
std::vector<Counted> count_out(const Rows& rows, const std::optional<int>& capacity);

/// The count that comes nearest to it, without strange ends. Nothing if more than a quarter of its units are
/// wrong, unless any number may be.
std::optional<Counted> nearly_counted(const Rows& rows, const std::optional<int>& capacity, bool takes_any);

/// Without the rows at both ends, of those that may be cut, of which no word stands in another row: a head,
/// or a sentence.
std::pair<std::size_t, std::size_t> without_strange_ends(const Rows& rows, std::size_t first,
                                                         std::size_t last);

/// Whether nobody gives that name to a color.
bool is_word_for_empty(const std::string& word);
/// Whether it may be none, where the counts say so.
bool may_be_word_for_empty(const std::string& word);
/// Whether a cell is an empty place whatever else a text holds.
bool is_empty_place(const Cell& cell);
bool is_hidden_unit(const Cell& cell);

}  // namespace decant::puzzles::tube_sort
