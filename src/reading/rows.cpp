// Rows of cells, as spreadsheets write them: a level in each, or a tube in each.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/ends.hpp"
#include "reading/object_part.hpp"
#include "reading/split.hpp"

namespace decant::reading {
namespace {

struct Row {
    std::vector<std::string> cells;
    std::size_t line = 0;
    bool is_whole = true;  ///< quotes in it end
};

/// Rows by RFC 4180, one after the other. Blank rows and comments are none.
class RowScanner {
  public:
    RowScanner(std::string_view text, char separator) : text_(text), separator_(separator) {
        heed(at_end_of(text), said_);
    }

    /// The next one; nothing at the end.
    std::optional<Row> next() {
        while (at_ < text_.size()) {
            const std::string_view line = text_.substr(at_, text_.find('\n', at_) - at_);
            if (!is_skipped(line)) return take_row();
            said_.first_line = line_;
            look_at_comments(line, said_);
            at_ += line.size() + 1;
            ++line_;
        }
        return std::nullopt;
    }
    /// What the comments above the last row say.
    [[nodiscard]] const Beside& said() const { return said_; }

  private:
    Row take_row() {
        Row row{{""}, line_};
        bool in_quotes = false;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '\n') ++line_;
            if (in_quotes) {
                if (c != '"') {
                    row.cells.back() += c;
                } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
                    row.cells.back() += text_[++at_];
                } else {
                    in_quotes = false;
                }
            } else if (c == '"' && base::trim(row.cells.back()).empty()) {
                row.cells.back().clear();
                in_quotes = true;
            } else if (c == separator_) {
                row.cells.emplace_back();
            } else if (c == '\n') {
                break;
            } else {
                row.cells.back() += c;
            }
        }
        ++at_;
        row.is_whole = !in_quotes;
        for (std::string& cell : row.cells) cell = std::string(base::trim(cell));
        return row;
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    Beside said_;
};

/// What the row of keys says of the others.
struct Columns {
    std::vector<std::string> keys;
    std::optional<std::size_t> level = {};  ///< that a row is about, or that is in it
    std::optional<std::size_t> tube = {};   ///< the number of the tube in a row
    std::vector<std::size_t> units = {};    ///< where units stand, if a row is a tube
};

bool names_level(Role role) { return role == Role::level || role == Role::label || role == Role::number; }
bool holds_level(Role role) {
    return role == Role::text || role == Role::code || role == Role::tubes || role == Role::level;
}

bool holds_units(const std::string& key) {
    const TubeRole role = role_in_tube(key);
    return role == TubeRole::units || role == TubeRole::color;
}

Columns columns_of(const Row& head) {
    Columns columns{head.cells};
    for (std::size_t i = 0; i < head.cells.size(); ++i) {
        const std::string key = plain_key(head.cells[i]);
        if (!columns.level && names_level(role_of(key)))
            columns.level = i;
        else if (!columns.tube && base::holds(puzzles::words_for_tube, key))
            columns.tube = i;
        else if ((role_of(key) != Role::harmless && role_of(key) != Role::remark) || holds_units(key))
            columns.units.push_back(i);
    }
    return columns;
}

bool are_tubes(const Columns& columns) { return columns.level && columns.tube && !columns.units.empty(); }

/// Whether rows hold a level each: one key names it, and another one is known, too.
bool are_levels(const Columns& columns) {
    const auto count = [&](const auto& is_so) {
        return std::count_if(columns.keys.begin(), columns.keys.end(),
                             [&](const std::string& key) { return is_so(role_of(plain_key(key))); });
    };
    return count(holds_level) > 0 && count([](Role role) { return role != Role::unknown; }) > 1;
}

Part refused(const LoadOptions& flags, const Row& row, std::string problem, std::string_view remedy) {
    return {.text = {},
            .options = flags,
            .fault = base::Diagnostic{std::move(problem), remedy, {}, base::ProblemKind::malformed},
            .line = row.line};
}

constexpr std::string_view irregular =
    "a row has not as many cells as the row of keys, or quotes without end";
constexpr std::string_view correct = "correct the row";

bool is_regular(const Columns& columns, const Row& row) {
    return row.is_whole && row.cells.size() == columns.keys.size();
}

Part part_of_row(const Columns& columns, const Row& row, const Beside& said, const LoadOptions& flags) {
    if (!is_regular(columns, row)) return refused(flags, row, std::string(irregular), correct);
    Tree object = Tree::object();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (object.contains(columns.keys[i]))
            return refused(flags, row,
                           fmt::format("two columns are called {}", base::quoted(columns.keys[i])),
                           "rename one of them");
        object[columns.keys[i]] = row.cells[i];
    }
    return part_of({"csv", {}, said}, object, row.line, flags);
}

