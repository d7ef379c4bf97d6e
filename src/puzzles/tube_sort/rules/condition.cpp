// Settles, spells and reads conditions.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/condition.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::puzzles::tube_sort {
namespace {

constexpr std::string_view never_holds = "never";

bool is_a_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name_sign(char c) {
    return is_a_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
}

bool has_happened(const Condition::Part& part, const Happened& happened) {
    if (part.kind == Condition::Kind::color_complete)
        return (happened.complete_colors >> part.value & 1) != 0;
    if (part.kind == Condition::Kind::tubes_complete) return happened.complete_tubes >= part.value;
    if (part.kind == Condition::Kind::group_complete)
        return (happened.complete_groups >> part.value & 1) != 0;
    return happened.moves >= part.value;
}

bool take_word(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

std::optional<Condition::Part> read_part(
    std::string_view& text, const std::function<std::optional<Color>(const std::string&)>& color_of) {
    Condition::Part part;
    part.is_negated = take_word(text, "not.");
    const bool counts_moves = take_word(text, "moves.");
    const bool names_group = !counts_moves && take_word(text, "group.");
    if (!counts_moves && !names_group && !take_word(text, "done.")) return std::nullopt;
    const bool is_name =
        !counts_moves && !names_group && (text.starts_with('"') || take_word(text, "color."));
    const auto name = take_name(text);
    if (!name) return std::nullopt;
    const bool is_number = !is_name && std::all_of(name->begin(), name->end(), is_a_digit);
    if (is_number) {
        const int most = names_group ? Condition::most_groups : Condition::most_moves;
        const auto number = base::parse_number(*name, most);
        if (!number || *number < 1) return std::nullopt;
        part.value = static_cast<std::uint8_t>(*number);
        part.kind = counts_moves  ? Condition::Kind::moves_made
                    : names_group ? Condition::Kind::group_complete
                                  : Condition::Kind::tubes_complete;
        return part;
    }
    const auto color = counts_moves || names_group ? std::nullopt : color_of(*name);
    if (!color) return std::nullopt;
    part.kind = Condition::Kind::color_complete;
    part.value = *color;
    return part;
}

/// Whether the condition may become `never` while it names a group of which no tube is complete.
bool may_leave_a_group(const Condition& condition) {
    const auto& parts = condition.parts;
    return std::any_of(parts.begin(), parts.end(), [&](const Condition::Part& part) {
        return part.kind == Condition::Kind::group_complete &&
               std::any_of(parts.begin(), parts.end(),
                           [&](const Condition::Part& each) { return each.is_negated && each != part; });
    });
}

std::string spelled(const Condition::Part& part, const std::function<std::string(Color)>& name_of) {
    const std::string_view negation = part.is_negated ? "not." : "";
    if (part.kind == Condition::Kind::moves_made) return fmt::format("{}moves.{}", negation, part.value);
    if (part.kind == Condition::Kind::tubes_complete) return fmt::format("{}done.{}", negation, part.value);
    if (part.kind == Condition::Kind::group_complete) return fmt::format("{}group.{}", negation, part.value);
    const std::string name = name_of(part.value);
    const bool is_word = std::all_of(name.begin(), name.end(), is_name_sign);
    const bool is_number = std::all_of(name.begin(), name.end(), is_a_digit);
    return fmt::format("{}done.{}{}", negation, is_number ? "color." : "",
                       is_word ? name : base::in_quotes(name));
}

}  // namespace

bool Condition::holds() const {
    return !never && std::all_of(parts.begin(), parts.end(), [](const Condition::Part& part) {
        return part.kind == Condition::Kind::none || part.is_negated;
    });
}

bool Condition::waits_for_tubes() const {
    return std::any_of(parts.begin(), parts.end(), [](const Condition::Part& part) {
        return !part.is_negated && part.kind != Condition::Kind::none &&
               part.kind != Condition::Kind::moves_made;
    });
}

std::optional<Color> Condition::first_color() const {
    const auto* part = std::find_if(parts.begin(), parts.end(), [](const Condition::Part& each) {
        return each.kind == Condition::Kind::color_complete;
    });
    return part == parts.end() ? std::nullopt : std::optional(part->value);
}

std::uint64_t Condition::groups() const {
    std::uint64_t groups = 0;
    for (const Condition::Part& part : parts)
        groups |= std::uint64_t{part.kind == Condition::Kind::group_complete} << part.value;
    return groups;
}

Condition Condition::settled(const Happened& happened) const {
    Condition after = *this;
    for (Condition::Part& part : after.parts) {
        if (part.kind == Condition::Kind::none) continue;
        if (has_happened(part, happened)) {
            after.never = after.never || part.is_negated;
            part = {};
        } else if (part.kind == Condition::Kind::moves_made) {
            part.value = static_cast<std::uint8_t>(part.value - happened.moves);
        }
    }
    if (after.never) after.parts = {};
    std::sort(after.parts.begin(), after.parts.end());
    return after;
}

std::string spelled(const Condition& condition, const std::function<std::string(Color)>& name_of) {
    if (condition.never) return std::string(never_holds);
    std::string text;
    for (const Condition::Part& part : condition.parts) {
        if (part.kind == Condition::Kind::none) continue;
        if (!text.empty()) text += '+';
        text += spelled(part, name_of);
    }
    return text;
}

std::optional<Condition> read_condition(
    std::string_view text, const std::function<std::optional<Color>(const std::string&)>& color_of) {
    Condition condition;
    if (text == never_holds) {
        condition.never = true;
        return condition;
    }
    for (Condition::Part& place : condition.parts) {
        const auto part = read_part(text, color_of);
        if (!part ||
            std::find(condition.parts.begin(), condition.parts.end(), *part) != condition.parts.end())
            return std::nullopt;
        place = *part;
        if (text.empty()) {
            if (may_leave_a_group(condition)) return std::nullopt;
            std::sort(condition.parts.begin(), condition.parts.end());
            return condition;
        }
        if (!take_word(text, "+")) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::string> take_name(std::string_view& text) {
    std::string name;
    if (!text.starts_with('"')) {
        const auto end = std::find_if_not(text.begin(), text.end(), is_name_sign);
        name.assign(text.begin(), end);
        text.remove_prefix(name.size());
        return name.empty() ? std::nullopt : std::optional(name);
    }
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') {
            text.remove_prefix(i + 1);
            return name;
        }
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        name += text[i];
    }
    return std::nullopt;
}

}  // namespace decant::puzzles::tube_sort
