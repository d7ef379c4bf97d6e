// Validators for CLI11, with messages worded as in the rest of decant.
// The name of the type tells the values that they allow, as is usual in CLI11.
// SPDX-License-Identifier: MIT
#include "cli/values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <limits>
#include <sstream>
#include <string_view>

#include "api/collections.hpp"
#include "api/decant.hpp"
#include "cli/closest_word.hpp"
#include "cli/numbers.hpp"
#include "cli/shard.hpp"

namespace decant::cli {
namespace {

/// Larger limits are there to keep arithmetic safe, and not worth telling in help.
constexpr double most_to_tell = 1e6;

/// `1000`, `1e18`.
std::string bound_text(double bound) {
    if (bound >= api::beyond_whole) return fmt::format("{}", std::numeric_limits<std::uint64_t>::max());
    const std::string digits = bound < 1 ? fmt::format("{}", bound) : fmt::format("{:.0f}", bound);
    const std::size_t zeros = digits.size() - 1;
    return bound > most_to_tell && digits.find_first_not_of('0', 1) == std::string::npos
               ? fmt::format("{}e{}", digits.front(), zeros)
               : digits;
}

std::string limits_text(const api::Range& range) {
    return fmt::format("{} to {}", bound_text(range.least), bound_text(range.most));
}

/// Numbers of one kind: `noun` is their name, and `form` describes the words that are one.
template <class Read>
CLI::Validator number_of(const api::Range& range, std::string_view noun, bool (&is_one)(std::string_view),
                         std::string_view form, const Read& read) {
    const std::string limits = limits_text(range);
    const auto canonical = [=, &is_one](std::string& word) -> std::string {
        if (!is_one(word))
            return fmt::format("{} is not a {}; give one from {}", api::quoted(word), form, limits);
        const auto number = read(word);
        if (!number || !range.holds(*number))
            return fmt::format("{} is not a {} from {}", api::quoted(word), noun, limits);
        word = fmt::format("{}", *number);
        return "";
    };
    return {canonical, range.most > most_to_tell ? "" : limits};
}

}  // namespace

CLI::Validator whole_number(const api::Range& range) {
    return number_of(range, "whole number", is_decimal, "whole number in decimal digits", read_whole);
}

CLI::Validator number(const api::Range& range) {
    return number_of(range, "number", is_decimal, "number in decimal digits", read_decimal);
}

CLI::Validator seconds() {
    return number_of(api::any_seconds, "number of seconds", is_decimal, "number of seconds in decimal digits",
                     read_decimal);
}

CLI::Validator size(const api::Range& range) {
    return number_of(range, "whole number of bytes", is_size, "size such as 1000000, 512M or 1.5G",
                     read_size);
}

CLI::Validator one_of(const std::vector<std::string>& words) {
    const auto check = [words](const std::string& word) -> std::string {
        if (std::find(words.begin(), words.end(), word) != words.end()) return "";
        return fmt::format("there is no {}; {}", api::quoted(word),
                           remedy_for(word, words, fmt::format("give {}", fmt::join(words, ", "))));
    };
    return {check, fmt::format("{{{}}}", fmt::join(words, ","))};
}

CLI::Validator a_shard() {
    const auto check = [](const std::string& word) {
        return shard_of(word) ? ""
                              : fmt::format("{} is not a shard; give I/N, such as 3/8, with I from 1 to N",
                                            api::quoted(word));
    };
    return {check, ""};
}

CLI::Validator not_refused(std::optional<api::Diagnostic> (*refuse)(std::string_view)) {
    const auto check = [refuse](const std::string& text) {
        const auto fault = refuse == nullptr ? std::nullopt : refuse(text);
        return fault ? api::error_text(*fault, "") : "";
    };
    return {check, ""};
}

CLI::Validator not_empty(std::string_view wanted) {
    const auto check = [wanted](const std::string& given) {
        return given.empty() ? fmt::format("an empty name; give {}", wanted) : "";
    };
    return {check, ""};
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
