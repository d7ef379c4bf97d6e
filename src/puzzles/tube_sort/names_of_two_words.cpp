// Looks for words that always stand beside the same other one, and for lines that are pairs of words all
// along.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/names_of_two_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::quoted;
using Unit = RawLevel::Unit;

/// `light blue` is one color in two words. A color `light` would lie on top somewhere, or on itself.
std::optional<Diagnostic> find_shade(std::string_view text, const RawLevel& level) {
    static constexpr base::Words shades = "light dark pale bright deep hot neon medium sky royal";
    const auto is_shade = [](const Unit& unit) {
        return !unit.is_certain && base::holds(shades, unit.color);
    };
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

bool may_be_of_name(const Unit& word) {
    return !word.is_certain && !word.is_hidden && word.color.size() > 1 && sign_of(word) == Emptiness::none &&
           word.color.find_first_of("0123456789") == std::string::npos;
}

/// The level with such pairs of words as one unit each.
RawLevel joined(const RawLevel& level, const std::string& first, const std::string& second) {
    RawLevel joined = level;
    for (RawLevel::Tube& tube : joined.tubes) {
        const std::vector<Unit> words = std::move(tube.units);
        tube.units.clear();
        for (std::size_t i = 0; i < words.size(); ++i) {
            tube.units.push_back(words[i]);
            if (words[i].color != first || i + 1 == words.size() || words[i + 1].color != second) continue;
            tube.units.back().color += " " + words[++i].color;
        }
    }
    return joined;
}

/// What stands on one side of each unit of a color, if that is always the same other word, so often or more.
std::map<std::string, std::string> companions(const RawLevel& level, bool are_before, int often) {
    struct Seen {
        std::string beside;
        int times = 0;
        bool is_same = true;
    };
    std::map<std::string, Seen> seen;
    for (const RawLevel::Tube& tube : level.tubes) {
        for (std::size_t i = 0; i < tube.units.size(); ++i) {
            if (!may_be_of_name(tube.units[i])) continue;
            Seen& word = seen[tube.units[i].color];
            const bool is_at_end = are_before ? i == 0 : i + 1 == tube.units.size();
            const Unit* other = is_at_end ? nullptr : &tube.units[are_before ? i - 1 : i + 1];
            if (other == nullptr || !may_be_of_name(*other) || other->color == tube.units[i].color ||
                (word.times > 0 && word.beside != other->color))
                word.is_same = false;
            else
                word.beside = other->color;
            ++word.times;
        }
    }
    std::map<std::string, std::string> found;
    for (const auto& [color, word] : seen)
        if (word.is_same && word.times >= often) found.emplace(color, word.beside);
    return found;
}

/// Some colors in two words, as in `verde claro`, amid others in one. By chance, hardly any color lies beside
/// the same other one each time.
std::optional<Diagnostic> find_companions(std::string_view text, const RawLevel& level) {
    RawLevel one = level;
    const Unit* first = nullptr;
    for (const bool are_before : {true, false}) {
        for (const auto& [word, other] : companions(one, are_before, 3)) {
            const auto& [before, behind] = are_before ? std::tie(other, word) : std::tie(word, other);
            one = joined(one, before, behind);
            if (first == nullptr)
                first =
                    first_unit(level, [&, name = before](const Unit& unit) { return unit.color == name; });
        }
    }
    if (first == nullptr || tallest(one) < 2 || colors_of(one).size() < 2) return std::nullopt;
    if (!Names(one, ReadOptions()).fill_tubes()) return std::nullopt;
    return problem_at(text, first->offset,
                      fmt::format("{} may be part of a name in two words", quoted(first->color)),
                      "join the words of such names, as in light-blue, or write `decant tube-sort 1` above "
                      "if each word is a color",
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
            if (!may_be_of_name(words[i]) || !may_be_of_name(words[i + 1])) return std::nullopt;
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
    auto problem = find_shade(text, level);
    if (!problem) problem = find_pairs(text, level);
    return problem ? problem : find_companions(text, level);
}

bool may_hold_names_of_two_words(const RawLevel& level) {
    return !companions(level, false, 2).empty() || !companions(level, true, 2).empty();
}

}  // namespace decant::puzzles::tube_sort
