// The random levels for the tests of agreement are of every kind, each kind often enough.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "property/agreement.hpp"
#include "sanitized.hpp"

namespace agreement {
namespace {

std::map<char, int> units(const reference::Level& level) {
    std::map<char, int> count;
    for (const std::string& tube : level.tubes) {
        for (const char unit : tube) ++count[unit];
    }
    return count;
}

int tallest(const reference::Level& level) {
    return *std::max_element(level.capacities.begin(), level.capacities.end());
}

bool equal_capacities(const reference::Level& level) {
    return std::count(level.capacities.begin(), level.capacities.end(), tallest(level)) ==
           std::ssize(level.capacities);
}

std::ptrdiff_t empty_tubes(const reference::Level& level) {
    return std::count(level.tubes.begin(), level.tubes.end(), "");
}

bool has_several_tubes_for_a_color(const reference::Level& level) {
    const auto count = units(level);
    return std::any_of(count.begin(), count.end(),
                       [&](const auto& color) { return color.second > tallest(level); });
}

/// A color that does not fill whole tubes, where that can be said.
bool lacks_units(const reference::Level& level) {
    const auto count = units(level);
    return equal_capacities(level) && std::any_of(count.begin(), count.end(), [&](const auto& color) {
               return color.second % tallest(level) != 0;
           });
}

/// Whether some tube of at least two units passes, given its units and its capacity.
template <class Test>
bool any_tube(const reference::Level& level, Test test) {
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        if (level.tubes[t].size() > 1 && test(level.tubes[t], level.capacities[t])) return true;
    }
    return false;
}

bool has_a_partly_filled_tube(const reference::Level& level) {
    return any_tube(level, [](const std::string& tube, int capacity) { return std::ssize(tube) < capacity; });
}

bool has_a_complete_tube(const reference::Level& level) {
    return any_tube(level, [](const std::string& tube, int capacity) {
        return std::ssize(tube) == capacity && tube.find_first_not_of(tube.front()) == std::string::npos;
    });
}

bool has_tubes_that_are_alike(const reference::Level& level) {
    std::set<std::string> seen;
    return any_tube(level, [&](const std::string& tube, int) { return !seen.insert(tube).second; });
}

struct Kind {
    std::string_view name;
    int percent;  ///< at least
    bool (*holds)(const reference::Level&);
};

using L = const reference::Level&;

constexpr Kind kinds[] = {
    {"2 colors", 10, [](L level) { return units(level).size() == 2; }},
    {"3 colors", 10, [](L level) { return units(level).size() == 3; }},
    {"4 colors", 10, [](L level) { return units(level).size() == 4; }},
    {"5 colors", 10, [](L level) { return units(level).size() == 5; }},
    {"6 colors", 10, [](L level) { return units(level).size() == 6; }},
    {"capacity 1", 1, [](L level) { return tallest(level) == 1; }},
    {"capacity 2", 10, [](L level) { return tallest(level) == 2; }},
    {"capacity 3", 10, [](L level) { return tallest(level) == 3; }},
    {"capacity 4", 10, [](L level) { return tallest(level) == 4; }},
    {"capacity 5", 5, [](L level) { return tallest(level) == 5; }},
    {"capacity 6", 5, [](L level) { return tallest(level) == 6; }},
    {"taller than 6", 5, [](L level) { return tallest(level) > 6; }},
    {"equal capacities", 60, equal_capacities},
    {"unequal capacities", 10, [](L level) { return !equal_capacities(level); }},
    {"no empty tube", 10, [](L level) { return empty_tubes(level) == 0; }},
    {"1 empty tube", 10, [](L level) { return empty_tubes(level) == 1; }},
    {"2 empty tubes", 10, [](L level) { return empty_tubes(level) == 2; }},
    {"3 empty tubes", 5, [](L level) { return empty_tubes(level) == 3; }},
    {"several tubes for a color", 10, has_several_tubes_for_a_color},
    {"missing units", 10, lacks_units},
    {"a partly filled tube", 10, has_a_partly_filled_tube},
    {"a complete tube", 10, has_a_complete_tube},
    {"tubes that are alike", 10, has_tubes_that_are_alike},
};

constexpr int levels = 2'000 / tests::one_of;

TEST(RandomLevels, AreOfEveryKind) {
    decant::base::Random random(1);
    std::map<std::string_view, int> count;
    int solvable_levels = 0;
    int solved_levels = 0;
    int large_graphs = 0;
    for (int left = levels; left > 0; --left) {
        const auto [water, ball] = next_questions(random);
        for (const Kind& kind : kinds) count[kind.name] += kind.holds(water.level) ? 1 : 0;
        solvable_levels += solvable(water) ? 1 : 0;
        solved_levels += solvable(water) && water.answer.length == 0 ? 1 : 0;
        large_graphs += water.answer.states > most_states / 5 ? 1 : 0;
    }
    for (const Kind& kind : kinds) {
        EXPECT_GE(100 * count[kind.name], kind.percent * levels) << kind.name;
        RecordProperty(std::string(kind.name), count[kind.name]);
    }
    EXPECT_GE(levels - solvable_levels, levels / 10) << "unsolvable";
    EXPECT_GE(solved_levels, levels / 50) << "solved already";
    EXPECT_GE(large_graphs, levels / 20) << "more than a fifth of the states that are allowed";
    RecordProperty("unsolvable", levels - solvable_levels);
    RecordProperty("solved already", solved_levels);
    RecordProperty("large graphs", large_graphs);
}

}  // namespace
}  // namespace agreement
