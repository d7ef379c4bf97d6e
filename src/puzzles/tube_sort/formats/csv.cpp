// Cells between commas, semicolons or tabs, a row for each tube: `red,blue`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "puzzles/tube_sort/cells.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/no_units.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::puzzles::tube_sort::csv {
namespace {

/// What separates where a cell stands, for messages.
std::string name_of(char separator) { return separator == '\t' ? "a tab" : base::quoted({&separator, 1}); }

/// A separator at the end of all rows may end them, or stand before one more place in each.
std::optional<Diagnostic> find_row_ends(std::string_view text, const Cells& cells) {
    const auto ends_row = [](const std::vector<Cell>& row) {
        return is_empty(row) || row.back().text.empty();
    };
    if (cells.separator == ' ' || !std::all_of(cells.rows.begin(), cells.rows.end(), ends_row))
        return std::nullopt;
    const auto row = std::find_if_not(cells.rows.begin(), cells.rows.end(), is_empty);
    if (row == cells.rows.end()) return std::nullopt;
    return problem_at(
        text, row->back().offset, fmt::format("each line ends with {}", name_of(cells.separator)),
        "leave it out, or write '_' behind it for an empty place", base::ProblemKind::part_or_remark);
}

Result<RawLevel> parse(std::string_view text) {
    const auto cells = cells_of(text);
    if (!cells) return cells.error();
    if (cells->doubt) return *cells->doubt;
    if (cells->rows.empty()) return problem_at(text, 0, "there are no rows", "write one for each tube");
    if (cells->separator == '\t' && is_empty(cells->rows.front()))
        return line_of_tabs(text, cells->rows.front().front().offset);
    if (auto ends = find_row_ends(text, *cells)) return *std::move(ends);
    if (are_all(cells->rows.front(), words_for_layer)) {
        return problem_at(text, cells->rows.front().front().offset, "this row names the places of tubes",
                          "leave it out", base::ProblemKind::part_or_remark);
    }
    std::set<std::size_t> widths_of_empty;
    for (const auto& row : cells->rows) {
        if (is_empty(row)) widths_of_empty.insert(row.size());
    }
    const bool are_alike = widths_of_empty.size() < 2;
    RawLevel level;
    for (const auto& row : cells->rows) {
        if (auto full = level.add_tube(text, row.front().offset)) return *std::move(full);
        // Who writes an empty tube as a separator does not say how much it holds, unless another one differs.
        const std::size_t places = is_empty(row) && are_alike ? 1 : row.size();
        for (std::size_t i = 0; i < places; ++i) {
            auto full = row[i].text.empty()
                            ? level.add_place(text, row[i].offset, true)
                            : level.add_unit(text, row[i].offset, row[i].text, row[i].text == "?");
            if (full) return *std::move(full);
        }
    }
    if (auto counts = find_counts(text, level)) return *std::move(counts);
    return level;
}

/// Tabs may be the blanks between words of decant's own lines, unless cells have blanks in them.
Recognition recognize(std::string_view text) {
    if (base::trim(text).find('\n') == std::string_view::npos) return Recognition::no;
    const auto cells = cells_of(text);
    if (!cells || !may_be_table(*cells) || cells->separator == ' ') return Recognition::no;
    if (cells->separator != '\t' || have_blanks(*cells)) return Recognition::yes;
    return have_gaps(*cells) ? Recognition::maybe : Recognition::no;
}

Result<std::string> print(const Board& board) {
    const auto full = [](const Tube& tube) { return tube.full(); };
    if (std::none_of(board.tubes.begin(), board.tubes.end(), full))
        return cannot_hold("csv", "a capacity that no tube reaches");
    if (empty_tubes(board) == 0)
        return cannot_hold("csv", "a level without an empty tube, since nothing would tell the order");
    if (const auto odd = cannot_vary("csv", board)) return *odd;
    // Nothing would show where a cell ends.
    if (tallest_capacity(board) == 1) return cannot_hold("csv", "tubes of a single unit each");
    if (const auto doubt = cannot_name("csv", board)) return *doubt;
    std::string text;
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> row;
        for (const Color color : tube.units) {
            if (color != hidden && board.colors[color] == "?") return cannot_hold("csv", "a color named '?'");
            row.push_back(color == hidden ? "?" : printed_cell(board.colors[color]));
        }
        text += row.empty() ? "-\n" : fmt::format("{}\n", fmt::join(row, ","));
    }
    if (!parse(text)) return cannot_hold("csv", "numbers for colors of the first tubes alone");
    return text;
}

}  // namespace

constinit const Format format{"csv",     "cells between commas, one tube per row, bottom first",
                              recognize, parse,
                              print,     "red,blue\nblue,red\n-\n"};

}  // namespace decant::puzzles::tube_sort::csv
