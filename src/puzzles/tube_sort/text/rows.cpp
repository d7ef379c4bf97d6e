// Each grammar looks at each line once.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/rows.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

#include "base/text.hpp"
#include "puzzles/formats.hpp"
#include "puzzles/tube_sort/text/cells.hpp"
#include "puzzles/tube_sort/text/counting.hpp"

namespace decant::puzzles::tube_sort {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t longest_label = 40;

/// Bytes of a text.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
    [[nodiscard]] std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

Range trimmed(std::string_view text, Range range) {
    while (range.begin < range.end && is_blank(text[range.begin])) ++range.begin;
    while (range.end > range.begin && is_blank(text[range.end - 1])) --range.end;
    return range;
}

/// A bullet, a number or a name with `:` or `=` before the cells of a line; 0 bytes if there is none.
std::size_t label_of(std::string_view line) {
    const std::size_t bullet = line.find_first_not_of("-*");
    if (bullet == 1 && is_blank(line[1])) {
        // Before `^4` it is an empty place.
        const std::size_t next = line.find_first_not_of(blanks, 1);
        return next != std::string_view::npos && line[next] != '^' ? 2 : 0;
    }
    std::size_t at = 0;
    while (at < line.size() && (is_name_part(line[at]) || is_blank(line[at]))) ++at;
    if (at == 0 || at == line.size() || base::characters(line.substr(0, at)) > longest_label) return 0;
    const bool is_number =
        std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at), is_digit);
    const bool ends =
        line[at] == ':' || line[at] == '=' || (is_number && (line[at] == '.' || line[at] == ')'));
    return ends ? at + 1 : 0;
}

/// A label without what differs from line to line: numbers, and single letters.
std::string shape_of(std::string_view label) {
    std::string shape;
    for (std::size_t at = 0, end = 0; at < label.size(); at = end) {
        for (end = at; end < label.size() && is_name_part(label[end]);) ++end;
        const std::string_view word = label.substr(at, end - at);
        if (base::characters(word) > 1)
            std::remove_copy_if(word.begin(), word.end(), std::back_inserter(shape), is_digit);
        if (word.empty()) shape += label[end++];
    }
    return shape;
}

/// Without the bracket before the cells, and the one behind them if there is one, where there are no others;
/// nothing if one alone is all there is, which is an empty tube only behind a label.
std::optional<Range> within_brackets(std::string_view text, Range content, bool has_label) {
    constexpr std::string_view opening = "[({";
    constexpr std::string_view brackets = "[](){}";
    content = trimmed(text, content);
    Range inside = content;
    while (!inside.empty() && (text[inside.end - 1] == ',' || text[inside.end - 1] == ';')) --inside.end;
    const std::string_view all = inside.in(text);
    if (all.size() == 1 && brackets.find(all.front()) != std::string_view::npos && !has_label)
        return std::nullopt;
    if (all.empty() || opening.find(all.front()) == std::string_view::npos || all.starts_with("(empty)"))
        return content;
    ++inside.begin;
    if (!inside.empty() && brackets.find(text[inside.end - 1]) != std::string_view::npos) --inside.end;
    return inside.in(text).find_first_of(brackets) == std::string_view::npos ? inside : content;
}

/// A line without quotation marks, comments and blanks around it.
struct ScannedLine {
    Range content;
    std::size_t label = 0;  ///< bytes of it
    bool is_below_gap = false;
    bool has_bullet = false;
    bool is_rule = false;  ///< between parts, or an empty tube among packed words

    /// Whether it is one of lines that have labels, or of those that have none: a bullet may be an empty
    /// place.
    [[nodiscard]] bool is_for(bool labeled) const { return labeled ? label > 0 : label == 0 || has_bullet; }
};

/// `key: value` or `key=value` with a known key and value, `3 empty` or `3 empty tubes`, alone in a line.
bool take_header(std::string_view line, ReadOptions& said) {
    const std::size_t colon = line.find_first_of(":=");
    const std::string_view key = base::trim(line.substr(0, colon));
    if (colon == std::string_view::npos) {
        const std::size_t blank = line.find(' ');
        const auto count = base::parse_number(line.substr(0, blank), max_tubes);
        const std::string_view rest = blank == std::string_view::npos ? "" : line.substr(blank + 1);
        const bool is_count =
            count && (rest == "empty" || rest == "empty tubes" || (rest == "empty tube" && count == 1));
        if (is_count && !said.empty_tubes) said.empty_tubes = count;
        return is_count && said.empty_tubes == count;
    }
    const std::string_view value = base::trim(line.substr(colon + 1));
    // Of two that say different things, the second is not used.
    const auto say = [](auto& place, const auto& what) {
        if (!place) place = what;
        return *place == what;
    };
    if (key == "rules" && rules_of(value)) return say(said.rules, value);
    if (key == "goal" && goal_of(value)) return say(said.goal, value);
    if (key == "capacity" && capacity_of(value)) return say(said.capacity, *capacity_of(value));
    if (key == "partial" && value == "yes") return said.partial = true;
    if (key == "partial" && value == "no") return !said.partial;
    if (key == "name" && names_level(value) && said.name.empty()) {
        said.name = value;
        return true;
    }
    if (key == "order" && value == "top-first") return say(said.order, Order::top_first);
    if (key == "order" && value == "bottom-first") return say(said.order, Order::bottom_first);
    const auto count = key == "empty" ? base::parse_number(value, max_tubes) : std::nullopt;
    return count && say(said.empty_tubes, *count);
}

