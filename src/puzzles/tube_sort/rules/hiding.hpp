// How hidden units come to light, go along and count, and how texts spell it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace decant::puzzles::tube_sort {

/// The rules of levels with hidden units. A hidden unit has a color that the player does not see, so nothing
/// is poured onto it; on top of its tube it comes to light.
struct HidingRules {
    bool reveal_units = false;  ///< each alone; else the whole run of its color comes to light
    bool carry_hidden = false;  ///< WATER: hidden units of the color go along; else a pour stops at them
    bool count_shown = false;   ///< with a hidden unit, a tube is neither complete nor part of a goal

    friend bool operator==(const HidingRules&, const HidingRules&) = default;
};

/// A rule as a key with its usual value and the other one.
struct HidingKey {
    std::string_view key;
    std::string_view usual;
    std::string_view other;
    bool HidingRules::* rule;
};
inline constexpr std::array hiding_keys{HidingKey{"reveal", "run", "unit", &HidingRules::reveal_units},
                                        HidingKey{"carry", "shown", "color", &HidingRules::carry_hidden},
                                        HidingKey{"counts", "color", "shown", &HidingRules::count_shown}};

}  // namespace decant::puzzles::tube_sort
