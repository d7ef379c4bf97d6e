// Bottles as a program that plays on a phone writes them: words of letters from the top, `E` for an empty
// place, and `!R` before a bottle behind a curtain, which opens when R is complete.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort::bottles {
namespace {

constexpr char empty_place = 'E';

bool is_color(char c) { return c >= 'A' && c <= 'Z' && c != empty_place; }

/// A word such as `EEGR`, `!R` or `!R,OBOP`.
struct Bottle {
    char curtain = 0;
    std::size_t places = 0;  ///< none of a bottle behind a curtain of which nothing is known
    std::string_view units = {};
};

std::optional<Bottle> bottle_of(std::string_view word) {
    Bottle bottle;
    if (word.starts_with('!')) {
        if (word.size() < 2 || !is_color(word[1])) return std::nullopt;
        bottle.curtain = word[1];
        word.remove_prefix(2);
        if (word.empty()) return bottle;
        if (word.front() != ',') return std::nullopt;
        word.remove_prefix(1);
    }
    bottle.places = word.size();
    bottle.units = word.substr(std::min(word.find_first_not_of(empty_place), word.size()));
    const bool is_whole =
        std::all_of(bottle.units.begin(), bottle.units.end(), [](char c) { return is_color(c) || c == '?'; });
    return word.empty() || word.size() > max_capacity || !is_whole ? std::nullopt : std::optional(bottle);
}

Recognition recognize(std::string_view text) {
    const auto words = base::words_of(base::trim(text), " ");
    const bool are_bottles = std::all_of(words.begin(), words.end(),
                                         [](std::string_view word) { return bottle_of(word).has_value(); });
    const bool has_curtain =
        std::any_of(words.begin(), words.end(), [](std::string_view word) { return word.starts_with('!'); });
    return are_bottles && has_curtain ? Recognition::yes : Recognition::no;
}

Result<RawLevel> parse(std::string_view text) {
    RawLevel level;
    level.is_native = true;
    level.order = Order::top_first;
    std::vector<Bottle> bottles;
    std::size_t capacity = 1;
    const auto words = base::words_of(base::trim(text), " ");
    for (const std::string_view word : words) {
        const auto bottle = bottle_of(word);
        if (!bottle) {
            return problem_at(text, word, fmt::format("{} is not a bottle", base::quoted(word)),
                              "write letters from the top, E for an empty place, perhaps !R, before them");
        }
        capacity = std::max(capacity, bottle->places);
        bottles.push_back(*bottle);
    }
    level.capacity = static_cast<int>(capacity);
    for (std::size_t b = 0; b < bottles.size(); ++b) {
        const std::size_t offset = base::offset_of(text, words[b]);
        if (auto full = level.add_tube(text, offset)) return *full;
        if (bottles[b].curtain != 0)
            level.tube_rules.push_back({"opens", fmt::format("done.{}", bottles[b].curtain), {b}, offset});
        const std::string unknown(bottles[b].places == 0 ? capacity : 0, '?');
        for (const char unit : bottles[b].places == 0 ? std::string_view(unknown) : bottles[b].units) {
            if (auto full = level.add_unit(text, offset, std::string(1, unit), unit == '?')) return *full;
        }
    }
    return level;
}

}  // namespace

constinit const Format format{"bottles", "words from the top, E for an empty place, !R, before a curtain",
                              recognize, parse,
                              nullptr,   "RB BG EE EE !B,GR\n"};

}  // namespace decant::puzzles::tube_sort::bottles