using Cells = std::optional<std::vector<Cell>>;

Cells cells_between(std::string_view text, const Range& content, std::string_view separators) {
    std::vector<Cell> cells;
    for (std::size_t begin = content.begin; begin <= content.end;) {
        begin = std::min(trimmed(text, {begin, content.end}).begin, content.end);
        auto string = string_at(text, begin, content.end);
        const std::size_t from = string ? string->end : begin;
        const std::size_t end =
            std::min(text.substr(0, content.end).find_first_of(separators, from), content.end);
        const Range range = trimmed(text, {std::min(from, end), end});
        const std::string_view word = range.in(text);
        if (string ? !range.empty() : !is_name(word)) return std::nullopt;
        cells.push_back(string ? *std::move(string) : Cell{std::string(word), range.begin, range.end});
        begin = end + 1;
    }
    return cells;
}

Cells by_blanks(std::string_view text, const Range& content) {
    Cells cells = cells_between(text, content, blanks);
    if (cells) std::erase_if(*cells, [](const Cell& cell) { return cell.text.empty(); });
    return cells;
}

/// Cells as a spreadsheet writes them.
template <char separator>
Cells by(std::string_view text, const Range& content) {
    constexpr std::array one{separator};
    Cells cells = cells_between(text, content, {one.data(), 1});
    // After the last unit may stand one separator more.
    if (cells && cells->size() > 2 && cells->back().text.empty() && separator == ';') cells->pop_back();
    return cells;
}

/// Cells of a table, with a bar at both ends or at none. A blank between bars may be a wall of a tube.
Cells by_bars(std::string_view text, const Range& content) {
    Cells cells = by<'|'>(text, content);
    if (!cells || cells->size() < 2) return std::nullopt;
    if (cells->front().text.empty() && cells->back().text.empty()) {
        cells->erase(cells->begin());
        cells->pop_back();
    }
    const bool has_blank =
        std::any_of(cells->begin(), cells->end(), [](const Cell& cell) { return cell.text.empty(); });
    return has_blank ? std::nullopt : cells;
}

using Grammar = Cells (*)(std::string_view text, const Range& content);

struct LineForm {
    std::string_view form;
    Grammar cells;
};

constexpr std::array line_forms{LineForm{"native", by_blanks}, LineForm{"csv", by<','>},
                                LineForm{"csv", by<';'>}, LineForm{"csv", by_bars}};

/// Collects runs of lines that one grammar takes.
class Runs {
  public:
    Runs(std::string_view form, bool are_packed, std::vector<Rows>& found)
        : form_(form), are_packed_(are_packed), found_(found) {}

    void add(Row row) {
        if (rows_.size() <= longest_run) rows_.push_back(std::move(row));
    }
    void end() {
        if (rows_.size() > 1 && rows_.size() <= longest_run) {
            Rows& rows = found_.emplace_back();
            rows.form = form_;
            rows.rows = std::move(rows_);
            rows.are_packed = are_packed_;
            rows.may_be_cut = true;
        }
        rows_.clear();
    }

  private:
    std::string_view form_;
    bool are_packed_;
    std::vector<Rows>& found_;
    std::vector<Row> rows_;
};

/// Takes `^4` off the end of a line.
std::optional<int> take_capacity(std::string_view text, Range& content) {
    const std::size_t mark = content.in(text).rfind('^');
    if (mark == std::string_view::npos) return std::nullopt;
    const auto capacity = capacity_of(content.in(text).substr(mark + 1));
    if (capacity) content = trimmed(text, {content.begin, content.begin + mark});
    return capacity;
}

