// Pictures of boards with their truth, in the styles that games have.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "picture/pixels.hpp"

namespace decant::picture::made {

/// How a board looks. Each leaves the rest to chance: sizes, gaps, rows, colors, the surroundings of the
/// board, and the damage to the picture.
enum class Style {
    dark,
    light,
    glossy,
    wood,
    flat_balls,
    shaded_balls,
    patterned_balls,
    tinted_glass,
    hidden,
    bare
};

inline constexpr int styles = 10;

/// A feature that makes tubes of any style harder to find or to read.
enum class Feature { none, pale_outline, ring };

inline constexpr int features = 3;

std::string_view name(Style style);
std::string_view name(Feature feature);

/// A name without its blanks, as tests are called.
std::string word_of(std::string_view name);

struct Picture {
    Style style = Style::dark;
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;
    int capacity = 0;
    /// The units of each tube, in reading order and from the bottom: a letter for each in order of first
    /// appearance, `?` for a hidden one.
    std::vector<std::string> tubes;
    /// The making of the picture, for people: `720x1560 jpeg 55 raised`.
    std::string story;

    [[nodiscard]] Pixels pixels() const { return {width, height, rgb}; }
    [[nodiscard]] bool has_balls() const {
        return style == Style::flat_balls || style == Style::shaded_balls || style == Style::patterned_balls;
    }
};

/// The picture of this seed. `largest` limits the width in pixels, for quick tests.
Picture make(Style style, std::uint64_t seed, int largest = 1080, Feature feature = Feature::none);

}  // namespace decant::picture::made
