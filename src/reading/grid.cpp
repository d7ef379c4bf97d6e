// Looks for the rules between rows, and takes out all of them but the one below a head.
// SPDX-License-Identifier: MIT
#include "reading/grid.hpp"

#include <algorithm>
#include <vector>

#include "base/boxes.hpp"
#include "base/text.hpp"
#include "reading/split.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {
namespace {

/// What stands below a head in Markdown, with as many cells.
std::string rule_below(std::string_view head) {
    std::string rule;
    for (const char c : head) {
        if (c == '|') rule += rule.empty() ? "|" : "---|";
    }
    return rule;
}

/// `(4 rows)` or `4 rows in set (0.00 sec)`, below a table.
bool is_count_of_rows(std::string_view line) {
    if (line.starts_with('(')) line.remove_prefix(1);
    const std::size_t end = line.find_first_not_of("0123456789");
    return end != 0 && end != std::string_view::npos && line.substr(end).starts_with(" row");
}

/// Where the columns begin below a rule of the width of each, as in `---  --  ---`; none for other lines.
std::vector<std::size_t> columns_below(std::string_view line) {
    std::vector<std::size_t> begins;
    if (line.find_first_not_of("-= ") != std::string_view::npos) return begins;
    for (std::size_t at = line.find_first_not_of(' '); at != std::string_view::npos;
         at = line.find_first_not_of(' ', std::min(line.find(' ', at), line.size())))
        begins.push_back(at);
    return begins.size() > 1 ? begins : std::vector<std::size_t>();
}

/// The cells of a line in bars, each from where its column begins.
std::string cells_in_bars(std::string_view line, const std::vector<std::size_t>& begins) {
    std::string row = "|";
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const std::size_t begin = std::min(begins[i], line.size());
        const std::size_t end = i + 1 < begins.size() ? std::min(begins[i + 1], line.size()) : line.size();
        row.append(base::trim(line.substr(begin, end - begin))) += '|';
    }
    return row;
}

/// The same for a table whose columns are aligned below a rule that ends its head; others may frame it.
std::optional<std::string> without_aligned_rules(std::string_view text) {
    std::vector<std::size_t> begins;
    std::vector<std::string_view> rows;
    std::vector<std::size_t> rules;  // the number of rows before each
    const std::vector<base::Line> lines = base::lines_of(text);
    for (const base::Line& line : lines) {
        const auto columns = columns_below(line.text);
        if (!columns.empty()) {
            if (!begins.empty() && columns != begins) return std::nullopt;
            begins = columns;
            rules.push_back(rows.size());
        } else if (!is_blank_line(line)) {
            if (line.text.find('|') != std::string_view::npos) return std::nullopt;
            rows.push_back(line.text);
        }
    }
    std::erase(rules, 0U);
    std::erase(rules, rows.size());
    if (rules != std::vector<std::size_t>{1}) return std::nullopt;
    std::string bare;
    std::size_t row = 0;
    for (const base::Line& line : lines) {
        const bool is_rule = !columns_below(line.text).empty();
        if (is_rule && row == 1) bare += rule_below(cells_in_bars(rows.front(), begins));
        if (!is_rule && !is_blank_line(line)) {
            bare += cells_in_bars(line.text, begins);
            ++row;
        }
        bare += '\n';
    }
    return bare;
}

}  // namespace

bool is_rule_of_grid(std::string_view line) {
    const std::string plain = base::without_boxes(base::trim(line));
    return plain.find_first_not_of("+-=| ") == std::string::npos && plain.find('+') != std::string::npos &&
           (plain.find("--") != std::string::npos || plain.find("==") != std::string::npos);
}

std::optional<std::string> without_rules(std::string_view text) {
    if (!has_lines_of_level(text)) return std::nullopt;
    if (auto bare = without_aligned_rules(text)) return bare;
    const std::string plain = base::without_boxes(text);
    std::string bare;
    std::string_view head;
    std::size_t end_of_head = 0;
    std::vector<std::string_view> rules;  // behind each row; empty where there is none
    bool is_framed = false;
    for (const base::Line& line : base::lines_of(plain)) {
        const std::string_view content = base::trim(line.text);
        if (is_rule_of_grid(content)) {
            if (rules.size() == 1) end_of_head = bare.size();
            if (rules.empty())
                is_framed = true;
            else
                rules.back() = content;
        } else if (content.find('|') != std::string_view::npos) {
            if (rules.empty()) head = content;
            rules.emplace_back();
            const std::string_view end = head.starts_with('|') ? "" : "|";
            bare.append(end).append(content).append(end);
        } else if (!content.empty() && !is_count_of_rows(content)) {
            return std::nullopt;
        }
        bare += '\n';
    }
    if (rules.size() < 2) return std::nullopt;
    rules.pop_back();  // below the last row it is between no two
    const auto between =
        std::count_if(rules.begin(), rules.end(), [](std::string_view rule) { return !rule.empty(); });
    const bool is_double = rules.front().find('=') != std::string_view::npos;
    const bool is_alone = !rules.front().empty() && between == 1 && (!is_framed || rules.size() > 1);
    if (!is_double && !is_alone && between < std::ssize(rules)) return std::nullopt;
    if (is_double || is_alone) bare.insert(end_of_head, rule_below(bare.substr(0, end_of_head)));
    return bare;
}

}  // namespace decant::reading
