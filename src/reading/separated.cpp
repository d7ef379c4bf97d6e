// Finds the mark that stands between all units.
// SPDX-License-Identifier: MIT
#include "reading/separated.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "reading/cells.hpp"

namespace decant::reading {
namespace {

struct TubeLine {
    std::string_view content;
    bool has_brackets = false;
};

bool may_be_empty(std::string_view content) {
    return puzzles::emptiness(content) != puzzles::Emptiness::none;
}

/// A line without anything, which may be an empty tube.
bool is_blank(const TubeLine& line) { return line.content.empty() && !line.has_brackets; }

TubeLine tube_line(std::string_view line) {
    std::string_view content = base::trim(line);
    if (content.size() > 1 && (content.ends_with(',') || content.ends_with(';')) &&
        std::string_view("])}").find(content[content.size() - 2]) != std::string_view::npos)
        content.remove_suffix(1);
    constexpr std::string_view opening = "[({";
    constexpr std::string_view closing = "])}";
    const std::size_t kind = content.size() < 2 ? std::string_view::npos : opening.find(content.front());
    if (kind == std::string_view::npos || content.back() != closing[kind]) return {content};
    return {base::trim(content.substr(1, content.size() - 2)), true};
}

/// All lines, so that each stays where it is, but for blank ones at the end.
std::vector<TubeLine> tube_lines(std::string_view text) {
    std::vector<TubeLine> lines;
    for (const base::Line& line : base::lines_of(text)) lines.push_back(tube_line(line.text));
    while (!lines.empty() && is_blank(lines.back())) lines.pop_back();
    return lines;
}

std::vector<std::string_view> split(std::string_view content, std::string_view separator) {
    std::vector<std::string_view> cells;
    while (true) {
        const std::size_t end = separator == " " ? content.find_first_of(" \t") : content.find(separator);
        cells.push_back(base::trim(content.substr(0, end)));
        if (end == std::string_view::npos) return cells;
        content.remove_prefix(end + separator.size());
    }
}

/// Whether a cell can hold one unit. A name with blanks needs marks that are in no name.
bool is_unit(std::string_view cell, std::string_view separator) {
    constexpr std::string_view marks_of_lists = "[](){}<>\"'`:;|/,=";
    const bool may_have_blanks = separator == ";" || separator == "|" || separator == ",";
    return cell.find_first_of(marks_of_lists) == std::string_view::npos &&
           (may_have_blanks || cell.find_first_of(" \t") == std::string_view::npos);
}

/// `red > blue`, `red -> blue`: most who write so begin at the top.
bool is_arrow(std::string_view separator) { return separator.ends_with('>') || separator == "\u2192"; }

/// What stands between the units of all lines that have several; blanks if nothing else does.
std::string_view separator_of(const std::vector<TubeLine>& lines) {
    constexpr std::array<std::string_view, 10> separators{";",  "|",      ",", " - ", "->",
                                                          "=>", "\u2192", ">", "/",   "-"};
    for (const std::string_view separator : separators) {
        const bool stands_somewhere = std::any_of(lines.begin(), lines.end(), [&](const TubeLine& line) {
            return !may_be_empty(line.content) && line.content.find(separator) != std::string_view::npos;
        });
        if (stands_somewhere) return separator;
    }
    return " ";
}

/// Whether lines may as well be the layers of a picture, with a tube in each column; between commas, only
/// with places on top, as formats of their own know full ones.
bool may_be_layers(const std::vector<TubeLine>& lines, std::string_view separator) {
    const bool has_bars = separator == "|";
    if (!has_bars && separator != "," && separator != ";") return false;
    bool has_places = false;
    std::vector<bool> filled;
    for (const TubeLine& line : lines) {
        if (is_blank(line)) continue;
        const auto cells = split(line.content, separator);
        if (filled.empty()) filled.resize(cells.size());
        if (cells.size() != filled.size()) return false;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool may_be_place = cells[i].empty() || may_be_empty(cells[i]);
            if (may_be_place && filled[i] && !has_bars) return false;
            filled[i] = !may_be_place;
            has_places = has_places || may_be_place;
        }
    }
    return has_bars || has_places;
}

std::optional<std::string> text_of(const TubeLine& tube, std::string_view separator) {
    if (is_blank(tube)) return "\n";
    if (tube.content.empty()) return "empty\n";
    // `-` would say that lines begin at the bottom.
    if (may_be_empty(tube.content)) return is_arrow(separator) ? "_\n" : fmt::format("{}\n", tube.content);
    const auto cells = split(tube.content, separator);
    const bool is_alone = cells.size() == 1;
    std::string line;
    for (const std::string_view cell : cells) {
        if (cell.empty()) {
            if (separator == " ") continue;
            return std::nullopt;  // a place, or nothing
        }
        // What stands alone in its line and is several words is no unit.
        if (!is_unit(cell, is_alone ? " " : separator)) return std::nullopt;
        line += word_of(cell) + ' ';
    }
    return line + '\n';
}

}  // namespace

bool has_only_places(std::string_view content) {
    constexpr std::string_view between = ",;|/ \t";
    while (!content.empty()) {
        const std::size_t end = std::min(content.find_first_of(between), content.size());
        if (end > 0 && !may_be_empty(content.substr(0, end))) return false;
        content.remove_prefix(std::min(end + 1, content.size()));
    }
    return true;
}

std::optional<SeparatedLines> without_separators(std::string_view text, bool are_tubes) {
    if (!has_lines_of_level(text)) return std::nullopt;
    const std::vector<TubeLine> lines = tube_lines(text);
    const auto has_brackets = [](const TubeLine& line) { return line.has_brackets; };
    const auto count = static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), has_brackets));
    const bool are_in_brackets =
        count > 0 && std::all_of(lines.begin(), lines.end(), [](const TubeLine& line) {
            return line.has_brackets || has_only_places(line.content) || may_be_empty(line.content);
        });
    const bool are_empty = count > 0 && std::all_of(lines.begin(), lines.end(), [](const TubeLine& line) {
                               return !line.has_brackets || line.content.empty();
                           });
    const std::string_view separator = separator_of(lines);
    const bool are_apart = are_in_brackets || are_empty || (count == 0 && separator != " ");
    if (lines.size() < 2 || !are_apart) return std::nullopt;
    if (!are_in_brackets && !are_tubes && may_be_layers(lines, separator)) return std::nullopt;
    // Arrows without any empty tube may be the edges of a map.
    const auto has_places = [](const TubeLine& line) { return has_only_places(line.content); };
    if (is_arrow(separator) && !are_tubes && std::none_of(lines.begin(), lines.end(), has_places))
        return std::nullopt;
    SeparatedLines found;
    found.lines.has_places = false;
    for (const TubeLine& each : lines) {
        const auto line = text_of(each, separator);
        if (!line) return std::nullopt;
        found.lines.text += *line;
    }
    found.lines.assumed.push_back(
        {puzzles::Open::form, separator == " "
                                  ? fmt::format("brackets {} tubes", are_empty ? "for empty" : "around")
                                  : fmt::format("{} between units", base::quoted(base::trim(separator)))});
    const auto first = std::find_if_not(lines.begin(), lines.end(), is_blank);
    found.is_empty_beside_brackets = are_in_brackets && !std::all_of(first, lines.end(), has_brackets);
    return found;
}

}  // namespace decant::reading
