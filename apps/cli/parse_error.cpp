// The sentences of CLI11 and ours.
// SPDX-License-Identifier: MIT
#include "cli/parse_error.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>
#include <utility>

namespace decant::cli {
namespace {

/// What stands before and after `middle`, where it stands in the text once or more.
std::optional<std::pair<std::string_view, std::string_view>> around(std::string_view text,
                                                                    std::string_view middle) {
    const std::size_t place = text.find(middle);
    if (place == std::string_view::npos) return std::nullopt;
    return std::pair(text.substr(0, place), text.substr(place + middle.size()));
}

}  // namespace

std::string in_our_words(const std::string& error) {
    std::string_view line(error);
    line = line.substr(0, line.find('\n'));
    while (line.ends_with('.') || line.ends_with(' ')) line.remove_suffix(1);
    if (line == "A subcommand is required") return "no verb was given";
    if (const auto found = around(line, " is required"); found && found->second.empty())
        return fmt::format("{} is missing", found->first);
    // `--output: 1 required FILE missing`, or `SIZE:SIZE [b, ...]`, which has more of the value than its
    // name.
    if (const auto found = around(line, ": 1 required "); found && line.ends_with(" missing"))
        return fmt::format("{}: {} is missing", found->first,
                           found->second.substr(0, found->second.find_first_of(": ")));
    if (const auto found = around(line, ": At Most ")) {
        if (const auto counts = around(found->second, " required but received "))
            return counts->first == "1"
                       ? fmt::format("{} is given {} times; give it once", found->first, counts->second)
                       : fmt::format("{}: {} are given; give {} at most", found->first, counts->second,
                                     counts->first);
    }
    if (const auto found = around(line, " was given a disallowed flag override"))
        return fmt::format("--{} takes no value; give it alone, or leave it out", found->first);
    if (const auto found = around(line, " requires "))
        return fmt::format("{} needs {}", found->first, found->second);
    if (const auto found = around(line, " excludes "))
        return fmt::format("{} and {} cannot be combined; leave out one of them", found->first,
                           found->second);
    return std::string(line);
}

}  // namespace decant::cli
