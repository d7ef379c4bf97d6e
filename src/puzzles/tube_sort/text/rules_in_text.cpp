// Numbers of tubes, rules with their tubes, and rules of all tubes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/rules_in_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/order_by.hpp"
#include "base/text.hpp"

namespace decant::puzzles::tube_sort {

std::optional<std::vector<std::size_t>> tube_numbers(std::string_view text, std::string_view separator) {
    std::vector<std::size_t> numbers;
    for (const std::string_view word : base::words_of(text, separator)) {
        const auto number = base::parse_number(word, max_tubes);
        if (!number || *number == 0) return std::nullopt;
        numbers.push_back(static_cast<std::size_t>(*number - 1));
    }
    return numbers.empty() ? std::nullopt : std::optional(std::move(numbers));
}

void add_rule(std::vector<RuleOfTubes>& all, SpelledRule rule, std::size_t tube) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const RuleOfTubes& each) {
        return each.rule.key == rule.key && each.rule.value == rule.value && each.rule.color == rule.color;
    });
    std::string number = fmt::format("{}", tube + 1);
    if (same != all.end())
        same->tubes.push_back(std::move(number));
    else
        all.push_back({std::move(rule), {std::move(number)}});
}

std::vector<RuleOfTubes> rules_of_tubes(const Board& board,
                                        const std::function<std::string(Color)>& name_of) {
    std::vector<RuleOfTubes> all;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        for (SpelledRule& rule : spelled(board.tubes[t].rules, name_of)) add_rule(all, std::move(rule), t);
    }
    base::order_by(all, [](const RuleOfTubes& each) { return each.rule.key; });
    return all;
}

const GameKey* game_key(std::string_view key) {
    const auto* known = std::find_if(game_keys.begin(), game_keys.end(),
                                     [&](const GameKey& each) { return each.key == key; });
    return known == game_keys.end() ? nullptr : known;
}

bool set_rule(GameRules& rules, const GameKey& key, std::string_view value) {
    rules.*key.rule = value == key.other;
    return value == key.other || value == key.usual;
}

}  // namespace decant::puzzles::tube_sort
