// How high a unit is, and where the lowest one begins.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "picture/contrast.hpp"

namespace decant::picture {

/// The contents of a tube from its bottom up, in rows of pixels from the top of the tube; top == bottom if
/// it is empty.
struct Fill {
    int top = 0;
    int bottom = 0;

    [[nodiscard]] bool empty() const { return top >= bottom; }
};

/// A contrast of this much is a fill, before the contrasts of all places say it better.
inline constexpr float clear_contrast = 6;

/// Up to the rim of a tube of this width.
bool is_brimful(const Fill& fill, double width);

/// The rows in which the contrast is above `threshold`, joined over gaps as they are between balls, beginning
/// near the bottom. Shorter ones than a third of the width are outlines or noise.
Fill fill_of(const Profile& contrast, double width, float threshold);

/// The highest of these rows, whatever lies between it and the bottom; the number of rows if there is none.
int top_of_all(const Profile& contrast, double width, float threshold);

/// Units lie between equally spaced borders, counted from the bottom of the tube.
struct Pitch {
    double height = 0;     ///< of a unit, in pixels
    double bottom = 0;     ///< the lower border of the lowest unit, in rows from the top of the tube
    int units = 0;         ///< of the tube that holds most
    double agreement = 0;  ///< from 0 to 1: how well these borders agree with the edges

    [[nodiscard]] double border(int units_below) const { return bottom - units_below * height; }
    /// How many units reach up to row `top`: a whole number or nearly, if something ends there.
    [[nodiscard]] double units_up_to(double top) const { return (bottom - top) / height; }
    /// Whether so many units end below the upper end of the tube, or nearly.
    [[nodiscard]] bool has_room_for(int all) const { return border(all) > -0.1 * height; }
};

/// Measurements of each row of pixels, for each tube.
struct Evidence {
    std::vector<Profile> edges;
    std::vector<Profile> flanks;  ///< contrasts there: where the background shows between balls
    std::vector<Profile> signs;   ///< which stand in the middle of a unit, and on no border
    std::vector<Fill> fills;
};

/// The pitches at which most of what changes within the fills changes at borders, the best first, one for
/// each number of units, and none that agrees less than half as well as the best. For each height that tubes
/// are filled to, and each number of units up to there, a comb is laid over the sum of all edges, as the
/// periodicity of printed lines is found by projection profiles (O'Gorman and Kasturi, "Document Image
/// Analysis", 1995); other fills shall end at borders too. A unit is between 0.22 and 1.8 of `width`, that of
/// a tube, high. Between balls, gaps count and edges do not. If a capacity is stated and some pitch has as
/// many units, it alone is given, unless the best one, of fewer units with room for as many, agrees more than
/// twice as well.
std::vector<Pitch> pitches(const Evidence& evidence, double width,
                           const std::optional<int>& capacity = std::nullopt);

}  // namespace decant::picture
