// A file of cups: their number, their capacity, then one line a cup, bottom first; an empty line is an empty
// cup.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/words.hpp"

namespace decant::puzzles::tube_sort::cups {
namespace {

/// Surely one if some cup has several words; else its numbers may be tubes of digits, as those that begin
/// with a zero are.
Recognition recognize(std::string_view text) {
    const auto lines = base::lines_of(text.substr(0, 200));
    constexpr int any = 1'000'000'000;
    const bool two_numbers = lines.size() >= 2 && base::parse_number(base::trim(lines[0].text), any) &&
                             base::parse_number(base::trim(lines[1].text), any);
    if (!two_numbers) return Recognition::no;
    const auto has_words = [](const base::Line& line) {
        return base::trim(line.text).find_first_of(" \t") != std::string_view::npos;
    };
    if (std::any_of(lines.begin(), lines.end(), has_words)) return Recognition::yes;
    const auto begins_with_zero = [](const base::Line& line) {
        const std::string_view digits = base::trim(line.text);
        return digits.size() > 1 && digits.front() == '0';
    };
    return begins_with_zero(lines[0]) || begins_with_zero(lines[1]) ? Recognition::no : Recognition::maybe;
}

Result<RawLevel> parse(std::string_view text) {
    auto lines = base::lines_of(text);
    const auto number_in = [&](std::size_t line, int max) {
        return line < lines.size() ? base::parse_number(base::trim(lines[line].text), max) : std::nullopt;
    };
    const auto no_number = [&](std::size_t line, std::string_view meaning, int max) {
        const bool is_there = line < lines.size();
        return problem_at(text, is_there ? lines[line].offset : text.size(),
                          is_there ? fmt::format("{} is not a {}", base::quoted(lines[line].text), meaning)
                                   : fmt::format("the {} is missing", meaning),
                          fmt::format("write 1 to {} in line {}", max, line + 1));
    };
    const auto count = number_in(0, max_tubes);
    if (!count || *count == 0) return no_number(0, "number of cups", max_tubes);
    RawLevel level;
    level.seems_bottom_first = true;
    level.empty_tube = "an empty line that line 1 counts";
    level.capacity = number_in(1, max_capacity);
    if (!level.capacity || *level.capacity == 0) return no_number(1, "capacity", max_capacity);
    const std::size_t cups_end = static_cast<std::size_t>(*count) + 2;
    // The last cup may be an empty line whose line end is the end of the text.
    if (lines.size() + 1 == cups_end && text.ends_with('\n')) lines.push_back({"", text.size()});
    if (lines.size() < cups_end) {
        return problem_at(
            text, text.size(), fmt::format("the text ends after {} of {} cups", lines.size() - 2, *count),
            "write one line for each cup, an empty line for an empty cup", base::ProblemKind::contradiction);
    }
    for (std::size_t line = 2; line < lines.size(); ++line) {
        if (line < cups_end) {
            if (auto problem = add_tube_of_words(level, text, lines[line])) return *problem;
        } else if (!base::trim(lines[line].text).empty()) {
            return problem_at(text, lines[line].offset, fmt::format("there are more than {} cups", *count),
                              "correct the number in line 1 or remove the line",
                              base::ProblemKind::contradiction);
        }
    }
    level.capacity = capacity_by(*level.capacity, level);
    return level;
}

Result<std::string> print(const Board& board) {
    if (const auto odd = cannot_vary("cups", board)) return *odd;
    if (all_full(board)) return cannot_hold("cups", "a level in which all tubes are full");
    // Nothing would show where a unit ends.
    if (tallest_capacity(board) == 1) return cannot_hold("cups", "tubes of a single unit each");
    if (const auto doubt = cannot_name("cups", board)) return *doubt;
    std::string text = fmt::format("{}\n{}\n", board.tubes.size(), tallest_capacity(board));
    for (const Tube& tube : board.tubes) {
        std::string line;
        for (const Color color : tube.units) {
            const std::string name = color == hidden ? "?" : board.colors[color];
            if (name.find_first_of(" \t") != std::string::npos || (color != hidden && name == "?")) {
                return cannot_hold("cups", fmt::format("the color {}", base::quoted(name)));
            }
            line += (line.empty() ? "" : " ") + name;
        }
        text += line + "\n";
    }
    return text;
}

}  // namespace

constinit const Format format{
    "cups",    "a file of cups: count, capacity, then one line per cup, bottom first",
    recognize, parse,
    print,     "3\n2\nred blue\nblue red\n\n"};

}  // namespace decant::puzzles::tube_sort::cups
