// The table of rules of single tubes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/tube_rules.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using NameOf = std::function<std::string(Color)>;
using ColorOf = std::function<std::optional<Color>(const std::string&)>;

/// In quotes where it would not be read as a name.
std::string written_name(const std::string& name) {
    std::string_view rest = name;
    return name != "none" && take_name(rest) && rest.empty() && name.front() != '"' ? name
                                                                                    : base::in_quotes(name);
}

struct RuleEntry {
    std::string_view key;
    std::string_view values;  ///< for a remedy
    std::optional<SpelledRule> (*spell)(const TubeRules&, const NameOf&);
    bool (*set)(TubeRules&, std::string_view, const ColorOf&);
};

constexpr std::array rule_entries{
    RuleEntry{"accepts", "write a color of the level, in quotes if it is not a word, or none",
              [](const TubeRules& rules, const NameOf& name_of) -> std::optional<SpelledRule> {
                  if (rules.accepts == every_color) return std::nullopt;
                  if (rules.accepts == no_color) return SpelledRule{"accepts", "none"};
                  return SpelledRule{"accepts", written_name(name_of(rules.accepts)), rules.accepts};
              },
              [](TubeRules& rules, std::string_view value, const ColorOf& color_of) {
                  rules.accepts = no_color;
                  if (value == "none") return true;
                  const auto name = take_name(value);
                  const auto color = name && value.empty() ? color_of(*name) : std::nullopt;
                  rules.accepts = color.value_or(no_color);
                  return color.has_value();
              }},
    RuleEntry{"gives", "write no, or a condition such as done.2 or group.1, without not. beside a group",
              [](const TubeRules& rules, const NameOf& name_of) -> std::optional<SpelledRule> {
                  if (rules.gives.is_always()) return std::nullopt;
                  if (rules.gives.never) return SpelledRule{"gives", "no"};
                  return SpelledRule{"gives", spelled(rules.gives, name_of), rules.gives.first_color()};
              },
              [](TubeRules& rules, std::string_view value, const ColorOf& color_of) {
                  const auto condition = read_condition(value == "no" ? "never" : value, color_of);
                  rules.gives = condition.value_or(Condition{});
                  return condition.has_value();
              }},
    RuleEntry{"ends", "write empty",
              [](const TubeRules& rules, const NameOf&) -> std::optional<SpelledRule> {
                  return rules.ends_empty ? std::optional(SpelledRule{"ends", "empty"}) : std::nullopt;
              },
              [](TubeRules& rules, std::string_view value, const ColorOf&) {
                  rules.ends_empty = true;
                  return value == "empty";
              }},
    RuleEntry{"opens",
              "write done.COLOR, done.NUMBER, group.NUMBER or moves.NUMBER, perhaps with not. before it, and "
              "+ between several, but without not. beside a group",
              [](const TubeRules& rules, const NameOf& name_of) -> std::optional<SpelledRule> {
                  if (rules.opens.is_always()) return std::nullopt;
                  const auto color = rules.opens.first_color();
                  return SpelledRule{"opens", spelled(rules.opens, name_of), color};
              },
              [](TubeRules& rules, std::string_view value, const ColorOf& color_of) {
                  const auto condition = read_condition(value, color_of);
                  rules.opens = condition.value_or(Condition{});
                  return condition.has_value();
              }}};

const RuleEntry* entry_of(std::string_view key) {
    const auto* entry = std::find_if(rule_entries.begin(), rule_entries.end(),
                                     [&](const RuleEntry& each) { return each.key == key; });
    return entry == rule_entries.end() ? nullptr : entry;
}

}  // namespace

std::vector<SpelledRule> spelled(const TubeRules& rules, const NameOf& name_of) {
    std::vector<SpelledRule> all;
    for (const RuleEntry& entry : rule_entries) {
        if (auto rule = entry.spell(rules, name_of)) all.push_back(*std::move(rule));
    }
    return all;
}

bool is_rule_key(std::string_view key) { return entry_of(key) != nullptr; }

std::optional<std::string_view> set_rule(TubeRules& rules, std::string_view key, std::string_view value,
                                         const ColorOf& color_of) {
    const RuleEntry* entry = entry_of(key);
    if (entry != nullptr && entry->set(rules, value, color_of)) return std::nullopt;
    return entry != nullptr ? entry->values : rule_keys;
}

}  // namespace decant::puzzles::tube_sort
