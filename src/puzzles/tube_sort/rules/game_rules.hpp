// The rules of a game beyond WATER and BALL that hold for all tubes, and how texts spell them.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace decant::puzzles::tube_sort {

/// Most games have the defaults. A hidden unit has a color that the player does not see, so nothing is poured
/// onto it; on top of its tube it comes to light.
struct GameRules {
    bool complete_locks = false;  ///< a complete tube gives nothing, unless it has to end empty
    bool reveal_units = false;    ///< each alone; else the whole run of its color comes to light
    bool carry_hidden = false;    ///< WATER: hidden units of the color go along; else a pour stops at them
    bool count_shown = false;     ///< with a hidden unit, a tube is neither complete nor part of a goal

    friend bool operator==(const GameRules&, const GameRules&) = default;
};

/// A rule as a key with its usual value and the other one.
struct GameKey {
    std::string_view key;
    std::string_view usual;
    std::string_view other;
    bool GameRules::* rule;
    bool is_of_hidden_units = true;  ///< says nothing where none is hidden
};
inline constexpr std::array game_keys{
    GameKey{"complete", "stays", "locks", &GameRules::complete_locks, false},
    GameKey{"reveal", "run", "unit", &GameRules::reveal_units},
    GameKey{"carry", "shown", "color", &GameRules::carry_hidden},
    GameKey{"counts", "color", "shown", &GameRules::count_shown}};

}  // namespace decant::puzzles::tube_sort
