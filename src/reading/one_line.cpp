// Takes a line apart at the marks that stand between its tubes.
// SPDX-License-Identifier: MIT
#include "reading/one_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"

namespace decant::reading {
namespace {

constexpr std::string_view blanks_and_commas = " \t,";

/// Without a comment behind it.
std::string_view tubes_in(std::string_view line) {
    return line.substr(0, std::min(line.find(" #"), line.find("\t#")));
}

/// What stands between tubes: the only one of these marks, or a comma where there is none.
std::optional<char> mark_between(std::string_view tubes) {
    char found = ',';
    for (const char mark : {';', '|', '/'}) {
        if (tubes.find(mark) == std::string_view::npos) continue;
        if (found != ',') return std::nullopt;
        found = mark;
    }
    return found;
}

std::vector<std::string_view> tubes_between(std::string_view line, char mark) {
    std::vector<std::string_view> tubes;
    while (true) {
        const std::size_t end = line.find(mark);
        tubes.push_back(base::trim(line.substr(0, end)));
        if (end == std::string_view::npos) return tubes;
        line.remove_prefix(end + 1);
    }
}

/// Whether a mark stands between tubes and not between units: each tube has several units, or each mark a
/// blank behind it. Where there are commas, the former must be so; where they are the marks, both.
bool is_between_tubes(char mark, std::string_view line, const std::vector<std::string_view>& tubes) {
    bool has_blanks = true;
    for (std::size_t at = 0; at + 1 < line.size(); ++at) {
        if (line[at] == mark && line[at + 1] != ' ' && line[at + 1] != mark) has_blanks = false;
    }
    const bool have_units = std::all_of(tubes.begin(), tubes.end(), [](std::string_view tube) {
        return tube.find_first_of(blanks_and_commas) != std::string_view::npos || tube.empty() ||
               tube.ends_with(':') || tube.ends_with('=') ||
               puzzles::emptiness(tube) != puzzles::Emptiness::none;
    });
    const bool has_commas = line.find(',') != std::string_view::npos;
    return has_commas ? have_units && (has_blanks || mark != ',') : have_units || has_blanks;
}

/// Whether the first word is there again, as it hardly is in a sentence.
bool repeats_a_word(std::string_view line) {
    line = base::trim(line);
    const std::string_view first = line.substr(0, line.find_first_of(blanks_and_commas));
    return line.find(first, first.size()) != std::string_view::npos;
}

}  // namespace

std::optional<TubesOfLine> tubes_of_line(std::string_view text) {
    constexpr std::size_t longest = std::size_t{1}
                                    << 16;  // all tubes that a level may have, and names of 30 bytes
    if (text.size() > longest || !has_lines_of_level(text)) return std::nullopt;
    auto lines = base::lines_of(text);
    std::erase_if(lines, [](const base::Line& line) {
        return is_blank_line(line) || is_beside_tubes(base::trim(line.text));
    });
    if (lines.size() != 1) return std::nullopt;
    const std::string_view line = tubes_in(lines.front().text);
    const auto mark = mark_between(line);
    if (!mark) return std::nullopt;
    const auto tubes = tubes_between(line, *mark);
    const auto is_of_program = [](std::string_view tube) {
        return tube != "(empty)" && tube.find_first_of("()[]{}<>\"'`") != std::string_view::npos;
    };
    const auto has_units = [](std::string_view tube) {
        return tube.find_first_of(blanks_and_commas) != std::string_view::npos;
    };
    if (tubes.size() < 2 || std::none_of(tubes.begin(), tubes.end(), has_units) ||
        std::any_of(tubes.begin(), tubes.end(), is_of_program) || !is_between_tubes(*mark, line, tubes))
        return std::nullopt;
    TubesOfLine found;
    // Comments stay where they are.
    found.lines.text = text;
    found.lines.text.replace(lines.front().offset, line.size(), line.size(), ' ') += '\n';
    for (const std::string_view tube : tubes) found.lines.text.append(tube.empty() ? "_" : tube) += '\n';
    found.repeats_a_word = repeats_a_word(line);
    found.lines.has_places = false;
    const std::string name = base::quoted({&*mark, 1});
    found.lines.assumed.push_back({puzzles::Open::form, fmt::format("{} between tubes", name)});
    if (tubes.back().empty() && !tubes[tubes.size() - 2].empty())
        found.doubt = base::problem_at(text, lines.front().offset + line.find_last_of(*mark),
                                       fmt::format("{} may end a tube or begin an empty one", name),
                                       "leave it out, or write '-' behind it for an empty tube",
                                       base::ProblemKind::part_or_remark);
    return found;
}

}  // namespace decant::reading
