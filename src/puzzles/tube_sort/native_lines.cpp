// Looks for what a person may have meant by a line.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/native_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_sort/cells.hpp"
#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_sort/names_of_two_words.hpp"
#include "puzzles/tube_sort/words.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Line;
using base::quoted;
using Unit = RawLevel::Unit;

bool is_empty(const RawLevel::Tube& tube) {
    return std::all_of(tube.units.begin(), tube.units.end(),
                       [](const Unit& unit) { return sign_of(unit) == Emptiness::sure; });
}

bool fill_tubes(const RawLevel& level) {
    const auto ways = ways_to_take(level);
    const ReadOptions nothing_said;
    return std::any_of(ways.begin(), ways.end(),
                       [&](const auto& places) { return Names(level, nothing_said, places).fill_tubes(); });
}

/// `#00f` and `#3` may be units, and so may `#` and words that are colors elsewhere.
std::optional<Diagnostic> find_hash(std::string_view text, const RawLevel& level) {
    const auto colors = colors_of(level);
    for (const Line& line : base::lines_of(text)) {
        const std::size_t begin = without_comment(line.text).size();
        const auto words = words_of({line.text.substr(begin), line.offset + begin});
        if (words.empty()) continue;
        const auto is_hashes = [](const Word& word) {
            return word.text.find_first_not_of('#') == std::string_view::npos;
        };
        const bool may_be_units = std::all_of(words.begin(), words.end(), [&](const Word& word) {
            return is_hashes(word) || colors.contains(std::string(word.text));
        });
        if (is_hashes(words.front()) && !may_be_units) continue;
        return problem_at(text, words.front().offset,
                          fmt::format("{} may be a unit or begin a comment", quoted(words.front().text)),
                          "leave comments out, and use another name for a unit",
                          base::ProblemKind::part_or_remark);
    }
    return std::nullopt;
}

/// Where a tube begins, and what stands between it and the tube before.
struct Gap {
    std::size_t tube = 0;
    std::size_t blanks = 0;
    bool has_comment = false;
    std::size_t offset = 0;
};

/// One before each tube but the first.
std::vector<Gap> gaps_in(std::string_view text) {
    std::vector<Gap> gaps;
    Gap gap;
    for (const Line& line : base::lines_of(text)) {
        if (base::trim(line.text).empty()) {
            ++gap.blanks;
            continue;
        }
        if (base::trim(without_comment(line.text)).empty()) {
            gap.has_comment = true;
            continue;
        }
        gap.offset = line.offset;
        if (gap.tube > 0) gaps.push_back(gap);
        gap = {gap.tube + 1};
    }
    return gaps;
}

/// A blank line may be an empty tube, or end a level, unless there is one between all tubes. Many leave one
/// between filled tubes and those that are empty.
std::optional<Diagnostic> find_blank_line(std::string_view text, const RawLevel& level,
                                          const std::vector<Gap>& gaps) {
    const bool is_even = gaps.size() > 1 && std::all_of(gaps.begin(), gaps.end(), [&](const Gap& gap) {
                             return gap.blanks == gaps.front().blanks;
                         });
    if (is_even) return std::nullopt;
    for (const Gap& gap : gaps) {
        const auto below = level.tubes.begin() + static_cast<std::ptrdiff_t>(gap.tube);
        if (gap.blanks == 0 || std::all_of(below, level.tubes.end(), is_empty)) continue;
        return problem_at(text, gap.offset,
                          "the blank line above may be an empty tube, or the end of a level",
                          "give one level without blank lines, and '-' for each empty tube",
                          base::ProblemKind::part_or_remark);
    }
    return std::nullopt;
}

/// A line of tabs alone may be a tube below lines with tabs between units.
std::optional<Diagnostic> find_line_of_tabs(std::string_view text) {
    const auto has_tab = [](std::string_view part) { return part.find('\t') != std::string_view::npos; };
    bool is_below_cells = false;
    for (const Line& line : base::lines_of(text)) {
        const std::string_view content = base::trim(without_comment(line.text));
        is_below_cells = is_below_cells || has_tab(content);
        if (is_below_cells && base::trim(line.text).empty() && has_tab(line.text))
            return line_of_tabs(text, line.offset);
    }
    return std::nullopt;
}

/// Whether a line of marks, which may be a frame, lies right above a filled tube.
bool ends_frame(const RawLevel& level, std::size_t tube) {
    if (is_empty(level.tubes[tube])) return false;
    for (; tube > 0 && is_empty(level.tubes[tube - 1]); --tube) {
        if (level.tubes[tube - 1].units.size() > 1) return true;
    }
    return false;
}

