// By each name alone, and by two that look alike.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/unfit_names.hpp"

#include <fmt/format.h>

#include <map>
#include <string>

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

/// Two spellings of one look are more likely one color than two.
std::optional<Diagnostic> find_twins(std::string_view text, const RawLevel& raw) {
    std::map<std::string, std::string> spelling;
    const auto differs = [&](const Unit& unit) {
        if (unit.is_hidden || unit.is_certain || emptiness(unit.color) != Emptiness::none) return false;
        return spelling.try_emplace(base::likeness(unit.color), unit.color).first->second != unit.color;
    };
    const Unit* twin = first_unit(raw, differs);
    if (twin == nullptr) return std::nullopt;
    const std::string& other = spelling.at(base::likeness(twin->color));
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
