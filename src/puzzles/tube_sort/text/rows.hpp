// Rows of cells in a text: lines by one separator, words whose characters are cells, and lists in brackets.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/family.hpp"
#include "puzzles/tube_sort/text/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// A word or a string as it was written, without quotes. Places are bytes in the text.
struct Cell {
    std::string text;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view key = {};  ///< whose value it is, in brackets
};

/// A tube, or a layer of all tubes.
struct Row {
    std::vector<Cell> cells;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view label = {};       ///< before the cells of a line
    std::optional<int> capacity = {};  ///< `^4`
    std::vector<Cell> beside = {};     ///< what stands beside the units in the brackets of a tube
    bool goes_on = false;              ///< the line of the row before it, which is not taken without it
    bool is_below_gap = false;         ///< a blank line stands before it
    bool has_bullet = false;           ///< its line begins with one, or with an empty place
};

/// The rows that one grammar finds. Whether they are a board is for the counts to say.
struct Rows {
    std::string_view form;  ///< its word, as in `--from`
    std::vector<Row> rows;
    std::string_view name = {};  ///< of a list, by a key or a variable
    /// Whether each cell is a character of a word, so that cells of words are likelier.
    bool are_packed = false;
    /// Whether rows may be left out at both ends: of lines, not of a list.
    bool may_be_cut = false;
    /// Whether each row stands between brackets, so that what they hold is a tube.
    bool are_in_brackets = false;
    bool must_be_alone = false;     ///< since words of any text would be such rows
    std::vector<Span> around = {};  ///< the brackets around them
};

/// A text taken apart, once for all grammars.
struct Scanned {
    std::vector<Rows> rows;
    ReadOptions said;         ///< by headers
    std::vector<Span> spans;  ///< headers and comments
};

/// All that is two rows or more in a cleaned text: by each grammar of lines the longest runs of them, and all
/// groups of brackets. Headers and comments are in none. Linear in the length of the text.
Scanned scan(std::string_view text);

/// Its part for brackets, which become a tree.
void find_lists(std::string_view text, std::vector<Rows>& found, std::vector<Span>& spans);

}  // namespace decant::puzzles::tube_sort
