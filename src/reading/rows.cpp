// Rows of cells, as spreadsheets write them, with a level in each.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "base/text.hpp"
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
    RowScanner(std::string_view text, char separator) : text_(text), separator_(separator) {}

    /// The next one; nothing at the end.
    std::optional<Row> next() {
        while (at_ < text_.size()) {
            const std::string_view line = text_.substr(at_, text_.find('\n', at_) - at_);
            if (!is_skipped(line)) return take_row();
            at_ += line.size() + 1;
            ++line_;
        }
        return std::nullopt;
    }

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
};

bool holds_level(Role role) { return is_one_of(role, {Role::text, Role::code, Role::tubes, Role::level}); }

/// Whether rows hold a level each: one key names it, and another one is known, too.
bool are_levels(const std::vector<std::string>& keys) {
    const auto count = [&](const auto& is_so) {
        return std::count_if(keys.begin(), keys.end(),
                             [&](const std::string& key) { return is_so(role_of(plain_key(key))); });
    };
    return count(holds_level) > 0 && count([](Role role) { return role != Role::unknown; }) > 1;
}

Part part_of_row(const std::vector<std::string>& keys, const Row& row, const LoadOptions& flags) {
    const auto refuse = [&](std::string problem, std::string_view remedy) {
        return refused(flags, row.line, {std::move(problem), remedy, {}, base::ProblemKind::malformed});
    };
    if (!row.is_whole || row.cells.size() != keys.size())
        return refuse("a row has not as many cells as the row of keys, or quotes without end",
                      "correct the row");
    Tree object = Tree::object();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (object.contains(keys[i]))
            return refuse(fmt::format("two columns are called {}", base::quoted(keys[i])),
                          "rename one of them");
        object[keys[i]] = row.cells[i];
    }
    return part_of("csv", object, row.line, flags);
}

}  // namespace

bool split_rows(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    for (const char separator : {',', ';', '\t'}) {
        if (text.find(separator) == std::string_view::npos) continue;
        RowScanner rows(text, separator);
        const auto head = rows.next();
        if (!head || head->cells.size() < 2) continue;
        const bool is_alone = !RowScanner(rows).next();
        if (is_alone || !are_levels(head->cells)) return false;
        while (const auto row = rows.next()) {
            if (!take(part_of_row(head->cells, *row, flags))) break;
        }
        return true;
    }
    return false;
}

}  // namespace decant::reading
