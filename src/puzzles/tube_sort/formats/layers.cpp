// Rows of cells that are layers of all tubes, the topmost first; the names of the tubes may stand above.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "puzzles/tube_sort/cells.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort::layers {
namespace {

using Row = std::vector<Cell>;

/// Whether the first row names the tubes: each column once, and in words that are no units below.
bool has_names(const std::vector<Row>& rows) {
    std::set<std::string_view> names;
    for (const Cell& cell : rows.front()) {
        if (cell.text.empty() || !names.insert(cell.text).second) return false;
    }
    return std::all_of(rows.begin() + 1, rows.end(), [&](const Row& row) {
        return row.size() <= names.size() && std::none_of(row.begin(), row.end(), [&](const Cell& cell) {
                   return !cell.text.empty() && names.contains(cell.text);
               });
    });
}

Result<RawLevel> parse(std::string_view text) {
    auto cells = cells_of(text);
    if (!cells) return cells.error();
    if (cells->doubt) return *cells->doubt;
    std::vector<Row>& rows = cells->rows;
    if (rows.empty()) return problem_at(text, 0, "there are no layers", "write a row for each");
    const Row top = rows.front();
    if (rows.size() > 1 && has_names(rows)) rows.erase(rows.begin());
    RawLevel level;
    level.empty_tube = "empty cells";
    for (std::size_t column = 0; column < top.size(); ++column) {
        if (auto full = level.add_tube(text, top[column].offset)) return *std::move(full);
        for (const Row& row : rows) {
            if (row.size() > top.size()) {
                return problem_at(text, row[top.size()].offset, "this row has more cells than the first one",
                                  "write a cell for each tube in each row");
            }
            const bool is_there = column < row.size() && !row[column].text.empty();
            auto full =
                is_there ? level.add_unit(text, row[column].offset, row[column].text, row[column].text == "?")
                         : level.add_place(text, row[std::min(column, row.size() - 1)].offset);
            if (full) return *std::move(full);
        }
    }
    return level;
}

/// Whether the columns are as high as each other, and hold tubes with all places on top.
bool may_be_picture(std::string_view text, const Cells& cells) {
    const std::size_t width = cells.rows.front().size();
    const auto has_width = [&](const Row& row) { return row.size() == width; };
    if (!std::all_of(cells.rows.begin(), cells.rows.end(), has_width)) return false;
    const auto level = parse(text);
    if (!level) return false;
    const auto ways = ways_to_take(*level);
    const ReadOptions nothing_said;
    return std::any_of(ways.begin(), ways.end(), [&](const auto& places) {
        const Names names(*level, nothing_said, places);
        return names.leave_some_out() && names.floating(Order::top_first) == nullptr && names.fill_tubes();
    });
}

/// Words between blanks make tubes in lines as well, and so do cells between tabs without blanks in them.
Recognition recognize(std::string_view text) {
    const auto cells = cells_of(text);
    if (!cells || cells->rows.size() < 2 || cells->rows.front().size() < 2 || !may_be_table(*cells))
        return Recognition::no;
    const bool is_named = cells->separator != ' ' && has_names(cells->rows);
    if (!is_named && !may_be_picture(text, *cells)) return Recognition::no;
    const bool is_sure = cells->separator == ',' || cells->separator == ';' || have_blanks(*cells);
    return is_sure ? Recognition::yes : Recognition::maybe;
}

Result<std::string> print(const Board& board) {
    if (board.tubes.size() < 2) return cannot_hold("layers", "a single tube");
    if (!tubes_alike(board)) return cannot_hold("layers", "tubes of different capacities");
    if (const auto doubt = cannot_name("layers", board)) return *doubt;
    const auto shows_top = [](const Tube& tube) { return !tube.units.empty() && !tube.full(); };
    if (std::none_of(board.tubes.begin(), board.tubes.end(), shows_top))
        return cannot_hold("layers",
                           "a level without a partly filled tube, since nothing would tell the order");
    std::vector<std::string> row;
    for (std::size_t t = 1; t <= board.tubes.size(); ++t) row.push_back(fmt::format("tube {}", t));
    std::string text = fmt::format("{}\n", fmt::join(row, ","));
    for (auto layer = static_cast<std::size_t>(tallest_capacity(board)); layer-- > 0;) {
        row.clear();
        for (const Tube& tube : board.tubes) {
            if (layer >= tube.units.size()) {
                row.emplace_back();
                continue;
            }
            const Color color = tube.units[layer];
            if (color != hidden && board.colors[color] == "?")
                return cannot_hold("layers", "a color named '?'");
            row.push_back(color == hidden ? "?" : printed_cell(board.colors[color]));
        }
        text += fmt::format("{}\n", fmt::join(row, ","));
    }
    return text;
}

}  // namespace

constinit const Format format{"layers",  "rows of cells, each a layer of all tubes, the topmost first",
                              recognize, parse,
                              print,     "tube 1,tube 2,tube 3\nblue,red,\nred,blue,\n"};

}  // namespace decant::puzzles::tube_sort::layers
