// How many tubes and colors a level has, as keys tell beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"

namespace decant::reading {

struct ToldCounts {
    std::optional<int> tubes = {};
    std::optional<int> colors = {};
    std::optional<int> empty_tubes = {};
    std::optional<int> extra_tubes = {};

    /// Whether so many tubes are told, or nothing is.
    [[nodiscard]] bool allow_tubes(std::size_t count) const {
        return !tubes || static_cast<std::size_t>(*tubes) == count;
    }
    /// How many tubes are empty, by both numbers together.
    [[nodiscard]] std::size_t empties() const {
        return static_cast<std::size_t>(empty_tubes.value_or(0)) +
               static_cast<std::size_t>(extra_tubes.value_or(0));
    }
};

/// The tubes that stand in a level.
struct ListedTubes {
    std::size_t count = 0;
    std::size_t surely_empty = 0;
    std::size_t perhaps_empty = 0;  ///< those that surely are among them
};

/// How many empty tubes are told and not listed. Where some may be empty or hold a color, only the number of
/// all tubes tells; and nobody knows whether extra tubes are among those that are listed.
std::optional<std::size_t> empty_to_add(const ToldCounts& told, const ListedTubes& listed);

/// What to say where a number is not that of the level: of tubes that are listed, or of colors.
base::Diagnostic other_tubes(std::string_view what, std::size_t listed);
base::Diagnostic other_colors(int told, std::size_t listed);
/// The same where nobody knows how many of the tubes are empty, or where there are not as many as told.
base::Diagnostic other_empties(const ToldCounts& told, const ListedTubes& listed);

}  // namespace decant::reading
