// Rows of cells that are layers of all tubes, the topmost first; the names of the tubes may stand above.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/graphemes.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/amounts.hpp"
#include "puzzles/tube_sort/cells.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/frame.hpp"
#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::puzzles::tube_sort::layers {
namespace {

using Row = std::vector<Cell>;

bool states_amounts(const Row& row) {
    return std::any_of(row.begin(), row.end(), [](const Cell& cell) { return states_amount(cell.text); });
}

/// The characters of a word as cells, each of which may be a unit.
Row characters_of(const Cell& word) {
    Row row;
    for (std::string_view rest = word.text; !rest.empty();) {
        const std::string_view character = base::first_grapheme(rest);
        row.push_back({std::string(character), word.offset + word.text.size() - rest.size()});
        rest.remove_prefix(character.size());
    }
    return row;
}

/// In bytes. No row of characters is longer, with `max_tubes` of them; a word of megabytes is not split.
constexpr std::size_t longest_row = 4096;

/// The cells of a text; where each row is a single word, and all are as long as each other, its characters.
Result<Cells> units_in(std::string_view text) {
    auto cells = cells_of(text);
    if (!cells) return cells;
    std::vector<Row> rows;
    for (const Row& row : cells->rows) {
        if (row.size() != 1 || row.front().is_quoted || row.front().text.size() > longest_row) return cells;
        rows.push_back(characters_of(row.front()));
        if (rows.back().size() != rows.front().size()) return cells;
    }
    cells->rows = std::move(rows);
    return cells;
}

/// Whether the first row names the tubes: each column once, and in words that are no units below. `red x2`
/// above `blue x2` is no name, and where rows are tubes, the first one may name their ends or their places.
bool has_names(const std::vector<Row>& rows) {
    if (are_all(rows.front(), words_for_layer)) return false;
    if (names_top(rows.front().front().text) || names_top(rows.front().back().text)) return false;
    if (states_amounts(rows.front()) && std::any_of(rows.begin() + 1, rows.end(), states_amounts))
        return false;
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

Result<RawLevel> parse_rows(std::string_view text) {
    auto cells = units_in(text);
    if (!cells) return cells.error();
    if (cells->doubt) return *cells->doubt;
    std::vector<Row>& rows = cells->rows;
    if (rows.empty()) return problem_at(text, 0, "there are no layers", "write a row for each");
    const Row top = rows.front();
    if (rows.size() > 1 && has_names(rows)) rows.erase(rows.begin());
    RawLevel level;
    level.are_tubes = true;
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

bool are_even(const std::vector<Row>& rows) {
    return std::all_of(rows.begin(), rows.end(),
                       [&](const Row& row) { return row.size() == rows.front().size(); });
}

/// `A - B - A`: where all rows are such, dashes stand between the units of tubes. Three columns may be two
/// tubes and an empty one between them, if there is a unit in the last row.
bool have_dashes_between(const std::vector<Row>& rows) {
    const auto are_between = [](const Row& row) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            if ((row[column].text == "-") != (column % 2 == 1)) return false;
        }
        return row.size() % 2 == 1;
    };
    const auto is_place = [](const Cell& cell) { return emptiness(cell.text) != Emptiness::none; };
    const Row& last = rows.back();
    return std::all_of(rows.begin(), rows.end(), are_between) &&
           (last.size() > 3 || std::all_of(last.begin(), last.end(), is_place));
}

/// Whether the columns are as high as each other, and hold tubes with all places on top.
bool may_be_picture(std::string_view text, const Cells& cells) {
    if (!are_even(cells.rows) || have_dashes_between(cells.rows)) return false;
    const auto level = parse_rows(text);
    return level && may_be_tubes(*level, true);
}

/// The rows as tubes; without their names, if they have some.
RawLevel rows_as_tubes(std::vector<Row> rows) {
    if (has_names(rows)) rows.erase(rows.begin());
    RawLevel level;
    for (const Row& row : rows) {
        level.tubes.emplace_back();
        for (const Cell& cell : row)
            level.tubes.back().units.push_back({cell.text.empty() ? "_" : cell.text});
    }
    return level;
}

/// Where names stand above rows that may be tubes, and do not say that the columns are.
std::optional<std::size_t> unsure_name(std::string_view text) {
    const auto cells = units_in(text);
    if (!cells || cells->rows.size() < 2 || !has_names(cells->rows) ||
        are_all(cells->rows.front(), words_for_tube) || are_all(cells->rows.front(), letter_for_tube) ||
        !may_be_tubes(rows_as_tubes(cells->rows), false))
        return std::nullopt;
    return cells->rows.front().front().offset;
}

/// Whether rows of characters are no tubes.
bool are_no_tubes(const Cells& cells, std::string_view text) {
    const auto words = cells_of(text);
    const bool are_split = words && words->rows.front().size() < cells.rows.front().size();
    return !are_split || !may_be_tubes(rows_as_tubes(cells.rows), false);
}

/// A picture in a frame that fits its columns.
struct Picture {
    Framed framed;
    Cells cells;
};

std::optional<Picture> framed_picture(std::string_view text) {
    auto framed = without_frame(text);
    if (!framed) return std::nullopt;
    auto cells = cells_of(framed->rows);
    if (!cells || cells->rows.size() < 2 || cells->rows.front().size() < 2 || !may_be_table(*cells) ||
        !may_be_picture(framed->rows, *cells))
        return std::nullopt;
    // Columns have one name each.
    if (framed->are_numbers && !framed->are_tubes && cells->separator != ' ' && has_names(cells->rows))
        return std::nullopt;
    if (framed->columns > 0 && framed->columns != cells->rows.front().size()) return std::nullopt;
    return Picture{*std::move(framed), *std::move(cells)};
}

Diagnostic columns_or_rows(std::string_view text, std::size_t offset, std::string_view what,
                           std::string_view remedy) {
    return problem_at(text, offset,
                      fmt::format("this {} may have a tube in each column or in each row", what),
                      std::string(remedy), base::ProblemKind::order_not_stated);
}

/// Above a picture or below it, numbers name its columns, and marks are the floors of tubes.
Result<RawLevel> parse(std::string_view text) {
    const auto picture = framed_picture(text);
    if (!picture) {
        if (const auto name = unsure_name(text)) {
            return columns_or_rows(
                text, *name, "table",
                "write one tube a line without this heading, or call each column a tube, as in 'tube 1'");
        }
        return parse_rows(text);
    }
    if (!picture->framed.are_tubes && may_be_tubes(rows_as_tubes(picture->cells.rows), false)) {
        return columns_or_rows(text, picture->framed.offset, "picture",
                               "write one tube a line, without numbers and rules");
    }
    auto level = parse_rows(picture->framed.rows);
    if (level && picture->framed.has_floors) level->order = Order::top_first;
    return level;
}

/// Whether the numbers of columns are not the names of units, too.
bool is_sure(const Picture& picture) {
    if (!picture.framed.are_numbers) return true;
    const auto is_number = [](const Cell& cell) {
        return !cell.text.empty() && cell.text.find_first_not_of("0123456789") == std::string::npos;
    };
    return std::none_of(picture.cells.rows.begin(), picture.cells.rows.end(),
                        [&](const Row& row) { return std::any_of(row.begin(), row.end(), is_number); });
}

/// Words between blanks make tubes in lines as well, and so do cells between tabs without blanks in them.
Recognition recognize(std::string_view text) {
    if (const auto picture = framed_picture(text)) {
        const bool may_be_words = picture->cells.separator == ' ' || picture->cells.separator == '\t';
        return is_sure(*picture) || !may_be_words ? Recognition::yes : Recognition::maybe;
    }
    const auto cells = units_in(text);
    if (!cells || cells->rows.size() < 2 || cells->rows.front().size() < 2 || !may_be_table(*cells))
        return Recognition::no;
    const bool is_named = cells->separator != ' ' && has_names(cells->rows);
    if (!is_named && !(may_be_picture(text, *cells) && are_no_tubes(*cells, text))) return Recognition::no;
    const bool are_cells = cells->separator == ',' || cells->separator == ';' || have_blanks(*cells);
    return are_cells ? Recognition::yes : Recognition::maybe;
}

Result<std::string> print(const Board& board) {
    if (board.tubes.size() < 2) return cannot_hold("layers", "a single tube");
    if (const auto odd = cannot_vary("layers", board)) return *odd;
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
