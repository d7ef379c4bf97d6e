// By each name alone, and by two that look alike.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/unfit_names.hpp"

#include <fmt/format.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "base/likeness.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::quoted;
using Kind = base::ProblemKind;
using Unit = RawLevel::Unit;

/// Each move that is told repeats the name of what it moves.
constexpr std::size_t longest_name = 200;

std::optional<Diagnostic> find_unfit(std::string_view text, const RawLevel& raw) {
    const Unit* longest = first_unit(raw, [](const Unit& unit) { return unit.color.size() > longest_name; });
    if (longest != nullptr) {
        return problem_at(text, longest->offset,
                          fmt::format("{} has more than {} bytes", quoted(longest->color), longest_name),
                          "give the color a shorter name", Kind::unfit_color_name);
    }
    const Unit* odd = first_unit(raw, [](const Unit& unit) {
        return base::likeness(unit.color).empty() || !base::is_visible(unit.color);
    });
    if (odd == nullptr) return std::nullopt;
    return problem_at(text, odd->offset, fmt::format("{} cannot name a color", quoted(odd->color)),
                      "use a name of visible characters", Kind::unfit_color_name);
}

/// With a star for each letter that has an accent of its own or from a mark behind it, and whether there is
/// such a mark.
std::pair<std::string, bool> without_accents(std::string_view name) {
    std::string bare;
    bool has_mark = false;
    for (; !name.empty(); name.remove_prefix(base::first_character(name).size())) {
        const std::string_view character = base::first_character(name);
        const char32_t point = base::code_point(character);
        const bool is_mark = point >= 0x300 && point <= 0x36F && !bare.empty();
        const bool has_accent = (point >= 0xC0 && point <= 0x24F) || (point >= 0x1E00 && point <= 0x1EFF);
        has_mark = has_mark || is_mark;
        if (is_mark) bare.pop_back();
        bare += is_mark || has_accent ? "*" : character;
    }
    return {std::move(bare), has_mark};
}

/// Two spellings of one look are more likely one color than two.
std::optional<Diagnostic> find_twins(std::string_view text, const RawLevel& raw) {
    std::map<std::string, std::string> spelling;
    std::map<std::string, std::string> accents;
    std::string other;
    const auto differs = [&](const Unit& unit) {
        if (unit.is_hidden || unit.is_certain || emptiness(unit.color) != Emptiness::none) return false;
        other = spelling.try_emplace(base::likeness(unit.color), unit.color).first->second;
        if (other != unit.color) return true;
        const auto [bare, has_mark] = without_accents(unit.color);
        other = accents.try_emplace(bare, unit.color).first->second;
        return other != unit.color && without_accents(other).second != has_mark;
    };
    const Unit* twin = first_unit(raw, differs);
    if (twin == nullptr) return std::nullopt;
    return problem_at(
        text, twin->offset,
        fmt::format("{} looks like {}, which is spelled differently", quoted(twin->color), quoted(other)),
        "spell each color one way; two such colors take quotes below a first line "
        "`decant tube-sort 1`",
        Kind::lookalike_colors);
}

}  // namespace

std::optional<Diagnostic> find_unfit_name(std::string_view text, const RawLevel& raw) {
    auto problem = find_unfit(text, raw);
    return problem ? problem : find_twins(text, raw);
}

}  // namespace decant::puzzles::tube_sort
