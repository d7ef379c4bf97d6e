// Scans a text for cells.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/cells.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_sort/amounts.hpp"
#include "puzzles/tube_sort/board.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Diagnostic;
using base::problem_at;
using base::Result;

/// One more than any level has, in either direction, and a row of names.
constexpr std::size_t most_rows = max_tubes + 2;
constexpr std::size_t most_cells = max_tubes + 1;

/// The first separator of each kind outside quotes; nothing where commas and semicolons both stand there.
std::optional<char> separator_of(std::string_view text) {
    bool in_quotes = false;
    bool has_comma = false;
    bool has_semicolon = false;
    bool has_tab = false;
    for (const char c : text) {
        if (c == '"') in_quotes = !in_quotes;
        if (in_quotes) continue;
        has_comma = has_comma || c == ',';
        has_semicolon = has_semicolon || c == ';';
        has_tab = has_tab || c == '\t';
    }
    if (has_comma && has_semicolon) return std::nullopt;
    if (has_comma) return ',';
    if (has_semicolon) return ';';
    return has_tab ? '\t' : ' ';
}

/// Whether a name has signs of a program or of a level code.
bool has_signs(const std::string& name) {
    return name.find_first_of("[](){}<>:=|/\\\"'`") != std::string::npos;
}

template <class Holds>
bool any_cell(const Cells& cells, const Holds& holds) {
    return std::any_of(cells.rows.begin(), cells.rows.end(), [&](const std::vector<Cell>& row) {
        return std::any_of(row.begin(), row.end(), holds);
    });
}

class CellScanner {
  public:
    CellScanner(std::string_view text, char separator) : text_(text), cells_{separator, {}, {}} {}

    Result<Cells> scan() {
        while (at_ < text_.size() && cells_.rows.size() < most_rows) {
            if (!take_row()) return *std::move(problem_);
        }
        return std::move(cells_);
    }

  private:
    bool fail(std::size_t offset, std::string_view what, std::string_view remedy) {
        problem_ = problem_at(text_, offset, std::string(what), remedy);
        return false;
    }

    void doubt(std::size_t offset, std::string_view what, std::string_view remedy) {
        if (!cells_.doubt) cells_.doubt = problem_at(text_, offset, std::string(what), remedy);
    }

    [[nodiscard]] bool is_blank(char c) const { return c == ' ' || (c == '\t' && cells_.separator != '\t'); }
    void skip_blanks() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    }
    [[nodiscard]] bool at_line_end() const { return at_ == text_.size() || text_[at_] == '\n'; }

    bool take_row() {
        const std::size_t begin = at_;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        const std::string_view line = text_.substr(begin, end - begin);
        const bool has_tabs = cells_.separator == '\t' && line.find('\t') != std::string_view::npos;
        // At the top, tabs alone may be the topmost layer of all tubes.
        if (base::trim(line).empty() && !(has_tabs && cells_.rows.empty())) {
            at_ = std::min(end + 1, text_.size());
            if (has_tabs && !cells_.doubt) cells_.doubt = line_of_tabs(text_, begin);
            if (!blank_line_) blank_line_ = begin;
            return true;
        }
        if (blank_line_ && !cells_.rows.empty())
            doubt(*blank_line_, "this blank line may be an empty tube, or the end of a level",
                  "give one level without blank lines, and '-' for each empty tube");
        blank_line_.reset();
        cells_.rows.emplace_back();
        for (;;) {
            if (!take_cell()) return false;
            if (at_line_end()) break;
            if (cells_.separator != ' ') ++at_;
        }
        ++at_;
        return true;
    }

    /// Up to a separator or the end of the line.
    bool take_cell() {
        skip_blanks();
        auto& row = cells_.rows.back();
        Cell cell{{}, at_, at_ < text_.size() && text_[at_] == '"'};
        if (cell.is_quoted) {
            if (!take_quoted(cell.text)) return false;
        } else {
            const char stops[] = {cells_.separator, '\n', cells_.separator == ' ' ? '\t' : '\n'};
            const std::size_t end = std::min(text_.find_first_of({stops, 3}, at_), text_.size());
            cell.text = base::trim(text_.substr(at_, end - at_));
            at_ = end;
        }
        skip_blanks();
        if (cells_.separator != ' ' && !at_line_end() && text_[at_] != cells_.separator)
            return fail(at_, "there is extra text after a quoted cell", "put quotes around all of the cell");
        if (row.size() < most_cells) row.push_back(std::move(cell));
        return true;
    }

    bool take_quoted(std::string& content) {
        const std::size_t begin = at_++;
        for (;;) {
            const std::size_t end = text_.find('"', at_);
            if (end == std::string_view::npos)
                return fail(begin, "this cell does not end", "close it with '\"'");
            content += text_.substr(at_, end - at_);
            at_ = end + 1;
            if (at_ == text_.size() || text_[at_] != '"') return true;
            content += '"';
            ++at_;
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Cells cells_;
    std::optional<std::size_t> blank_line_;  ///< the first of those before the next row
    std::optional<Diagnostic> problem_;
};

/// Whether the separator only stands in a first line above lines of words, none of which is a cell of it.
bool begins_with_heading(const Cells& cells) {
    if (cells.separator == ' ' || cells.rows.size() < 3) return false;
    const std::vector<Cell>& first = cells.rows.front();
    const auto is_cell_of_it = [&](const Cell& cell) {
        return std::any_of(first.begin(), first.end(),
                           [&](const Cell& each) { return each.text == cell.text; });
    };
    const auto may_be_line = [&](const std::vector<Cell>& row) {
        return row.size() == 1 && !row.front().is_quoted && !is_cell_of_it(row.front());
    };
    const auto has_blank = [](const std::vector<Cell>& row) {
        return row.front().text.find(' ') != std::string::npos;
    };
    return std::all_of(cells.rows.begin() + 1, cells.rows.end(), may_be_line) &&
           std::any_of(cells.rows.begin() + 1, cells.rows.end(), has_blank);
}

}  // namespace

