// The numbers of tubes and of their units in the first line, then one line a tube; the tubes that are not
// written are empty.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_sort/words.hpp"

namespace decant::puzzles::tube_sort::counts {
namespace {

struct Head {
    int tubes = 0;
    int capacity = 0;
};

std::optional<Head> head_of(const base::Line& line) {
    const auto words = words_of(line);
    if (words.size() != 2) return std::nullopt;
    const auto tubes = base::parse_number(words[0].text, max_tubes);
    const auto capacity = capacity_of(words[1].text);
    if (!tubes || !capacity) return std::nullopt;
    return Head{*tubes, *capacity};
}

Result<RawLevel> counted(std::string_view text) {
    auto lines = base::lines_of(text);
    const auto is_blank = [](const base::Line& line) { return base::trim(line.text).empty(); };
    lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), is_blank));
    while (!lines.empty() && is_blank(lines.back())) lines.pop_back();
    const auto head = lines.empty() ? std::nullopt : head_of(lines.front());
    if (!head) {
        return problem_at(
            text, 0, "the numbers of tubes and of units in each are missing",
            fmt::format("write both in the first line, at most {} and {}", max_tubes, max_capacity));
    }
    const std::size_t offset = lines.front().offset;
    lines.erase(lines.begin(), std::find_if_not(lines.begin() + 1, lines.end(), is_blank));
    RawLevel level;
    level.capacity = head->capacity;
    level.empty_tube = "one more in the first line";
    for (const base::Line& line : lines) {
        if (is_blank(line)) {
            return problem_at(text, line.offset, "this blank line may be an empty tube",
                              "remove it; tubes that are not written are empty",
                              base::ProblemKind::part_or_remark);
        }
        if (auto problem = add_tube_of_words(level, text, line)) return *std::move(problem);
    }
    if (std::ssize(level.tubes) > head->tubes) {
        return problem_at(text, offset,
                          fmt::format("the text has {} of {} tubes", level.tubes.size(), head->tubes),
                          "correct the number", base::ProblemKind::contradiction);
    }
    while (std::ssize(level.tubes) < head->tubes) {
        if (auto full = level.add_tube(text, offset)) return *std::move(full);
    }
    return level;
}

/// Where no tube is left to be empty, the first number may be that of the colors.
Result<RawLevel> parse(std::string_view text) {
    auto level = counted(text);
    if (!level) return level;
    const auto is_full = [&](const RawLevel::Tube& tube) {
        return std::ssize(tube.units) == *level->capacity;
    };
    const auto lines = base::lines_of(text);
    const auto has_room = std::find_if_not(level->tubes.begin(), level->tubes.end(), is_full);
    if (has_room == level->tubes.end()) {
        return problem_at(text, text.find_first_not_of(" \t\n"), "all tubes are full, or this counts colors",
                          "count the empty tubes, too");
    }
    const auto is_blank = [](const base::Line& line) { return base::trim(line.text).empty(); };
    const auto head = std::find_if_not(lines.begin(), lines.end(), is_blank);
    const auto blank = std::find_if(head + 1, lines.end(), is_blank);
    const bool are_written = !level->tubes.back().units.empty();
    const auto is_word = [](const base::Line& line) {
        return emptiness(base::trim(line.text)) == Emptiness::sure;
    };
    // The end of the text may be a line, too.
    const bool may_be_tubes = blank == head + 1 && lines.end() - head >= std::ssize(level->tubes) &&
                              std::none_of(head, lines.end(), is_word);
    if ((are_written || may_be_tubes) && blank != lines.end()) {
        return problem_at(text, blank->offset, "this blank line may be an empty tube",
                          "remove it; tubes that are not written are empty");
    }
    level->capacity = capacity_by(*level->capacity, *level);
    return level;
}

bool has_two_colors(const RawLevel& level) {
    std::string_view first;
    for (const RawLevel::Tube& tube : level.tubes) {
        for (const RawLevel::Unit& unit : tube.units) {
            if (first.empty()) first = unit.color;
            if (unit.color != first) return true;
        }
    }
    return false;
}

/// The numbers may as well be the two colors of a first tube. They are none where no tube is as high as they
/// say, or where all that they would leave is of one color.
Recognition recognize(std::string_view text) {
    const auto level = counted(text);
    if (!level || std::ssize(level->tubes) < 2 || !has_two_colors(*level) ||
        tallest(*level) != static_cast<std::size_t>(*level->capacity))
        return Recognition::no;
    return Recognition::maybe;
}

}  // namespace

constinit const Format format{"counts",  "the numbers of tubes and units, then one line per tube; only read",
                              recognize, parse,
                              nullptr,   "4 4\nred blue red blue\nblue red blue red\n"};

}  // namespace decant::puzzles::tube_sort::counts
