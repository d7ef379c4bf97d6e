// Looks for what a person may have meant by a line.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/native_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_sort/names.hpp"
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
                          "leave comments out, and use another name for a unit");
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
                          "give one level without blank lines, and '-' for each empty tube");
    }
    return std::nullopt;
}

/// Whether a line of marks, which may be a frame, lies right above a filled tube.
bool ends_frame(const RawLevel& level, std::size_t tube) {
    if (is_empty(level.tubes[tube])) return false;
    for (std::size_t above = tube; above-- > 0 && is_empty(level.tubes[above]);) {
        if (level.tubes[above].units.size() > 1) return true;
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
                          "give one level, or write `decant tube-sort 1` above the lines of one");
    }
    return std::nullopt;
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
        "leave it out");
}

/// `light blue` is one color in two words. A color `light` would lie on top somewhere, or on itself.
std::optional<Diagnostic> find_part_of_name(std::string_view text, const RawLevel& level) {
    static const std::set<std::string_view> shades{"light", "dark", "pale",   "bright", "deep",
                                                   "hot",   "neon", "medium", "sky",    "royal"};
    const auto is_shade = [](const Unit& unit) { return !unit.is_certain && shades.contains(unit.color); };
    const Unit* first = first_unit(level, is_shade);
    if (first == nullptr) return std::nullopt;
    const bool stand_before_names =
        std::all_of(level.tubes.begin(), level.tubes.end(), [&](const RawLevel::Tube& tube) {
            for (std::size_t i = 0; i < tube.units.size(); ++i) {
                if (is_shade(tube.units[i]) && (i + 1 == tube.units.size() || is_shade(tube.units[i + 1])))
                    return false;
            }
            return true;
        });
    if (!stand_before_names) return std::nullopt;
    return problem_at(text, first->offset,
                      fmt::format("{} may be the first word of a name", quoted(first->color)),
                      fmt::format("join the words of a name, as in {}-blue", first->color));
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

std::optional<Diagnostic> doubt_about_lines(std::string_view text, const RawLevel& level) {
    if (level.tubes.empty()) return std::nullopt;
    if (auto doubt = find_hash(text, level)) return doubt;
    const std::vector<Gap> gaps = gaps_in(text);
    if (auto doubt = find_blank_line(text, level, gaps)) return doubt;
    if (auto doubt = find_second_level(text, level, gaps)) return doubt;
    if (auto doubt = find_goal(text, level)) return doubt;
    return find_part_of_name(text, level);
}

}  // namespace decant::puzzles::tube_sort
