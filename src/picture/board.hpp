// What was read from a picture, and how sure that is.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// What is at one place of a tube.
enum class State {
    unit,     ///< a unit of a color
    hidden,   ///< a unit whose color the game does not show
    empty,    ///< nothing
    unknown,  ///< cannot be told
};

/// One place of a tube, which holds a unit or not.
struct Place {
    State state = State::unknown;
    int color = -1;         ///< an index in Board::colors for a unit, else -1
    int rival = -1;         ///< the color that a unit in doubt may have as well, or -1
    double confidence = 0;  ///< from 0, a guess, to 1
    Rectangle where;        ///< pixels of the picture
    /// Below this confidence a person should look.
    static constexpr double sure = 0.5;

    [[nodiscard]] bool doubtful() const { return confidence < sure; }
};

struct Tube {
    Rectangle frame;            ///< pixels of the picture
    int row = 0;                ///< from the top
    bool readable = true;       ///< false if all places are unknown
    std::vector<Place> places;  ///< from the bottom, as many as the capacity

    [[nodiscard]] bool is_empty() const;
    /// Whether all its places have units of one color.
    [[nodiscard]] bool is_even() const;
    /// Whether its highest place has a unit.
    [[nodiscard]] bool is_full() const;
};

/// A color of the board, in order of first appearance: tubes in reading order, each from the bottom.
struct Color {
    Lab mean;
    std::string name;  ///< by its hue; two colors of a board may have one name
    int units = 0;
};

/// What the colors of a board are called: by hue, each with a name of its own.
std::vector<std::string> names_of(const std::vector<Color>& colors);

/// What a person should look at, beside places that are in doubt themselves.
enum class Doubt {
    gap,         ///< the spacing leaves room for a tube where none was found
    stranger,    ///< an object of the size of a tube is none of them
    cut,         ///< tubes end where the picture does, or where something else begins
    no_outline,  ///< tubes have no outline, so empty ones are not seen
    full,        ///< no tube has room, so nothing could be moved: empty ones may not have been seen
    counts,      ///< the units of a color do not fill whole tubes
    colors,      ///< colors can be grouped in two ways
    capacity,    ///< the capacity can be read in two ways
    floating,    ///< a unit lies above an empty place
    lifted,      ///< an object of the size of a unit is right above a tube
    glass,       ///< a tube that looks even up to its rim is full of one color, or its glass is tinted
    button,      ///< a tube that differs from the others by a sign, or its look, is locked, or offered
    height,      ///< a tube is higher than the others
    hidden,      ///< a color that is on top of no tube may be the look of hidden units
    pitch,       ///< units of one color touch and the height of a unit is not certain
    shape,       ///< units may be balls or not, which are moved by other rules
};

/// A clause for people: what may be wrong.
std::string_view words(Doubt doubt);

struct Question {
    Doubt doubt;
    Rectangle where;               ///< pixels of the picture
    std::vector<int> colors = {};  ///< indices of two that may be one, or of one that may be two
};

/// A board in reading order: rows from the top, each from the left.
struct Board {
    int width = 0;  ///< of the picture, in pixels
    int height = 0;
    int capacity = 0;
    bool has_balls = false;  ///< units are round and apart, unlike liquid
    std::vector<Tube> tubes;
    std::vector<Color> colors;
    std::vector<Question> questions;

    /// Whether nothing needs to be asked: no question, and no place in doubt.
    [[nodiscard]] bool sure() const;
    /// The rectangle around all tubes, of which there is one at least.
    [[nodiscard]] Rectangle around() const;
};

}  // namespace decant::picture
