// Writes a level in another format, but only if the text holds it: the text is read back and compared.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string value_of(const puzzles::Field& fact) {
    if (const auto* number = std::get_if<std::int64_t>(&fact.value)) return fmt::format("{}", *number);
    return std::get<std::string>(fact.value);
}

/// What a text that was read back says differently from the level, or nothing. The name of a level is a
/// label, and codes differ if nodes or colors are renumbered.
std::optional<std::string> loss(const puzzles::Puzzle& level, const puzzles::Puzzle& again) {
    if (level.family().word() != again.family().word())
        return fmt::format("this level: it would be read as one of {}", again.family().word());
    const auto facts = level.facts();
    const auto others = again.facts();
    for (std::size_t i = 0; i < facts.size() && i < others.size(); ++i) {
        const std::string& name = facts[i].name;
        if (name == "name" || name == "code" || facts[i].value == others[i].value) continue;
        return fmt::format("the {}: {} would be read as {}", name, value_of(facts[i]), value_of(others[i]));
    }
    if (level.canonical_key() == again.canonical_key()) return std::nullopt;
    return fmt::format("this level: it would be read as {}", again.canonical_key());
}

}  // namespace

Result<std::string> convert(const Level& level, std::string_view format) {
    auto text = level.puzzle().write(format);
    if (!text) return text;
    LoadOptions options;
    auto again = load(*text, options);
    // Only a code is read together with a flag for missing units.
    if (!again && format == "code") {
        options.read.set("partial", true);
        again = load(*text, options);
    }
    if (!again) {
        return puzzles::cannot_hold(
            format, fmt::format("this level: it would be refused, as {}", again.error().problem));
    }
    if (const auto lost = loss(level.puzzle(), again->puzzle())) return puzzles::cannot_hold(format, *lost);
    return text;
}

}  // namespace decant::api
