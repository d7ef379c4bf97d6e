// The rules of single tubes beyond those of their level, as one value, and how texts spell them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "puzzles/tube_sort/rules/condition.hpp"

namespace decant::puzzles::tube_sort {

inline constexpr Color unknown_color = 0xFF;  ///< a unit whose color is not known yet
inline constexpr Color no_color = 0xFE;       ///< what an empty tube shows
inline constexpr Color every_color = 0xFD;    ///< what a tube without such a rule accepts

/// How a tube takes, gives and must end, and when it is open. Tubes of plain levels have the defaults.
struct TubeRules {
    Color accepts = every_color;  ///< the only color that is poured in; `no_color`: none is
    Condition gives;              ///< until it holds, nothing is poured out
    bool ends_empty = false;      ///< whether it is empty at each goal
    Condition opens;              ///< until it holds, nothing is poured in or out

    [[nodiscard]] constexpr bool accept(Color color) const {
        return accepts == every_color || accepts == color;
    }
    friend bool operator==(const TubeRules&, const TubeRules&) = default;
    friend bool operator<(const TubeRules& one, const TubeRules& other) {
        return std::tie(one.accepts, one.gives, one.ends_empty, one.opens) <
               std::tie(other.accepts, other.gives, other.ends_empty, other.opens);
    }
};

/// A rule as a key with a value: `accepts` `red`, `gives` `no`, `ends` `empty`, `opens` `done.red`.
struct SpelledRule {
    std::string_view key;
    std::string value;
    std::optional<Color> color = {};  ///< that the value names
};

/// The rules in which a tube is not plain. `name_of` spells a color.
std::vector<SpelledRule> spelled(const TubeRules& rules, const std::function<std::string(Color)>& name_of);

bool is_rule_key(std::string_view key);
/// The keys, as a sentence lists them.
inline constexpr std::string_view rule_keys = "accepts, gives, ends and opens";

/// Sets the rule of a key. Names of colors may stand in quotes. Returns what may be written instead if the
/// key has no such value.
std::optional<std::string_view> set_rule(
    TubeRules& rules, std::string_view key, std::string_view value,
    const std::function<std::optional<Color>(const std::string&)>& color_of);

}  // namespace decant::puzzles::tube_sort
