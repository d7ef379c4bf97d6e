// Validators for CLI11 that speak as the rest of decant does. What they allow stands in the name of the type,
// as CLI11 has it.
// SPDX-License-Identifier: MIT
#include "cli/values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <optional>
#include <sstream>

#include "api/collections.hpp"
#include "cli/closest_word.hpp"

namespace decant::cli {
namespace {

/// Larger limits are there to keep arithmetic safe, and not worth telling.
constexpr double most_to_tell = 1e6;

std::string limits_text(double high, const std::string& limits) { return high > most_to_tell ? "" : limits; }

template <class Number>
std::optional<Number> read(std::string_view word) {
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_read = error == std::errc{} && end == word.data() + word.size();
    return is_read ? std::optional(number) : std::nullopt;
}

std::optional<std::uint64_t> read_whole(std::string_view word) {
    if (const auto digits = read<std::uint64_t>(word)) return digits;
    // Up to here each whole number has a double of its own.
    constexpr double most_exact = 9'007'199'254'740'992;
    const auto scientific = read<double>(word);
    if (!scientific || !(*scientific >= 0 && *scientific <= most_exact)) return std::nullopt;
    if (std::floor(*scientific) != *scientific) return std::nullopt;
    return static_cast<std::uint64_t>(*scientific);
}

}  // namespace

CLI::Validator whole_number(std::uint64_t low, std::uint64_t high) {
    const std::string limits = fmt::format("{} to {}", low, high);
    const auto canonical = [=](std::string& word) -> std::string {
        const auto number = read_whole(word);
        if (!number || *number < low || *number > high)
            return fmt::format("{} is no whole number from {}", base::quoted(word), limits);
        word = std::to_string(*number);
        return "";
    };
    return {canonical, limits_text(static_cast<double>(high), limits)};
}

CLI::Validator number(double low, double high) {
    const std::string limits = fmt::format("{} to {:.0f}", low, high);
    const auto check = [=](std::string& word) -> std::string {
        const auto number = read<double>(word);
        if (number && *number >= low && *number <= high) return "";
        return fmt::format("{} is no number from {}", base::quoted(word), limits);
    };
    return {check, limits_text(high, limits)};
}

CLI::Validator one_of(const std::vector<std::string>& words) {
    const auto check = [words](const std::string& word) -> std::string {
        if (std::find(words.begin(), words.end(), word) != words.end()) return "";
        return fmt::format("there is no {}; {}", base::quoted(word),
                           remedy_for(word, words, fmt::format("give {}", fmt::join(words, ", "))));
    };
    return {check, fmt::format("{{{}}}", fmt::join(words, ","))};
}

Value value_of(const CLI::Option& option) {
    Value value;
    if (option.get_type_size() == 0) return value;
    const std::string type = option.get_type_name();
    const auto colon = std::min(type.find(':'), type.size());
    const std::string allowed = type.substr(std::min(colon + 1, type.size()));
    value.name = option.get_positional() ? option.get_name(true) : type.substr(0, colon);
    if (!allowed.empty() && allowed.front() == '{') {
        std::istringstream choices(allowed.substr(1, allowed.find('}') - 1));
        for (std::string choice; std::getline(choices, choice, ',');) value.choices.push_back(choice);
    } else if (allowed.find(" to ") != std::string::npos) {
        value.limits = allowed;
    }
    return value;
}

std::string help_with_limits(const CLI::Option& option) {
    const std::string limits = value_of(option).limits;
    const std::string& help = option.get_description();
    if (limits.empty()) return help;
    if (help.back() == ')') return fmt::format("{}; {})", help.substr(0, help.size() - 1), limits);
    return fmt::format("{} ({})", help, limits);
}

}  // namespace decant::cli