/// Tubes below a comment or a line of marks may be a level of their own if their colors fill tubes of their
/// own, and those above, too.
std::optional<Diagnostic> find_second_level(std::string_view text, const RawLevel& level,
                                            const std::vector<Gap>& gaps) {
    const auto is_level = [&](std::size_t from, std::size_t to) {
        RawLevel part;
        part.tubes.assign(level.tubes.begin() + static_cast<std::ptrdiff_t>(from),
                          level.tubes.begin() + static_cast<std::ptrdiff_t>(to));
        return !colors_of(part).empty() && fill_tubes(part);
    };
    for (const Gap& gap : gaps) {
        if (!gap.has_comment && !ends_frame(level, gap.tube)) continue;
        if (!is_level(0, gap.tube) || !is_level(gap.tube, level.tubes.size())) continue;
        return problem_at(text, gap.offset, "another level may begin here",
                          "give one level, or write `decant tube-sort 1` above the lines of one",
                          base::ProblemKind::several_levels);
    }
    return std::nullopt;
}

/// A word, and what it takes of its line.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t offset = 0;
    bool is_unit = false;  ///< no sign for an empty place
};

/// The words of each line that has some.
std::vector<std::vector<Span>> spans_in(std::string_view text) {
    std::vector<std::vector<Span>> rows;
    for (const Line& line : base::lines_of(text)) {
        std::vector<Span> row;
        for (const Word& word : words_of({without_comment(line.text), line.offset})) {
            const std::size_t begin = base::characters(line.text.substr(0, word.offset - line.offset));
            row.push_back({begin, begin + base::characters(word.text), word.offset,
                           emptiness(word.text) == Emptiness::none});
        }
        if (!row.empty()) rows.push_back(std::move(row));
    }
    return rows;
}

/// Where the columns begin that units lie in, one below the other.
std::vector<std::size_t> columns_of(const std::vector<std::vector<Span>>& rows) {
    std::vector<Span> spans;
    for (const auto& row : rows)
        std::copy_if(row.begin(), row.end(), std::back_inserter(spans),
                     [](const Span& each) { return each.is_unit; });
    std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    std::vector<std::size_t> begins;
    std::size_t end = 0;
    for (const Span& span : spans) {
        if (begins.empty() || span.begin >= end) begins.push_back(span.begin);
        end = std::max(end, span.end);
    }
    return begins;
}

/// The first unit of a line before which there is nothing where others have a column; or null.
const Span* unit_behind_gap(const std::vector<Span>& row, const std::vector<std::size_t>& columns) {
    std::size_t from = 0;
    for (const Span& span : row) {
        const auto column = std::lower_bound(columns.begin(), columns.end(), from);
        const bool is_behind_gap = column != columns.end() && *column < span.begin &&
                                   (column + 1 != columns.end() && *(column + 1) <= span.begin);
        if (span.is_unit && is_behind_gap) return &span;
        from = span.end;
    }
    return nullptr;
}

/// Lines that lack units amid them may be layers of a picture, whose columns are the tubes, if all units of a
/// column lie at its bottom, or all at its top.
std::optional<Diagnostic> find_picture(std::string_view text) {
    if (text.find('\t') != std::string_view::npos) return std::nullopt;
    const auto rows = spans_in(text);
    const auto columns = columns_of(rows);
    if (rows.size() < 2 || columns.size() < 2 || columns.size() > max_tubes) return std::nullopt;
    const Span* behind_gap = nullptr;
    bool at_bottom = true;
    bool at_top = true;
    std::vector<bool> above(columns.size(), false);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::vector<bool> filled(columns.size(), false);
        for (const Span& span : rows[i]) {
            if (!span.is_unit) continue;
            const auto next = std::upper_bound(columns.begin(), columns.end(), span.begin);
            const auto column = static_cast<std::size_t>(next - columns.begin()) - 1;
            if (filled[column]) return std::nullopt;
            filled[column] = true;
        }
        for (std::size_t column = 0; i > 0 && column < columns.size(); ++column) {
            at_bottom = at_bottom && (filled[column] || !above[column]);
            at_top = at_top && (!filled[column] || above[column]);
        }
        if (behind_gap == nullptr) behind_gap = unit_behind_gap(rows[i], columns);
        above = std::move(filled);
    }
    if (behind_gap == nullptr || (!at_bottom && !at_top)) return std::nullopt;
    return problem_at(text, behind_gap->offset,
                      "the blanks before this may be an empty place of a picture, whose columns are tubes",
                      "write '.' for each empty place of a picture, or no such blanks",
                      base::ProblemKind::part_or_remark);
}

