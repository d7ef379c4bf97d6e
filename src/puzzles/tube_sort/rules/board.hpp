// A tube-sorting level as people see it: tubes of colored units, and by what rules to sort them.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/view.hpp"

namespace decant::puzzles::tube_sort {

inline constexpr std::string_view family_word = "tube_sort";

inline constexpr int max_tubes = 64;
inline constexpr int max_capacity = 32;
inline constexpr int max_colors = 62;

/// WATER: a move pours the whole top run, as far as it fits. BALL: a move carries one unit.
enum class Rules : std::uint8_t { water, ball };

constexpr std::string_view word(Rules rules) { return rules == Rules::water ? "water" : "ball"; }

/// GATHERED: each tube holds one color or nothing, and of each color at most one tube is not full. FULL: each
/// tube is empty or full of one color. They are the same where all tubes are of one capacity and the units of
/// each color fill whole tubes; such levels have the goal GATHERED.
enum class Goal : std::uint8_t { gathered, full };

/// The property of a position that meets it, as a clause.
constexpr std::string_view meaning(Goal goal) {
    return goal == Goal::gathered ? "each tube holds one color, and at most one tube of a color is not full"
                                  : "each tube is empty or full of one color";
}

constexpr std::string_view word(Goal goal) { return goal == Goal::gathered ? "gathered" : "full"; }

using Color = std::uint8_t;              ///< index into Board::colors
inline constexpr Color hidden = 0xFF;    ///< a unit whose color is not known yet
inline constexpr Color no_color = 0xFE;  ///< what an empty tube shows

struct Tube {
    int capacity = 0;
    std::vector<Color> units;  ///< bottom first

    [[nodiscard]] bool full() const { return static_cast<int>(units.size()) == capacity; }
    [[nodiscard]] bool mono() const;  ///< not empty and of one color
    friend bool operator==(const Tube&, const Tube&) = default;
    /// Smaller tubes first.
    friend bool operator<(const Tube& one, const Tube& other) {
        if (one.capacity != other.capacity) return one.capacity < other.capacity;
        return std::lexicographical_compare(one.units.begin(), one.units.end(), other.units.begin(),
                                            other.units.end(), std::less<>());
    }
};

/// The tube with nothing in it. Tubes may trade places if that is all in which they differ.
Tube emptied(Tube tube);

/// Visits all colors that a tube names, each with its place: of a unit, how many lie below it.
template <class AnyTube, class Visit>
void each_color(AnyTube& tube, const Visit& visit) {
    for (std::size_t place = 0; place < tube.units.size(); ++place) {
        if (tube.units[place] != hidden) visit(tube.units[place], place);
    }
}

/// At most `max_tubes` tubes, `max_colors` colors; color names are distinct and in order of first appearance,
/// or in that of the names among which they are seen.
struct Board {
    Rules rules = Rules::water;
    Goal goal = Goal::gathered;
    std::vector<Tube> tubes;
    std::vector<std::string> colors;
    std::string name;
    bool partial = false;      ///< colors may have missing units
    std::string letters = {};  ///< one for each color, if they are shared with other boards

    friend bool operator==(const Board&, const Board&) = default;
};

/// Memory that a board takes.
std::size_t bytes_of(const Board& board);
int tallest_capacity(const Board& board);
bool equal_capacities(const Board& board);
/// Whether it matters which goal the board has. Boards with hidden units have none yet.
bool has_choice_of_goals(const Board& board);
/// Whether tubes differ in nothing but what they hold: they may trade places, and a text that says what each
/// of them holds says all.
bool tubes_alike(const Board& board);
std::ptrdiff_t count_hidden_units(const Board& board);
bool has_hidden_units(const Board& board);
bool all_full(const Board& board);
int empty_tubes(const Board& board);

/// The board with so many empty tubes and its goal: the smallest ones go first, and those that come are of
/// the largest capacity. Nothing when that would be more than `max_tubes` tubes, or too few for the goal.
std::optional<Board> with_empty_tubes(Board board, int count);

/// Numbers the colors of tubes in order of first appearance; the result has the old number of each.
std::vector<Color> number_colors(std::vector<Tube>& tubes);

/// Units of each color on the board.
std::vector<int> count_units(const Board& board);

/// A letter for each color, as in codes and pictures: its own name where every name is one letter or
/// digit, else A, B, C in order.
std::string letters(const Board& board);
/// The board with colors in the order of these names, which include its own, and with letters that no two of
/// them share; nothing if there are more names than letters.
std::optional<Board> among(Board board, const std::vector<std::string>& names);

BoardView view_of(const Board& board);

}  // namespace decant::puzzles::tube_sort