/// Lines that all have a label of one shape, or none of which has one.
void find_lines(std::string_view text, const std::vector<ScannedLine>& lines, bool are_labeled,
                std::vector<Rows>& found) {
    for (const LineForm& form : line_forms) {
        Runs runs(form.form, false, found);
        Runs packed("packed", true, found);
        std::string shape;
        for (const ScannedLine& line : lines) {
            Row row{{}, line.content.begin, line.content.end};
            const std::size_t label = are_labeled ? line.label : 0;
            Range content{line.content.begin + label, line.content.end};
            row.label = text.substr(row.begin, label);
            if (are_labeled && shape != shape_of(row.label)) {
                shape = shape_of(row.label);
                runs.end();
                packed.end();
            }
            row.is_below_gap = line.is_below_gap;
            row.has_bullet = line.has_bullet;
            if (form.cells == by_blanks) row.capacity = take_capacity(text, content);
            const auto inside = within_brackets(text, content, label > 0);
            Cells cells = inside && line.is_for(are_labeled) ? form.cells(text, *inside) : std::nullopt;
            if (!cells) {
                if (!line.is_rule) runs.end();
                packed.end();
                continue;
            }
            if (line.is_rule && form.cells != by_blanks) continue;
            if (form.cells == by_blanks && !row.capacity) {
                Row word = row;
                // The number of the others may come first.
                const auto count =
                    cells->empty() ? std::nullopt : base::parse_number(cells->front().text, max_tubes);
                const bool is_counted =
                    count && cells->size() > 2 && static_cast<std::size_t>(*count) + 1 == cells->size();
                for (auto each = cells->begin() + (is_counted ? 1 : 0); each != cells->end(); ++each) {
                    if (is_no_tube(each->text)) {
                        packed.end();
                        continue;
                    }
                    word.cells =
                        characters_of(each->text, each->begin, each->end - each->begin == each->text.size());
                    // `empty` is a tube without units, not five of them; `----` is four places.
                    if (is_empty_place(*each) && !word.cells.empty() && !is_empty_place(word.cells.front()))
                        word.cells = {*each};
                    if (cells->size() > 1) std::tie(word.begin, word.end) = std::pair(each->begin, each->end);
                    packed.add(word);
                    word.goes_on = true;
                    word.is_below_gap = false;
                }
                if (cells->empty()) packed.add(row);
            }
            if (line.is_rule) continue;
            row.cells = *std::move(cells);
            runs.add(std::move(row));
        }
        runs.end();
        packed.end();
    }
}

/// Of three dashes or more, perhaps with bars, which stands between parts of a text.
bool is_rule(std::string_view line) {
    const bool has_dashes =
        line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos ||
        line.find("___") != std::string_view::npos || line.find("***") != std::string_view::npos;
    return has_dashes && line.find_first_not_of("-=_*|:+ ") == std::string_view::npos;
}

bool is_fence(std::string_view line) { return line.starts_with("```") || line.starts_with("~~~"); }

/// Where a comment begins in a line; the line's size where there is none. Its mark (`#`, `//`, `;`, `--`)
/// begins the line or follows a blank.
std::size_t begin_of_comment(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::size_t quote = line[at] == '"' ? line.find('"', at + 1) : std::string_view::npos;
        if (quote != std::string_view::npos) at = quote;
        const bool may_begin = at == 0 || is_blank(line[at - 1]);
        if (may_begin && begins_comment(line.substr(at))) return at;
    }
    return line.size();
}

/// Headers, comments and fences become spans; the other lines that say something are returned.
std::vector<ScannedLine> take_lines(std::string_view text, Scanned& scanned) {
    std::vector<ScannedLine> lines;
    bool is_below_gap = false;
    for (const base::Line& line : base::lines_of(text)) {
        const std::size_t comment = begin_of_comment(line.text);
        const std::size_t end = line.offset + line.text.size();
        if (comment < line.text.size())
            scanned.spans.push_back({line.offset + comment, end, TextRole::comment});
        Range content = trimmed(text, {line.offset, line.offset + comment});
        while (!content.empty() && text[content.begin] == '>') {
            scanned.spans.push_back({content.begin, content.begin + 1, TextRole::mark});
            content = trimmed(text, {content.begin + 1, content.end});
        }
        if (content.empty()) {
            is_below_gap = true;  // below a comment, too
        } else if (take_header(content.in(text), scanned.said)) {
            scanned.spans.push_back({content.begin, content.end, TextRole::header});
        } else if (is_rule(content.in(text))) {
            scanned.spans.push_back({content.begin, content.end, TextRole::mark});
            lines.push_back({content, 0, std::exchange(is_below_gap, true), false, true});
        } else if (is_fence(content.in(text))) {
            scanned.spans.push_back({content.begin, content.end, TextRole::mark});
            lines.push_back({content, 0, std::exchange(is_below_gap, false), false, false});
        } else {
            const std::size_t label = label_of(content.in(text));
            const bool has_bullet =
                label > 0 && text[content.begin + label - 1] != ':' && is_blank(text[content.begin + 1]);
            lines.push_back({content, label, std::exchange(is_below_gap, false), has_bullet, false});
        }
    }
    return lines;
}

}  // namespace

Scanned scan(std::string_view text) {
    Scanned scanned;
    const std::vector<ScannedLine> lines = take_lines(text, scanned);
    find_lines(text, lines, false, scanned.rows);
    find_lines(text, lines, true, scanned.rows);
    find_lists(text, scanned.rows, scanned.spans);
    return scanned;
}

}  // namespace decant::puzzles::tube_sort
