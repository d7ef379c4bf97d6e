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

/// `(4 rows)`, below a table.
bool is_count_of_rows(std::string_view line) {
    return line.starts_with('(') && (line.ends_with(" rows)") || line.ends_with(" row)"));
}

}  // namespace

bool is_rule_of_grid(std::string_view line) {
    const std::string plain = base::without_boxes(base::trim(line));
    return plain.find_first_not_of("+-=| ") == std::string::npos && plain.find('+') != std::string::npos &&
           (plain.find("--") != std::string::npos || plain.find("==") != std::string::npos);
}

std::optional<std::string> without_rules(std::string_view text) {
    if (!has_lines_of_level(text)) return std::nullopt;
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
    const bool is_alone = !rules.front().empty() && between == 1 && !(is_framed && rules.size() == 1);
    if (!is_double && !is_alone && between < std::ssize(rules)) return std::nullopt;
    if (is_double || is_alone) bare.insert(end_of_head, rule_below(bare.substr(0, end_of_head)));
    return bare;
}

}  // namespace decant::reading
