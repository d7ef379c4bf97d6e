// What a published Python solver saves of a game: `i`, the name of the level, the number of tubes, then one
// line a tube, top first; `-` is an empty place.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/words.hpp"

namespace decant::puzzles::tube_sort::saved_game {
namespace {

using base::quoted;

constexpr std::size_t head_lines = 3;

/// What may stand behind the name of a level.
struct Flag {
    std::string_view word;
    std::string_view meaning;
    std::string_view remedy;
};
constexpr Flag flags[] = {
    {"drain", "units leave their tube at its bottom, a rule that decant does not have",
     "leave such levels out"},
    {"blind", "units hide again after each move, a rule that decant does not have",
     "take the word out to solve the level with all units in sight"},
    {"mystery", "units of this level were hidden at its start, a rule that decant does not have",
     "take the word out if all units are known"}};

std::optional<Diagnostic> find_flag(std::string_view text, const base::Line& name_line) {
    const auto words = words_of(name_line);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto flag = std::find_if(std::begin(flags), std::end(flags),
                                       [&](const Flag& each) { return each.word == words[i].text; });
        if (flag == std::end(flags)) continue;
        return problem_at(text, words[i].offset,
                          fmt::format("{} says that {}", quoted(flag->word), flag->meaning), flag->remedy);
    }
    return std::nullopt;
}

Recognition recognize(std::string_view text) {
    const auto lines = base::lines_of(text.substr(0, 4096));
    if (lines.size() <= head_lines || base::trim(lines[0].text) != "i") return Recognition::no;
    const bool has_count = base::parse_number(base::trim(lines[2].text), 1'000'000'000).has_value();
    return has_count && words_of(lines[head_lines]).size() > 1 ? Recognition::yes : Recognition::no;
}

Result<RawLevel> parse(std::string_view text) {
    auto lines = base::lines_of(text);
    while (!lines.empty() && base::trim(lines.back().text).empty()) lines.pop_back();
    const auto count =
        lines.size() > head_lines ? base::parse_number(base::trim(lines[2].text), max_tubes) : std::nullopt;
    if (!count || base::trim(lines[0].text) != "i") {
        return problem_at(text, 0, "this is no saved game",
                          fmt::format("write i, a name, 1 to {} and the tubes, each in a line", max_tubes));
    }
    if (auto flag = find_flag(text, lines[1])) return *std::move(flag);
    if (lines.size() - head_lines != static_cast<std::size_t>(*count)) {
        return problem_at(text, lines[2].offset,
                          fmt::format("the text has {} of {} tubes", lines.size() - head_lines, *count),
                          "correct the number, or write one line for each tube");
    }
    RawLevel level;
    level.order = Order::top_first;
    level.empty_tube = "a line of '-'";
    for (std::size_t i = head_lines; i < lines.size(); ++i) {
        if (auto problem = add_tube_of_words(level, text, lines[i])) return *std::move(problem);
        const std::size_t height = level.tubes.back().units.size();
        if (height == level.tubes.front().units.size()) continue;
        return problem_at(text, lines[i].offset,
                          fmt::format("this tube has {}, the first {}", base::counted(height, "place"),
                                      level.tubes.front().units.size()),
                          "write '-' for each empty place, and '?' for each unknown unit");
    }
    level.capacity = static_cast<int>(level.tubes.front().units.size());
    return level;
}

Result<std::string> print(const Board& board) {
    if (const auto odd = cannot_vary("saved-game", board)) return *odd;
    if (all_full(board)) return cannot_hold("saved-game", "a level in which all tubes are full");
    if (const auto doubt = cannot_name("saved-game", board)) return *doubt;
    std::string text = fmt::format("i\nlevel\n{}\n", board.tubes.size());
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> words;
        for (const Color color : tube.units) {
            const std::string& name = words.emplace_back(color == hidden ? "?" : board.colors[color]);
            if (name.find_first_of(" \t") != std::string::npos || (color != hidden && name == "?"))
                return cannot_hold("saved-game", fmt::format("the color {}", quoted(name)));
        }
        words.resize(static_cast<std::size_t>(tube.capacity), "-");
        std::reverse(words.begin(), words.end());
        text += fmt::format("{}\n", fmt::join(words, "\t"));
    }
    return text;
}

}  // namespace

constinit const Format format{"saved-game", "a saved game: i, name, count, then one line per tube, top first",
                              recognize,    parse,
                              print,        "i\na level\n3\nred\tblue\nblue\tred\n-\t-\n"};

}  // namespace decant::puzzles::tube_sort::saved_game
