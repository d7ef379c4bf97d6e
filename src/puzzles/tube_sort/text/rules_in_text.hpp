// The spelling of rules in codes and native text, which share it but for their signs.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// The numbers of tubes in a rule, counted from 1 and with `separator` between them, or nothing.
std::optional<std::vector<std::size_t>> tube_numbers(std::string_view text, std::string_view separator);

/// A rule that some tubes of a board have, and these tubes.
struct RuleOfTubes {
    SpelledRule rule;
    std::vector<std::string> tubes;  ///< their numbers, counted from 1
};
/// Gives a rule to one more tube, counted from 0.
void add_rule(std::vector<RuleOfTubes>& all, SpelledRule rule, std::size_t tube);
/// All of them, those of one key together.
std::vector<RuleOfTubes> rules_of_tubes(const Board& board, const std::function<std::string(Color)>& name_of);

/// The rule of all tubes of that key, or null.
const GameKey* game_key(std::string_view key);
/// Sets it; false if it has no such value.
bool set_rule(GameRules& rules, const GameKey& key, std::string_view value);

}  // namespace decant::puzzles::tube_sort
