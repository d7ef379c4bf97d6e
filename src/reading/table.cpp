// Takes rows apart into cells, and turns them where columns are tubes.
// SPDX-License-Identifier: MIT
#include "reading/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/cells.hpp"
#include "reading/ends.hpp"
#include "reading/grid.hpp"
#include "reading/label.hpp"
#include "reading/names.hpp"

namespace decant::reading {
namespace {

using puzzles::Open;
using Cells = std::vector<std::string>;

struct Table {
    std::optional<Cells> head = {};
    std::vector<Cells> rows = {};
    std::size_t line = 0;   ///< where it begins, from 0
    std::size_t first = 0;  ///< the line of its first row
};

void take_head(Table& table) {
    table.head = std::move(table.rows.front());
    table.rows.erase(table.rows.begin());
    ++table.first;
}

/// The cells of `| a | b |`, where the text is one.
std::optional<Cells> cells_of(std::string_view line) {
    std::string_view rest = base::trim(line);
    if (rest.size() < 2 || rest.front() != '|' || rest.back() != '|') return std::nullopt;
    rest.remove_prefix(1);
    Cells cells;
    while (!rest.empty()) {
        const std::size_t end = rest.find('|');
        cells.emplace_back(base::trim(rest.substr(0, end)));
        rest.remove_prefix(end + 1);
    }
    return cells;
}

/// `|---|:-:|`, below a head.
bool is_rule(const Cells& cells) {
    return std::all_of(cells.begin(), cells.end(), [](const std::string& cell) {
        return cell.find('-') != std::string::npos && cell.find_first_not_of("-:") == std::string::npos;
    });
}

/// `|_| |_| |_|`, below tubes that are drawn.
bool are_bottoms(const Cells& cells) {
    return std::count(cells.begin(), cells.end(), "_") > 1 &&
           std::count(cells.begin(), cells.end(), "") > 0 &&
           std::all_of(cells.begin(), cells.end(),
                       [](const std::string& cell) { return cell.empty() || cell == "_"; });
}

std::optional<Table> table_in(std::string_view text) {
    Table table;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        if (base::trim(line.text).empty()) continue;
        auto cells = cells_of(line.text);
        if (!cells) return std::nullopt;
        if (table.rows.empty() && !table.head) table.line = table.first = number - 1;
        const bool is_second = table.rows.size() == 1 && !table.head;
        if (is_second && is_rule(*cells)) {
            take_head(table);
            ++table.first;
            continue;
        }
        table.rows.push_back(*std::move(cells));
    }
    if (table.rows.size() < (table.head ? 1U : 2U) || are_bottoms(table.rows.back())) return std::nullopt;
    const std::size_t width = table.rows.front().size();
    const auto fits = [&](const Cells& cells) { return cells.size() == width; };
    const bool is_even =
        std::all_of(table.rows.begin(), table.rows.end(), fits) && (!table.head || fits(*table.head));
    return is_even ? std::optional(std::move(table)) : std::nullopt;
}

Cells split(std::string_view line, char separator) {
    Cells cells;
    while (true) {
        const std::size_t end = line.find(separator);
        cells.emplace_back(base::trim(line.substr(0, end)));
        if (end == std::string_view::npos) return cells;
        line.remove_prefix(end + 1);
    }
}

/// Rows between separators, below one that names the ends of tubes. A word alone is all of its row.
std::optional<Table> rows_below_ends(std::string_view text) {
    if (!has_lines_of_level(text) || text.find('"') != std::string_view::npos) return std::nullopt;
    const std::size_t begin = std::min(text.find_first_not_of(" \t\n"), text.size());
    const auto above = static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
    const std::string_view rows = base::trim(text);
    for (const char separator : {',', ';', '\t'}) {
        if (!ends_in(split(rows.substr(0, rows.find('\n')), separator))) continue;
        Table table{.line = above, .first = above};
        for (const base::Line& line : base::lines_of(rows)) {
            Cells cells = split(line.text, separator);
            table.rows.push_back(std::move(cells));
            if (base::trim(line.text).empty() || table.rows.back().size() > table.rows.front().size())
                return std::nullopt;
        }
        take_head(table);
        return table.rows.empty() ? std::nullopt : std::optional(std::move(table));
    }
    return std::nullopt;
}

/// The first cell that does not go on with the numbers of tubes, from 0 or 1 on; behind the last one, all do.
std::size_t end_of_numbers(const Cells& cells, std::size_t from, bool may_be_bare) {
    std::optional<int> before;
    for (; from < cells.size(); ++from) {
        const auto label = label_of(cells[from]);
        if (!label || label->size != cells[from].size() || (label->is_digits && !may_be_bare)) break;
        if (before ? label->number != *before + 1 : label->number > 1) break;
        before = label->number;
    }
    return from;
}

/// Whether cells number tubes. Bare numbers may be units, so something else must say so.
bool are_numbers(const Cells& cells, std::size_t from, bool may_be_bare) {
    return from < cells.size() && end_of_numbers(cells, from, may_be_bare) == cells.size();
}

Cells column(const std::vector<Cells>& rows, std::size_t at) {
    Cells cells;
    for (const Cells& row : rows) cells.push_back(row[at]);
    return cells;
}

/// Whether a row above others has names for the columns behind the first one, or a name for tubes above that.
bool is_head(const Cells& cells) {
    return are_numbers(cells, 1, false) ||
           (puzzles::is_word_for_tube(cells.front()) &&
            std::none_of(cells.begin() + 1, cells.end(), puzzles::is_word_for_tube));
}

/// Rows between separators with the names of tubes in the first row or column, as spreadsheets have them.
std::optional<Table> rows_with_names(std::string_view text) {
    if (!has_lines_of_level(text) || text.find('"') != std::string_view::npos) return std::nullopt;
    for (const char separator : {',', ';', '\t'}) {
        Table table;
        for (const base::Line& line : base::lines_of(text)) {
            if (!is_blank_line(line)) table.rows.push_back(split(line.text, separator));
            if (table.rows.empty()) ++table.first;
        }
        const std::size_t width = table.rows.empty() ? 0 : table.rows.front().size();
        const auto is_longer = [&](const Cells& row) { return row.size() > width; };
        if (width < 3 || std::any_of(table.rows.begin(), table.rows.end(), is_longer)) continue;
        for (Cells& row : table.rows) row.resize(width);
        if (is_head(table.rows.front())) {
            take_head(table);
        } else if (!are_numbers(column(table.rows, 0), 0, false)) {
            continue;
        }
        return table.rows.size() < 2 ? std::nullopt : std::optional(std::move(table));
    }
    return std::nullopt;
}

std::vector<Cells> columns_of(const Table& table) {
    std::vector<Cells> columns;
    for (std::size_t at = 0; at < table.rows.front().size(); ++at) columns.push_back(column(table.rows, at));
    return columns;
}

/// What the first column says beyond numbers of tubes, as `3-4` and `total` do.
std::optional<base::Diagnostic> said_beside_numbers(const Table& table) {
    Cells names = column(table.rows, 0);
    for (std::string& name : names) {
        // Nothing but the name of a tube stands there, such as `A`.
        if (!name.empty() && std::isalnum(static_cast<unsigned char>(name.back())) != 0) name += ':';
    }
    const std::size_t end = end_of_numbers(names, 0, true);
    if (end == names.size()) return std::nullopt;
    return base::Diagnostic{fmt::format("{} in the first column is not the next number of a tube",
                                        base::quoted(table.rows[end].front())),
                            "give each tube a row, numbered from 1 on, and leave other rows out",
                            {table.first + end + 1, 1},
                            base::ProblemKind::part_or_remark};
}

void remove_first_column(Table& table) {
    for (Cells& row : table.rows) row.erase(row.begin());
    if (table.head) table.head->erase(table.head->begin());
}

/// Whether every second column is blank, as between tubes that are drawn as `|a| |b|`.
bool has_gaps(const Table& table) {
    const std::size_t width = table.rows.front().size();
    if (table.head || width < 3 || width % 2 == 0) return false;
    return std::all_of(table.rows.begin(), table.rows.end(), [](const Cells& row) {
        for (std::size_t i = 1; i < row.size(); i += 2) {
            if (!row[i].empty()) return false;
        }
        return true;
    });
}

Table without_gaps(const Table& table) {
    Table narrow;
    for (const Cells& row : table.rows) {
        Cells& cells = narrow.rows.emplace_back();
        for (std::size_t i = 0; i < row.size(); i += 2) cells.push_back(row[i]);
    }
    return narrow;
}

Unwrapped lines_of(const Table& table, const std::vector<Cells>& tubes, std::string what) {
    Unwrapped bare;
    for (const Cells& tube : tubes) {
        for (const std::string& cell : tube)
            bare.text += (tube.size() == 1 && !cell.empty() ? cell : word_of(cell)) + " ";
        bare.text += '\n';
    }
    bare.has_places = false;
    bare.assumed.push_back({Open::form, std::move(what)});
    std::string head;
    for (const std::string& cell : table.head.value_or(Cells())) head += cell + "\n";
    bare.beside.push_back(std::move(head));
    return bare;
}

/// Below the name of an end, nothing is a place at that end.
std::vector<Cells> with_places(std::vector<Cells> tubes) {
    for (Cells& tube : tubes) std::replace(tube.begin(), tube.end(), std::string(), std::string("_"));
    return tubes;
}

/// The only way, where columns or rows are named by the ends of tubes, which state the order.
std::optional<Unwrapped> below_ends(Table table) {
    if (!table.head && ends_in(table.rows.front())) take_head(table);
    const auto told = [&](Unwrapped way, bool top_first) {
        way.beside.push_back(std::string(table.line, '\n') + (top_first ? "top first" : "bottom first"));
        return way;
    };
    if (const auto ends = table.head ? ends_in(*table.head) : std::nullopt; ends && !table.rows.empty()) {
        auto fault = ends->begin > 0 ? said_beside_numbers(table) : std::nullopt;
        table.head->resize(ends->begin);
        for (Cells& row : table.rows) {
            if (ends->begin > 0) row.erase(row.begin());
            if (row.empty()) row.emplace_back();
        }
        Unwrapped rows = lines_of(table, with_places(table.rows), "rows of the table are tubes");
        rows.said.fault = std::move(fault);
        return told(std::move(rows), ends->top_first);
    }
    const auto ends = ends_in(column(table.rows, 0));
    if (!ends || ends->begin > 0 || table.rows.front().size() < 2) return std::nullopt;
    remove_first_column(table);
    return told(lines_of(table, with_places(columns_of(table)), "columns of the table are tubes"),
                ends->top_first);
}

/// `Layer`, `Row 2`
bool names_layer(std::string_view cell) { return has_one_of(cell, puzzles::words_for_layer); }

std::vector<Unwrapped> ways_to_take(Table table, std::string_view note) {
    bool are_rows = are_numbers(column(table.rows, 0), 0,
                                table.head.has_value() && label_of(table.head->front()) == std::nullopt);
    // Rows below headings that number the columns have their own numbers, if any, in the first one.
    bool are_columns = table.head && (are_numbers(*table.head, 0, true) || are_numbers(*table.head, 1, true));
    bool is_first_apart = are_columns ? !are_numbers(*table.head, 0, true) : are_rows;
    if (table.head && std::all_of(table.head->begin() + 1, table.head->end(), names_layer)) {
        are_rows = true;
        are_columns = false;
        is_first_apart = !names_layer(table.head->front());
    } else if (table.head && puzzles::is_word_for_tube(table.head->front()) &&
               !are_numbers(*table.head, 1, false)) {
        are_rows = true;
        are_columns = false;
        is_first_apart = true;
    } else if (table.head && names_layer(table.head->front())) {
        are_rows = false;
        are_columns = true;
        is_first_apart = true;
    }
    if (!table.head && are_numbers(table.rows.front(), 0, false)) {
        are_columns = true;
        take_head(table);
    }
    if (are_rows && are_columns) {
        const bool are_sure = are_numbers(*table.head, 0, false) || are_numbers(*table.head, 1, false);
        are_columns = !puzzles::is_word_for_tube(table.head->front());
        are_rows = !are_sure;
    }
    auto fault = is_first_apart && are_rows ? said_beside_numbers(table) : std::nullopt;
    if (is_first_apart) remove_first_column(table);
    if (table.rows.empty() || table.rows.front().empty()) return {};
    std::vector<Unwrapped> ways;
    const auto told = [&](std::string_view what) {
        return fmt::format("{} of the table are tubes{}", what, note);
    };
    if (are_rows || !are_columns) ways.push_back(lines_of(table, table.rows, told("rows")));
    if (are_columns || !are_rows) {
        ways.push_back(lines_of(table, columns_of(table), told("columns")));
    }
    ways.front().said.fault = std::move(fault);
    return ways;
}

}  // namespace

bool is_rule_of_table(std::string_view line) {
    const auto cells = cells_of(line);
    return (cells && is_rule(*cells)) || is_rule_of_grid(line);
}

std::vector<Unwrapped> without_table(std::string_view text) {
    const auto bare = without_rules(text);
    if (bare) text = *bare;
    const auto table = table_in(text);
    const auto named = table ? table : rows_below_ends(text);
    if (auto only = named ? below_ends(*named) : std::nullopt) return {*std::move(only)};
    const auto rows = named ? table : rows_with_names(text);
    if (!rows) return {};
    std::vector<Unwrapped> ways = ways_to_take(*rows, "");
    if (table && has_gaps(*table)) {
        for (Unwrapped& way : ways_to_take(without_gaps(*table), ", and blank ones between them are none"))
            ways.push_back(std::move(way));
    }
    return ways;
}

}  // namespace decant::reading
