// Deals random levels.
// SPDX-License-Identifier: MIT
#include "reference/random_levels.hpp"

#include <set>

#include <iterator>
#include <string>
#include <utility>

namespace reference {
namespace {

using decant::base::Random;

/// Traits that set a level apart from a plain one; several of these may come together.
struct Traits {
    bool unequal;        ///< capacities
    bool several_tubes;  ///< for a color
    bool missing_units;
    bool anywhere;       ///< units lie in all tubes, also in those that would be empty
    bool nearly_sorted;  ///< so that tubes are complete, or the whole level is
    bool twice;          ///< each filled tube comes twice
};

/// Up to where the graphs mostly stay small. Tubes of one unit are always sorted, so they are rare.
int random_capacity(int colors, Random& random) {
    constexpr int tallest[] = {0, 0, 9, 6, 5, 4, 4};
    return random.below(32) == 0 ? 1 : random.between(2, tallest[colors]);
}

Traits random_traits(Random& random) {
    const auto one_in = [&](std::size_t n) { return random.below(n) == 0; };
    return {one_in(4), one_in(5), one_in(5), one_in(5), one_in(8), one_in(12)};
}

/// The units of all colors, color by color, and how many tubes they would fill if none were missing.
struct Units {
    std::vector<char> letters;
    int tubes = 0;
};

Units random_units(const Traits& traits, int colors, int capacity, Random& random) {
    Units units;
    for (int c = 0; c < colors; ++c) {
        const int tubes = traits.several_tubes ? random.between(1, 3) : 1;
        const int missing = traits.missing_units ? random.between(0, capacity - 1) : 0;
        units.letters.insert(units.letters.end(), static_cast<std::size_t>(tubes * capacity - missing),
                             static_cast<char>('A' + c));
        units.tubes += tubes;
    }
    return units;
}

/// Makes some tubes taller and others shorter; all together hold as much as before.
void make_unequal(std::vector<int>& capacities, Random& random) {
    for (std::size_t change = 0; change < 2 * capacities.size(); ++change) {
        int& less = capacities[random.below(capacities.size())];
        int& more = capacities[random.below(capacities.size())];
        if (less > 1 && more < 9) --less, ++more;
    }
}

void swap_a_few(std::vector<char>& letters, Random& random) {
    for (std::size_t swaps = random.below(6); swaps > 0; --swaps)
        std::swap(letters[random.below(letters.size())], letters[random.below(letters.size())]);
}

/// Lays the units into the tubes from the first one on.
void lay(Level& level, const std::vector<char>& letters) {
    std::size_t t = 0;
    for (const char letter : letters) {
        while (level.tubes[t].size() == static_cast<std::size_t>(level.capacities[t])) ++t;
        level.tubes[t] += letter;
    }
}

/// Drops the units one by one into random tubes that have room.
void scatter(Level& level, const std::vector<char>& letters, Random& random) {
    for (const char letter : letters) {
        std::size_t t = random.below(level.tubes.size());
        while (level.tubes[t].size() == static_cast<std::size_t>(level.capacities[t]))
            t = (t + 1) % level.tubes.size();
        level.tubes[t] += letter;
    }
}

/// None is rare: then nothing can move, unless units are missing.
void add_empty_tubes(Level& level, const Traits& traits, Random& random) {
    constexpr int counts[] = {0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3};
    for (int more = counts[random.below(std::size(counts))]; more > 0; --more) {
        level.capacities.push_back(traits.unequal ? random.between(1, 6) : level.capacities.front());
        level.tubes.emplace_back();
    }
}

void come_twice(Level& level) {
    const Level once = level;
    level.tubes.insert(level.tubes.end(), once.tubes.begin(), once.tubes.end());
    level.capacities.insert(level.capacities.end(), once.capacities.begin(), once.capacities.end());
}

}  // namespace

Level random_level(Random& random) {
    const Traits traits = random_traits(random);
    const int colors = random.between(2, traits.twice ? 3 : 6);
    const int capacity = random_capacity(colors, random);
    Units units = random_units(traits, colors, capacity, random);

    Level level;
    level.ball = random.below(2) == 1;
    level.capacities.assign(static_cast<std::size_t>(units.tubes), capacity);
    if (traits.unequal) make_unequal(level.capacities, random);
    level.tubes.resize(level.capacities.size());
    if (traits.anywhere) add_empty_tubes(level, traits, random);
    traits.nearly_sorted ? swap_a_few(units.letters, random) : random.shuffle(units.letters);
    traits.anywhere ? scatter(level, units.letters, random) : lay(level, units.letters);
    if (traits.twice) come_twice(level);
    if (!traits.anywhere) add_empty_tubes(level, traits, random);
    return level;
}

namespace {

std::vector<TubeRules::Part> random_condition(Row row, const std::string& letters, Random& random) {
    const int color = letters[random.below(letters.size())];
    if (row == Row::curtain) return {{'c', color, false}};
    if (row == Row::number) return {{'n', random.between(1, 3), false}};
    if (row == Row::moves) return {{'m', random.between(1, 4), false}};
    const std::size_t kind = random.below(4);
    if (kind == 0) return {{'c', color, true}};
    if (kind == 1) return {{'c', color, false}, {'m', random.between(1, 5), false}};
    return {{'m', random.between(1, 6), true}, {'n', random.between(1, 2), random.below(2) == 0}};
}

/// Until a tube of its group is complete, or what conditions say else.
std::vector<TubeRules::Part> random_ice(const std::string& letters, Random& random) {
    const std::size_t kind = random.below(4);
    if (kind == 0) return {{'c', letters[random.below(letters.size())], false}};
    if (kind == 1) return {{'m', random.between(1, 4), random.below(2) == 0}};
    if (kind == 2) return {{'g', random.between(1, 2), random.below(3) == 0}};
    return {{'g', random.between(1, 2), false}, {'m', random.between(1, 4), false}};
}

/// Some colors, in the order of the alphabet, and at least one.
void ask_for_some_colors(Level& level, Random& random) {
    std::set<char> colors;
    for (const std::string& tube : level.tubes) {
        for (const char unit : tube) colors.insert(unit < 'a' ? unit : static_cast<char>(unit - 'a' + 'A'));
    }
    level.sorts.clear();
    for (const char color : colors) {
        if (random.below(2) == 0) level.sorts += color;
    }
    if (level.sorts.empty()) level.sorts += *colors.begin();
}

/// Every unit, or about half of them, or a few: also on top of tubes, where they come to light at once.
void hide_units(Level& level, Random& random) {
    const std::size_t one_in = random.below(4) + 1;
    level.hiding = {true, random.below(2) == 0, random.below(4) == 0, random.below(2) == 0};
    for (std::string& tube : level.tubes) {
        for (char& unit : tube) {
            if (random.below(one_in) == 0 && unit < 'a') unit = static_cast<char>(unit - 'A' + 'a');
        }
    }
}

}  // namespace

void add_rules(Level& level, Row row, Random& random) {
    if (row == Row::hidden) return hide_units(level, random);
    if (row == Row::sorts) return ask_for_some_colors(level, random);
    if (row == Row::locks) {
        level.locks = true;
        return;
    }
    level.rules.resize(level.tubes.size());
    std::string letters = "-";
    for (const std::string& tube : level.tubes) {
        for (const char unit : tube) letters += unit < 'a' ? unit : static_cast<char>(unit - 'a' + 'A');
    }
    for (int more = random.between(1, 2); more > 0; --more) {
        TubeRules& rules = level.rules[random.below(level.rules.size())];
        if (row == Row::accepts)
            rules.accepts = letters[random.below(letters.size())];
        else if (row == Row::gives && rules.gives_when.empty())
            rules.gives = false;
        else if (row == Row::ends)
            rules.ends_empty = true;
        else if (row == Row::ice && rules.gives)
            rules.gives_when = random_ice(letters.substr(1), random);
        else if (rules.opens.empty())
            rules.opens = random_condition(row, letters.substr(1), random);
    }
}

}  // namespace reference
