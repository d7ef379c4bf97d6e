// The board read from a picture, how sure it is, and its counts: each color fills whole tubes, and
// hidden units are what is missing.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// The contents of one place of a tube.
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

/// The names of the colors of a board: by hue, no two alike.
std::vector<std::string> names_of(const std::vector<Color>& colors);

/// Reasons for a person to look at the board, beside places that are in doubt themselves.
enum class Doubt {
#define DECANT_DOUBT(name, clause) name,
#include "picture/doubts.def"
};

/// A clause for people about a possible mistake.
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
    [[nodiscard]] bool asks(Doubt doubt) const;
    /// How many places are in this state.
    [[nodiscard]] int count(State state) const;
    /// The rectangle around all tubes, of which there is one at least.
    [[nodiscard]] Rectangle around() const;
};

/// Whether these numbers of units fill tubes, if those that are not seen are what is missing, or more colors.
bool fill_tubes(const std::vector<int>& units, int unseen, int capacity);

/// Asks about each empty place below something, as nothing floats. Returns these places.
std::vector<Place*> ask_about_floating(Board& board);

/// For a board in which a person has changed what is at places: counts the units of each color anew, and asks
/// about counts, floating units and, if it was asked, hidden ones as the places now are. Other questions
/// stay: no place answers them.
void recount(Board& board);

/// Lays out the places of a board for who has counted those of a tube, and so has answered what was asked
/// about that. Where no height of a unit was found that fits, the same part of each tube is divided anew: a
/// place that lies in several of those that were read is in doubt unless they are alike, and so is all that
/// is filled where one number is not a multiple of the other, as borders then lie elsewhere.
void lay_out(Board& board, int capacity);

/// The color that may be the look of hidden units, the most frequent one of several. Games show the color on
/// top of each tube: another one may stand for hidden units if it has more than fill a tube, or as many as
/// others lack. So may one on top, if it fills no tubes and others lack as many. Before all these comes one
/// that is seen only where it fills tubes, if others lack as many: it may be the curtains before them.
std::optional<std::size_t> hidden_color(const Board& board);
/// The clause about such a color.
inline constexpr std::string_view may_be_hidden = "may be hidden units, or curtains";

/// Whether the units of some color lie as hidden ones do: more than fill a tube, on top of none, and nothing
/// else below them. Chance hardly ever lays a color so.
bool looks_hidden(const Board& board);

}  // namespace decant::picture
