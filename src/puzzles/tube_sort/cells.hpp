// Rows of cells in a text, as spreadsheets and databases write them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"

namespace decant::puzzles::tube_sort {

struct Cell {
    std::string text;  ///< without blanks around it, quotes and escapes
    std::size_t offset = 0;
    bool is_quoted = false;
};

struct Cells {
    char separator = ' ';
    std::vector<std::vector<Cell>> rows;    ///< of a level that has too many, not all
    std::optional<base::Diagnostic> doubt;  ///< a line that may be a row or none
};

/// Rows by RFC 4180: cells between separators, in quotes if they contain one, and `""` for a quote in them.
/// The separator is the comma, the semicolon or the tab; the blank where there is none of them. Blank lines
/// at both ends are no rows; one between rows may be one.
base::Result<Cells> cells_of(std::string_view text);

/// What to say of a line of tabs alone.
base::Diagnostic line_of_tabs(std::string_view text, std::size_t offset);

/// Whether all of its cells are empty.
bool is_empty(const std::vector<Cell>& row);

/// Whether rows may hold units: some row has several, and no cell has signs of a program or of a level code.
bool may_be_table(const Cells& cells);

/// Whether some cell is empty.
bool have_gaps(const Cells& cells);
/// Whether some cell has several words.
bool have_blanks(const Cells& cells);

/// Whether each cell is one of these words, perhaps with a number behind it: `Tube 1`, `slot2`.
bool are_all(const std::vector<Cell>& row, const base::Words& words);

/// A name as a cell between commas.
std::string printed_cell(const std::string& name);

}  // namespace decant::puzzles::tube_sort
