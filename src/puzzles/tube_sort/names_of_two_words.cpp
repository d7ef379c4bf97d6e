// Looks for words that always stand before another one, and for lines that are pairs of words all along.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/names_of_two_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::quoted;
using Unit = RawLevel::Unit;

/// `light blue` is one color in two words. A color `light` would lie on top somewhere, or on itself.
std::optional<Diagnostic> find_shade(std::string_view text, const RawLevel& level) {
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
                      fmt::format("join the words of a name, as in {}-blue", first->color),
                      base::ProblemKind::units_not_separated);
}

/// Two words a color: no word stands in both places of a pair, and the pairs fill tubes. Where each word is a
/// color, that hardly ever comes about by chance, as each color would lie at even heights alone, or at odd
/// ones.
std::optional<Diagnostic> find_pairs(std::string_view text, const RawLevel& level) {
    RawLevel pairs = level;
    std::set<std::string> first;
    std::set<std::string> second;
    std::size_t tallest = 0;
    for (RawLevel::Tube& tube : pairs.tubes) {
        const std::vector<Unit> words = std::move(tube.units);
        tube.units.clear();
        if (words.size() == 1 && sign_of(words.front()) == Emptiness::sure) continue;
        if (words.size() % 2 != 0) return std::nullopt;
        for (std::size_t i = 0; i < words.size(); i += 2) {
            const bool are_names = std::all_of(&words[i], &words[i] + 2, [](const Unit& word) {
                return !word.is_certain && !word.is_hidden && word.color.size() > 1 &&
                       sign_of(word) == Emptiness::none &&
                       word.color.find_first_of("0123456789") == std::string::npos;
            });
            if (!are_names) return std::nullopt;
            first.insert(words[i].color);
            second.insert(words[i + 1].color);
            tube.units.push_back(words[i]);
            tube.units.back().color += " " + words[i + 1].color;
        }
        tallest = std::max(tallest, tube.units.size());
    }
    const bool overlap = std::any_of(first.begin(), first.end(),
                                     [&](const std::string& word) { return second.contains(word); });
    if (overlap || tallest < 2 || colors_of(pairs).size() < 2) return std::nullopt;
    if (!Names(pairs, ReadOptions()).fill_tubes()) return std::nullopt;
    const Unit* pair = first_unit(pairs, [](const Unit&) { return true; });
    return problem_at(text, pair->offset, fmt::format("{} may be one name in two words", quoted(pair->color)),
                      "join the words of such names, as in light-blue, or write `decant tube-sort 1` above "
                      "if each word is a color",
                      base::ProblemKind::units_not_separated);
}

}  // namespace

std::optional<Diagnostic> find_name_of_two_words(std::string_view text, const RawLevel& level) {
    auto shade = find_shade(text, level);
    return shade ? shade : find_pairs(text, level);
}

}  // namespace decant::puzzles::tube_sort
