// Brackets become a tree, in which lists of tubes are found.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/cells.hpp"
#include "puzzles/tube_sort/text/counting.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// A group in brackets. Its members are groups and cells in their order.
struct Group {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view name = {};  ///< the word before it
    bool is_value = false;       ///< of a key, or of a variable
    bool is_size = false;        ///< of a new array: `new int[4]`
    bool has_odd_words = false;  ///< that are not units, such as operators
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
            const auto name = base::offset_of(text_, group.name);
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

    /// The sizes before the units of a new array, as in `new int[] {1, 2}`, are not tubes.
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
        // `build()` or `moves = []` is not a tube beside `add(...)`.
        std::size_t at = 0;
        const auto is_other = [&](const Row& row) {
            const std::string_view head = heads[at++];
            return row.cells.empty() && head != place && !filled.contains(head);
        };
        if (!filled.empty()) rows.erase(std::remove_if(rows.begin(), rows.end(), is_other), rows.end());
        return rows;
    }

    /// The head that makes tubes alike in a program: the call, or that it is the value of a name.
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

}  // namespace

void find_lists(std::string_view text, std::vector<Rows>& found, std::vector<Span>& spans) {
    Tree(text, spans).find(found);
}

}  // namespace decant::puzzles::tube_sort
