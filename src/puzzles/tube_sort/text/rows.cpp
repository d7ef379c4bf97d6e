// Each grammar looks at each line once; brackets become a tree.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/rows.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "base/graphemes.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "puzzles/formats.hpp"
#include "puzzles/tube_sort/text/counting.hpp"

namespace decant::puzzles::tube_sort {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t longest_label = 40;
/// More rows than this are no levels one below the other, and would take much memory.
constexpr std::size_t longest_run = std::size_t{1} << 15U;

bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_quote(char c) { return c == '"' || c == '\'' || c == '`'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_name_part(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// Looks at few bytes: of dashes, `-- ` must not go on with places.
bool begins_comment(std::string_view at) {
    const auto is_behind = [&](std::size_t mark) {
        return mark == at.size() || is_blank(at[mark]) || at[mark] == '\n';
    };
    if (at.starts_with("//")) return true;
    if (at.starts_with("--") && at.size() > 2 &&
        std::string_view("[({").find(at[2]) != std::string_view::npos)
        return true;
    if (at.starts_with("--"))
        return at.size() > 3 && is_blank(at[2]) && !is_blank(at[3]) && at[3] != '-' && at[3] != '\n';
    return (at.starts_with('#') || at.starts_with(';')) && is_behind(1);
}

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

bool is_name(std::string_view text) {
    constexpr std::string_view marks = "#?*.+-";
    if (text == "(empty)") return true;
    return text.size() <= longest_name && std::all_of(text.begin(), text.end(), [&](char c) {
               return is_name_part(c) || marks.find(c) != std::string_view::npos;
           });
}

/// Where a string in quotes ends that begins there, and what it holds; nothing where it has no end.
std::optional<Cell> string_at(std::string_view text, std::size_t begin, std::size_t end) {
    if (begin == end || !is_quote(text[begin])) return std::nullopt;
    Cell cell{{}, begin, end};
    for (std::size_t at = begin + 1; at < end && text[at] != '\n'; ++at) {
        if (text[at] == text[begin]) {
            cell.end = at + 1;
            const bool has_escapes = cell.text.size() + 2 < cell.end - begin;
            if (has_escapes && text[at] == '"') {
                const auto string = base::parse_json(text.substr(begin, cell.end - begin));
                if (string && string->is_string()) cell.text = string->get<std::string>();
            }
            return cell;
        }
        if (text[at] == '\\' && at + 1 < end) ++at;
        cell.text += text[at];
    }
    return std::nullopt;
}

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

/// Cells of a table, with a bar at both ends or at none. What is blank between bars may be a wall of a tube.
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

/// Whether a word is too long for a tube, whatever its characters are.
bool is_no_tube(std::string_view word) {
    constexpr std::size_t most_bytes_of_one = 32;
    return word.size() > std::size_t{max_capacity} * most_bytes_of_one;
}

/// The characters of a word.
std::vector<Cell> characters_of(std::string_view word, std::size_t begin, bool is_in_text) {
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < word.size();) {
        const std::string_view one = base::first_grapheme(word.substr(at));
        const std::size_t place = is_in_text ? begin + at : begin;
        cells.push_back({std::string(one), place, place + (is_in_text ? one.size() : 0)});
        at += one.size();
    }
    return cells;
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

/// A group in brackets. Its members are groups and cells in their order.
struct Group {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view name = {};  ///< the word before it
    bool is_value = false;       ///< of a key, or of a variable
    bool is_size = false;        ///< of a new array: `new int[4]`
    bool has_odd_words = false;  ///< that are no units, such as operators
    std::vector<Cell> cells = {};
    std::vector<std::pair<bool, std::size_t>> members = {};  ///< whether it is a group, and its index
    std::size_t groups = 0;                                  ///< among its members
    bool is_closed = false;
    std::optional<std::size_t> filled = {};  ///< the only group without groups in it that holds cells
    bool holds_several = false;              ///< such groups
};

class Tree {
  public:
    Tree(std::string_view text, std::vector<Span>& spans) : text_(text) { grow(spans); }

    void find(std::vector<Rows>& found) const {
        for (const Group& group : groups_) {
            add(found, group, rows_of(group), false, false);
            add(found, group, words_of(group), true, &group == &groups_.front());
        }
    }

  private:
    void add(std::vector<Rows>& found, const Group& group, std::vector<Row> taken, bool are_packed,
             bool must_be_alone) const {
        if (taken.size() < 2) return;
        Rows& rows = found.emplace_back();
        rows.form = are_packed ? "packed" : "list";
        rows.rows = std::move(taken);
        const bool is_named = group.is_value && std::any_of(group.name.begin(), group.name.end(), is_letter);
        if (is_named) {
            rows.name = group.name;
            const auto name = static_cast<std::size_t>(group.name.data() - text_.data());
            rows.around.push_back({name, name + group.name.size(), TextRole::mark});
            for (std::size_t at = rows.around.back().end; at < group.begin; ++at)
                if (text_[at] == ':' || text_[at] == '=') rows.around.push_back({at, at + 1, TextRole::mark});
        }
        rows.are_packed = are_packed;
        rows.are_in_brackets = true;
        // Outside of brackets, any text is words.
        rows.must_be_alone = must_be_alone;
        if (&group == &groups_.front()) return;
        rows.around.push_back({group.begin, group.begin + 1, TextRole::mark});
        if (group.is_closed) rows.around.push_back({group.end - 1, group.end, TextRole::mark});
    }

    /// Reads up to the end of a string or a word that begins there.
    [[nodiscard]] Cell token_at(std::size_t at) const {
        if (is_quote(text_[at])) {
            if (auto string = string_at(text_, at, text_.size())) return *std::move(string);
            const std::size_t line_end = std::min(text_.find('\n', at), text_.size());
            return {std::string(text_.substr(at + 1, line_end - at - 1)), at, line_end};
        }
        constexpr std::string_view ends = " \t\n[](){},;|\"'`:=";
        const std::size_t end = std::min(text_.find_first_of(ends, at), text_.size());
        return {std::string(text_.substr(at, end - at)), at, end};
    }

    /// `RED` of `Color.RED`.
    static std::string without_qualifier(std::string word) {
        const std::size_t dot = word.rfind('.');
        const bool has_name = dot != std::string::npos && dot + 1 < word.size() && is_letter(word[dot + 1]);
        return has_name ? word.substr(dot + 1) : word;
    }

    /// Whether what stands there makes a key, a qualifier or a call of the word before it.
    [[nodiscard]] bool is_taken_by(std::size_t end, bool is_string) const {
        std::size_t at = end;
        while (at < text_.size() && is_blank(text_[at])) ++at;
        if (at == text_.size()) return false;
        if (text_[at] == '=' || (text_[at] == ':' && (is_string || at == end))) return true;
        return !is_string && at == end && (text_[at] == '(' || text_[at] == '[');
    }

    [[nodiscard]] bool begins_line(std::size_t at) const {
        while (at > 0 && is_blank(text_[at - 1])) --at;
        return at == 0 || text_[at - 1] == '\n';
    }

    void grow(std::vector<Span>& spans) {
        groups_.push_back({0, text_.size()});
        std::vector<std::size_t> open{0};
        std::string_view word;  // before the next cell or group
        bool is_new = false;    // behind `new`, perhaps with a type
        bool is_value = false;
        for (std::size_t at = 0; at < text_.size();) {
            const char c = text_[at];
            const bool at_word = at == 0 || is_blank(text_[at - 1]) || text_[at - 1] == '\n';
            if (text_.substr(at).starts_with("/*")) {
                const std::size_t end = text_.find("*/", at + 2);
                const std::size_t begin =
                    std::exchange(at, end == std::string_view::npos ? text_.size() : end + 2);
                spans.push_back({begin, at, TextRole::comment});
            } else if ((at_word || c == '/') && begins_comment(text_.substr(at, 4))) {
                const std::size_t begin = std::exchange(at, std::min(text_.find('\n', at), text_.size()));
                if (!at_word) spans.push_back({begin, at, TextRole::comment});
            } else if (text_.substr(at).starts_with("::")) {
                at += 2;
            } else if ((c == '-' || c == '*') && begins_line(at) && at + 1 < text_.size() &&
                       is_blank(text_[at + 1])) {
                ++at;  // a bullet
            } else if (c == '[' || c == '(' || c == '{') {
                if (c == '{') drop_sizes(groups_[open.back()], at);
                groups_[open.back()].members.emplace_back(true, groups_.size());
                open.push_back(groups_.size());
                Group& group = groups_.emplace_back();
                group.begin = at++;
                group.end = text_.size();
                group.name = std::exchange(word, {});
                group.is_value = std::exchange(is_value, false);
                is_new = is_new && c == '[';
                group.is_size = is_new;
            } else if (c == ']' || c == ')' || c == '}') {
                ++at;
                word = {};
                if (open.size() > 1) {
                    groups_[open.back()].is_closed = true;
                    close(open, at);
                }
                is_value = false;
            } else if (is_blank(c) || c == '\n' || c == ',' || c == ';' || c == '|' || c == ':' || c == '=') {
                // A colon may begin a word, as in Clojure.
                const bool begins_word =
                    c == ':' &&
                    (at_word || std::string_view("[({,").find(text_[at - 1]) != std::string_view::npos);
                if (!is_blank(c) && c != '\n') is_value = (c == ':' || c == '=') && !begins_word;
                if (c == ',' || c == ';') {
                    is_new = false;
                    word = {};
                }
                ++at;
            } else {
                Cell cell = token_at(at);
                at = std::max(cell.end, at + 1);
                const bool is_string = is_quote(c);
                if (cell.text == "new" && !is_string) {
                    is_new = true;
                    continue;
                }
                if (is_taken_by(at, is_string)) {
                    word = text_.substr(cell.begin, cell.end - cell.begin);
                    if (is_string) word = word.substr(1, cell.text.size());
                    continue;
                }
                is_new = false;
                if (!is_string) cell.text = without_qualifier(std::move(cell.text));
                if (std::exchange(is_value, false)) cell.key = word;
                word = {};
                Group& group = groups_[open.back()];
                if (!is_string && !is_name(cell.text)) {
                    group.has_odd_words = true;
                    continue;
                }
                group.members.emplace_back(false, group.cells.size());
                group.cells.push_back(std::move(cell));
            }
        }
        while (open.size() > 1) close(open, text_.size());
    }

    /// The sizes before the units of a new array, as in `new int[] {1, 2}`, are no tubes.
    void drop_sizes(Group& group, std::size_t at) {
        while (!group.members.empty() && group.members.back().first) {
            const Group& last = groups_[group.members.back().second];
            if (!last.is_size ||
                text_.substr(last.end, at - last.end).find_first_not_of(" \t\n") != std::string_view::npos)
                return;
            at = last.begin;
            group.members.pop_back();
            --group.groups;
        }
    }

    void close(std::vector<std::size_t>& open, std::size_t end) {
        const std::size_t index = open.back();
        open.pop_back();
        Group& group = groups_[index];
        Group& around = groups_[open.back()];
        group.end = end;
        if (group.is_size) {
            group.cells.clear();
            group.members.clear();
        }
        ++around.groups;
        const bool is_filled = group.groups == 0 && has_units(group);
        const auto filled = is_filled ? std::optional(index) : group.filled;
        around.holds_several = around.holds_several || group.holds_several || (filled && around.filled);
        if (filled) around.filled = filled;
    }

    [[nodiscard]] bool is_string(const Cell& cell) const { return is_quote(text_[cell.begin]); }
    static bool is_of_key(const Cell& cell) { return !cell.key.empty(); }
    static bool has_units(const Group& group) {
        return std::any_of(group.cells.begin(), group.cells.end(), std::not_fn(is_of_key));
    }

    /// The units of a group, which are those of the only group in it that holds some, or of its groups if
    /// each has one. Nothing where it has several tubes.
    [[nodiscard]] std::optional<Row> tube_of(const Group& group) const {
        Row row{{}, group.begin, group.end};
        const auto take = [&](const Group& from) {
            for (const Cell& cell : from.cells) (is_of_key(cell) ? row.beside : row.cells).push_back(cell);
        };
        if (group.groups == 0 && group.has_odd_words) return std::nullopt;
        if (group.groups == 0) {
            take(group);
            return row;
        }
        row.beside = group.cells;
        const bool are_units =
            group.groups > 1 &&
            std::all_of(group.members.begin(), group.members.end(), [&](const auto& member) {
                const Group& each = groups_[member.second];
                return !member.first || (each.groups == 0 && each.cells.size() == 1);
            });
        if (are_units) {
            for (const auto& [is_group, index] : group.members)
                if (is_group) row.cells.push_back(groups_[index].cells.front());
            return row;
        }
        if (group.holds_several) return std::nullopt;
        if (group.filled) take(groups_[*group.filled]);
        return row;
    }

    /// A row for each group in it.
    [[nodiscard]] std::vector<Row> rows_of(const Group& group) const {
        std::vector<Row> rows;
        std::vector<std::string_view> heads;  // of the rows
        std::set<std::string_view> filled;    // of those with units
        constexpr std::string_view place = "-";
        if (group.members.size() > longest_run) return rows;
        // Outside of brackets, `empty` is a word of any sentence.
        const bool is_in_brackets = &group != &groups_.front();
        for (const auto& [is_group, index] : group.members) {
            if (!is_group) {
                if (const Cell& cell = group.cells[index];
                    is_in_brackets && !is_of_key(cell) && is_empty_place(cell)) {
                    heads.push_back(place);
                    rows.push_back({{}, cell.begin, cell.end});
                }
                continue;
            }
            auto row = tube_of(groups_[index]);
            if (!row) return {};
            if (!row->cells.empty()) filled.insert(head_of(groups_[index]));
            heads.push_back(head_of(groups_[index]));
            rows.push_back(*std::move(row));
        }
        // `build()` or `moves = []` is no tube beside `add(...)`.
        std::size_t at = 0;
        const auto is_other = [&](const Row& row) {
            const std::string_view head = heads[at++];
            return row.cells.empty() && head != place && !filled.contains(head);
        };
        if (!filled.empty()) rows.erase(std::remove_if(rows.begin(), rows.end(), is_other), rows.end());
        return rows;
    }

    /// What makes tubes alike in a program: the call, or that it is the value of a name.
    static std::string_view head_of(const Group& group) { return group.is_value ? "=" : group.name; }

    /// A row for each word of a group of words, or of groups of one word each.
    [[nodiscard]] std::vector<Row> words_of(const Group& group) const {
        std::vector<Row> rows;
        if (group.has_odd_words || group.members.size() > longest_run) return rows;
        for (const auto& [is_group, index] : group.members) {
            const Group* inner = is_group ? &groups_[index] : nullptr;
            if (inner != nullptr && (inner->groups > 0 || inner->cells.size() > 1)) return {};
            if (inner != nullptr && inner->cells.empty()) {
                rows.push_back({{}, inner->begin, inner->end});
                continue;
            }
            const Cell& word = inner != nullptr ? inner->cells.front() : group.cells[index];
            if (is_no_tube(word.text)) return {};
            const bool is_in_brackets = &group != &groups_.front();
            if (is_in_brackets && !is_string(word) && !is_empty_place(word)) return {};
            const bool is_in_text = word.end - word.begin == word.text.size();
            Row row{characters_of(word.text, word.begin, is_in_text), word.begin, word.end};
            // Quotes stand around it.
            if (word.end - word.begin == word.text.size() + 2)
                row.cells = characters_of(word.text, word.begin + 1, true);
            if (is_empty_place(word)) row.cells.clear();
            rows.push_back(std::move(row));
        }
        return rows;
    }

    std::string_view text_;
    std::vector<Group> groups_;
};

/// Of three dashes or more, perhaps with bars, which stands between parts of a text.
bool is_rule(std::string_view line) {
    const bool has_dashes =
        line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos ||
        line.find("___") != std::string_view::npos || line.find("***") != std::string_view::npos;
    return has_dashes && line.find_first_not_of("-=_*|:+ ") == std::string_view::npos;
}

bool is_fence(std::string_view line) { return line.starts_with("```") || line.starts_with("~~~"); }

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

std::size_t begin_of_comment(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::size_t quote = line[at] == '"' ? line.find('"', at + 1) : std::string_view::npos;
        if (quote != std::string_view::npos) at = quote;
        const bool may_begin = at == 0 || is_blank(line[at - 1]);
        if (may_begin && begins_comment(line.substr(at))) return at;
    }
    return line.size();
}

Scanned scan(std::string_view text) {
    Scanned scanned;
    const std::vector<ScannedLine> lines = take_lines(text, scanned);
    find_lines(text, lines, false, scanned.rows);
    find_lines(text, lines, true, scanned.rows);
    Tree(text, scanned.spans).find(scanned.rows);
    return scanned;
}

}  // namespace decant::puzzles::tube_sort
