// Looks at what sort of name each is, and where its units lie.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/odd_names.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>

#include "base/graphemes.hpp"
#include "base/likeness.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using Unit = RawLevel::Unit;

/// Of single characters, and of words. A code is a number or has one in it: `10`, `c7`, `#fa8072`.
enum class Sort { capital, small, digit, sign, color_word, code, word };

/// Whether the name of a color is in a word, as in `light-blue` and `red2`.
bool names_color(const std::string& name) {
    constexpr std::array<std::string_view, 62> colors{
        "red",      "green",   "blue",     "yellow",  "orange", "purple",  "pink",   "violet",    "brown",
        "gray",     "grey",    "black",    "white",   "cyan",   "magenta", "lime",   "teal",      "navy",
        "maroon",   "olive",   "gold",     "silver",  "beige",  "indigo",  "aqua",   "azure",     "amber",
        "coral",    "crimson", "turquois", "lavend",  "mint",   "peach",   "cream",  "rose",      "salmon",
        "plum",     "khaki",   "orchid",   "scarlet", "lilac",  "mauve",   "ivory",  "bronze",    "copper",
        "emerald",  "jade",    "ruby",     "fuchsia", "sky",    "tan",     "wine",   "lemon",     "cherry",
        "burgundy", "ochre",   "rust",     "sand",    "color",  "colour",  "ultram", "chartreuse"};
    const std::string look = base::likeness(name);
    return std::any_of(colors.begin(), colors.end(),
                       [&](std::string_view color) { return look.find(color) != std::string::npos; });
}

/// Zeros alone, and one digit all along, are no more a code than a word.
bool is_code(const std::string& name) {
    if (name.front() == '#') return name.find_first_not_of(name[1], 1) != std::string::npos;
    return name.find_first_of("123456789") != std::string::npos;
}

Sort sort_of(const std::string& name) {
    if (name.empty()) return Sort::sign;
    if (base::first_grapheme(name) != name) {
        if (names_color(name)) return Sort::color_word;
        return is_code(name) ? Sort::code : Sort::word;
    }
    const auto byte = static_cast<unsigned char>(name.front());
    if (std::isupper(byte) != 0) return Sort::capital;
    if (std::islower(byte) != 0) return Sort::small;
    return name.size() == 1 && std::isdigit(byte) != 0 ? Sort::digit : Sort::sign;
}

bool is_of_words(Sort sort) { return sort == Sort::word || sort == Sort::color_word; }

/// Letters stand beside digits where there are many colors, and so do numbers of two digits.
bool are_alike(Sort one, Sort other) {
    if (one == other || (is_of_words(one) && is_of_words(other))) return true;
    const auto has_number = [](Sort sort) { return sort == Sort::digit || sort == Sort::code; };
    const auto is_letter = [](Sort sort) { return sort == Sort::capital || sort == Sort::small; };
    return (has_number(one) && (has_number(other) || is_letter(other))) ||
           (has_number(other) && is_letter(one));
}

/// Whether a name is an `x` that no row of letters such as U, V, W leads to.
bool is_cross(const std::string& name, const std::set<std::string>& names) {
    const auto leads = [&](const char* one, const char* next) {
        return names.contains(one) && names.contains(next);
    };
    return (name == "x" && !leads("v", "w")) || (name == "X" && !leads("V", "W"));
}

/// Whether all units of a name are at one end of their tubes, or in tubes of their own.
bool lies_at_end(const RawLevel& raw, const std::string& name, bool is_alone) {
    bool at_front = true;
    bool at_back = true;
    for (const RawLevel::Tube& tube : raw.tubes) {
        const auto is_it = [&](const Unit& unit) { return unit.color == name; };
        const auto& units = tube.units;
        const auto count = std::count_if(units.begin(), units.end(), is_it);
        if (count == 0) continue;
        if (is_alone && count != std::ssize(units)) return false;
        at_front = at_front && std::all_of(units.begin(), units.begin() + count, is_it);
        at_back = at_back && std::all_of(units.end() - count, units.end(), is_it);
    }
    return at_front || at_back;
}

}  // namespace

std::set<std::string> odd_names(const RawLevel& raw) {
    const bool is_certain = first_unit(raw, [](const Unit& unit) { return unit.is_certain; }) != nullptr;
    const std::set<std::string> names = colors_of(raw);
    if (raw.is_own || is_certain || names.size() < 3 || names.size() > max_colors) return {};
    std::map<std::string, Sort> sorts;
    for (const std::string& name : names) sorts.emplace(name, sort_of(name));
    std::set<std::string> odd;
    for (const auto& [name, sort] : sorts) {
        if (emptiness(name) != Emptiness::none) continue;
        const auto all_others = [&, &name = name](const auto& holds) {
            return std::all_of(sorts.begin(), sorts.end(),
                               [&](const auto& other) { return other.first == name || holds(other.second); });
        };
        const bool is_unlike_all =
            all_others([&, sort = sort](Sort other) { return !are_alike(other, sort); });
        const bool is_only_unknown =
            sort == Sort::word && all_others([](Sort other) { return other == Sort::color_word; });
        const bool stands_out = is_unlike_all || is_only_unknown;
        const bool may_strike_out = is_cross(name, names);
        const bool is_odd = stands_out || may_strike_out || sort == Sort::word;
        if (is_odd && lies_at_end(raw, name, !stands_out && !may_strike_out)) odd.insert(name);
    }
    return odd;
}

}  // namespace decant::puzzles::tube_sort