/// Which end of a tube comes first, by the names of the columns of units.
std::optional<bool> is_top_first(const Columns& columns) {
    std::vector<std::string> names;
    for (const std::size_t unit : columns.units) names.push_back(columns.keys[unit]);
    const auto ends = ends_in(names);
    return ends && ends->begin == 0 ? std::optional(ends->top_first) : std::nullopt;
}

std::string quoted_cell(const std::string& cell) {
    std::string quoted = "\"";
    for (const char c : cell) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

/// The rows of one level as a text that is read like any other.
Part part_of_tubes(const Columns& columns, const std::vector<Row>& rows, const LoadOptions& flags) {
    Part part{.text = {}, .options = flags, .line = rows.front().line, .form = "csv"};
    const auto fault = [&](std::string problem, std::string_view remedy) {
        part.fault = base::Diagnostic{std::move(problem), remedy, {}, base::ProblemKind::malformed};
        return part;
    };
    for (const std::size_t i : columns.units) {
        const std::string key = plain_key(columns.keys[i]);
        if (role_of(key) != Role::unknown && !holds_units(key))
            return fault(no_rule_for(columns.keys[i]).problem,
                         "remove the column if the level is the same without it");
    }
    const bool is_single = columns.units.size() == 1;
    const auto top = is_top_first(columns);  // below the names of ends, blank cells are places
    std::optional<int> before;
    for (const Row& row : rows) {
        if (!is_regular(columns, row)) return fault(std::string(irregular), correct);
        const auto number = base::parse_number(row.cells[*columns.tube], 1'000'000);
        if (before && number != *before + 1)
            return fault("the tubes of this level are not numbered one by one",
                         "write a row for each, in order");
        before = number;
        for (const std::size_t i : columns.units) {
            const std::string& cell = row.cells[i];
            if (i != columns.units.front()) part.text += ',';
            part.text += cell.empty() && (is_single || top) ? "_" : is_single ? cell : quoted_cell(cell);
        }
        part.text += '\n';
    }
    if (!is_single && part.options.format.empty()) part.options.format = "csv";
    const bool is_said = flags.read.flag("top_first") || flags.read.flag("bottom_first");
    if (top && !is_said) part.options.read.set(*top ? "top_first" : "bottom_first", true);
    return part;
}

/// Looks at names, titles and notes in a row. A note of one word is one of a tube.
void heed_words(const Columns& columns, const Row& row, Beside& said) {
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const bool is_unit = std::find(columns.units.begin(), columns.units.end(), i) != columns.units.end();
        const std::string& cell = row.cells[i];
        const bool is_word =
            std::all_of(cell.begin(), cell.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
        if (!is_unit && i != columns.tube) (is_word ? look_at_comments : look_at_name)(cell, said);
    }
}

/// Hands over the rows of each level together, which must stand together.
void take_tubes(RowScanner rows, const Columns& columns, const LoadOptions& flags, const TakePart& take) {
    std::set<std::string> known;
    std::vector<Row> level;
    const auto name_in = [&](const Row& row) {
        return *columns.level < row.cells.size() ? row.cells[*columns.level] : std::string();
    };
    const auto hand_over = [&] {
        if (level.empty()) return true;
        Part part = part_of_tubes(columns, level, flags);
        part.label = name_in(level.front());
        part.said = rows.said();
        for (const Row& row : level) heed_words(columns, row, part.said);
        if (!known.insert(part.label).second)
            part.fault = base::Diagnostic{"rows of this level stand further above, too",
                                          "put them together",
                                          {},
                                          base::ProblemKind::several_levels};
        level.clear();
        return take(part);
    };
    while (auto row = rows.next()) {
        if (!level.empty() && name_in(*row) != name_in(level.front()) && !hand_over()) return;
        level.push_back(*std::move(row));
    }
    hand_over();
}

}  // namespace

bool split_rows(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    for (const char separator : {',', ';', '\t'}) {
        if (text.find(separator) == std::string_view::npos) continue;
        RowScanner rows(text, separator);
        const auto head = rows.next();
        if (!head || head->cells.size() < 2) continue;
        const Columns columns = columns_of(*head);
        const bool is_alone = !RowScanner(rows).next();
        if (is_alone) return false;
        if (are_tubes(columns)) {
            take_tubes(rows, columns, flags, take);
            return true;
        }
        if (!are_levels(columns)) return false;
        while (const auto row = rows.next()) {
            if (!take(part_of_row(columns, *row, rows.said(), flags))) break;
        }
        return true;
    }
    return false;
}

}  // namespace decant::reading