/// `+` and `-` beside units mark tubes that must end full or empty in the texts of a published solver.
std::optional<Diagnostic> find_goal(std::string_view text, const RawLevel& level) {
    RawLevel unmarked = level;
    const Unit* mark = nullptr;
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        const auto is_mark = [&](const Unit& unit) {
            return !unit.is_certain &&
                   (unit.color == "+" || (unit.color == "-" && !is_empty(level.tubes[t])));
        };
        const auto& units = level.tubes[t].units;
        const auto found = std::find_if(units.begin(), units.end(), is_mark);
        if (found == units.end()) continue;
        // Several of them are places.
        if (std::count_if(units.begin(), units.end(), is_mark) > 1) return std::nullopt;
        if (mark == nullptr) mark = &*found;
        std::erase_if(unmarked.tubes[t].units, is_mark);
    }
    if (mark == nullptr || fill_tubes(level) || colors_of(unmarked).empty() || !fill_tubes(unmarked))
        return std::nullopt;
    return problem_at(
        text, mark->offset,
        fmt::format("{} seems to say that this tube must end {}, a goal that decant does not have",
                    quoted(mark->color), mark->color == "+" ? "full" : "empty"),
        "leave it out", base::ProblemKind::no_such_rule);
}

}  // namespace

std::string_view without_comment(std::string_view line) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    bool in_string = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (in_string && line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            in_string = !in_string;
        else if (!in_string && line[i] == '#' && (i == 0 || is_blank(line[i - 1])))
            return line.substr(0, i);
    }
    return line;
}

std::optional<Diagnostic> doubt_about_sign(std::string_view text, std::size_t offset) {
    std::vector<std::string_view> lines;
    for (const Line& line : base::lines_of(text)) {
        const std::string_view content = base::trim(without_comment(line.text));
        if (!content.empty()) lines.push_back(content);
    }
    const auto count = [&](std::string_view signs) {
        return std::count_if(lines.begin(), lines.end(), [&](std::string_view line) {
            return line.find_first_of(signs) != std::string_view::npos;
        });
    };
    // `Tube A:`, `a)`, `T1 =`: a word or two, and a sign.
    const auto has_label = [](std::string_view line) {
        const std::string_view label = base::trim(line.substr(0, line.find_first_of(":)=")));
        return label.size() < line.size() && !label.empty() && words_of({label, 0}).size() <= 2 &&
               label.find_first_of("\"#([]{}<>,;/|") == std::string_view::npos;
    };
    if (lines.size() < 2) return std::nullopt;
    if (std::all_of(lines.begin(), lines.end(), has_label)) {
        return problem_at(text, offset, "these lines begin with labels that do not count them",
                          "leave the labels out, or number the lines from 1 on without gaps, as in 1:",
                          base::ProblemKind::part_or_remark);
    }
    if (count("|") + 1 >= std::ssize(lines)) {
        return problem_at(text, offset, "these lines seem to be a picture with bars",
                          "write one tube a line, with blanks between colors");
    }
    constexpr std::string_view of_headings = ":,;/()=";
    const bool begins = lines.front().data() <= text.data() + offset &&
                        text.data() + offset < lines.front().data() + lines.front().size();
    if (begins && lines.size() > 2 && count(of_headings) == 1) {
        const std::string heading = base::in_lower_case(lines.front());
        const bool names_end =
            heading.find("top") != std::string::npos || heading.find("bottom") != std::string::npos;
        return problem_at(text, offset, "this line may be a heading",
                          names_end ? "leave it out, and say from which end tubes are listed"
                                    : "leave it out if it is no tube",
                          base::ProblemKind::part_or_remark);
    }
    return std::nullopt;
}

std::optional<Diagnostic> doubt_about_lines(std::string_view text, const RawLevel& level) {
    if (level.tubes.empty()) return std::nullopt;
    if (auto doubt = find_hash(text, level)) return doubt;
    if (auto doubt = find_line_of_tabs(text)) return doubt;
    const std::vector<Gap> gaps = gaps_in(text);
    if (auto doubt = find_blank_line(text, level, gaps)) return doubt;
    if (auto doubt = find_second_level(text, level, gaps)) return doubt;
    if (auto doubt = find_picture(text)) return doubt;
    if (auto doubt = find_goal(text, level)) return doubt;
    return find_name_of_two_words(text, level);
}

}  // namespace decant::puzzles::tube_sort
