// Comments, strings, names and characters.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/cells.hpp"

#include <algorithm>
#include <string>

#include "base/graphemes.hpp"
#include "base/json.hpp"

namespace decant::puzzles::tube_sort {

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

bool is_name(std::string_view text) {
    constexpr std::string_view marks = "#?*.+-";
    if (text == "(empty)") return true;
    return text.size() <= longest_name && std::all_of(text.begin(), text.end(), [&](char c) {
               return is_name_part(c) || marks.find(c) != std::string_view::npos;
           });
}

std::optional<Cell> string_at(std::string_view text, std::size_t begin, std::size_t end) {
    if (begin == end || !is_quote(text[begin])) return std::nullopt;
    Cell cell{{}, begin, end};
    for (std::size_t at = begin + 1; at < end && text[at] != '\n'; ++at) {
        if (text[at] == text[begin]) {
            cell.end = at + 1;
            const bool has_escapes = cell.text.size() + 2 < cell.end - begin;
            if (has_escapes)
                cell.text = base::parse_json_string(text.substr(begin, cell.end - begin)).value_or(cell.text);
            return cell;
        }
        if (text[at] == '\\' && at + 1 < end) ++at;
        cell.text += text[at];
    }
    return std::nullopt;
}

bool is_no_tube(std::string_view word) {
    constexpr std::size_t most_bytes_of_one = 32;
    return word.size() > std::size_t{max_capacity} * most_bytes_of_one;
}

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

}  // namespace decant::puzzles::tube_sort