Result<Cells> cells_of(std::string_view text) {
    if (const auto separator = separator_of(text)) return CellScanner(text, *separator).scan();
    return problem_at(text, text.find_first_of(",;"), "commas and semicolons both stand between cells",
                      "write one of them, or quotes around cells that contain the other");
}

Diagnostic line_of_tabs(std::string_view text, std::size_t offset) {
    return problem_at(text, offset, "this line of tabs may be an empty tube or nothing",
                      "remove it, or write '-' for an empty tube", base::ProblemKind::part_or_remark);
}

bool is_empty(const std::vector<Cell>& row) {
    return std::all_of(row.begin(), row.end(), [](const Cell& cell) { return cell.text.empty(); });
}

bool may_be_table(const Cells& cells) {
    if (cells.rows.empty() || cells.rows.front().front().text.starts_with("decant ")) return false;
    const auto is_filled = [](const Cell& cell) { return !cell.text.empty(); };
    const auto has_several = [&](const std::vector<Cell>& row) {
        return std::count_if(row.begin(), row.end(), is_filled) > 1;
    };
    if (begins_with_heading(cells)) return false;
    const auto is_foreign = [](const Cell& cell) {
        return !cell.is_quoted && has_signs(cell.text) && !states_amount(cell.text) &&
               emptiness(cell.text) != Emptiness::sure;
    };
    return std::any_of(cells.rows.begin(), cells.rows.end(), has_several) && !any_cell(cells, is_foreign);
}

bool have_gaps(const Cells& cells) {
    return any_cell(cells, [](const Cell& cell) { return cell.text.empty(); });
}

bool have_blanks(const Cells& cells) {
    return any_cell(cells, [](const Cell& cell) { return cell.text.find(' ') != std::string::npos; });
}

std::string printed_cell(const std::string& name) {
    const bool is_plain =
        !has_signs(name) && name.find_first_of(",;\t") == std::string::npos && base::trim(name) == name;
    if (is_plain) return name;
    std::string cell = "\"";
    for (const char c : name) cell += c == '"' ? "\"\"" : std::string(1, c);
    return cell + '"';
}

bool are_all(const std::vector<Cell>& row, const base::Words& words) {
    constexpr std::string_view of_numbers = "0123456789 _-#";
    return std::all_of(row.begin(), row.end(), [&](const Cell& cell) {
        const std::string word = base::in_lower_case(cell.text);
        return base::holds(words, word.substr(0, word.find_last_not_of(of_numbers) + 1));
    });
}

}  // namespace decant::puzzles::tube_sort
