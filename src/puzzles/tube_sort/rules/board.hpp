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
#include <type_traits>
#include <vector>

#include "puzzles/tube_sort/rules/game_rules.hpp"
#include "puzzles/tube_sort/rules/tube_rules.hpp"
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

struct Tube {
    int capacity = 0;
    std::vector<Color> units;  ///< bottom first
    TubeRules rules = {};
    std::uint32_t hidden =
        0;  ///< units of known color that the player does not see, the lowest bit for the lowest unit

    [[nodiscard]] bool full() const { return static_cast<int>(units.size()) == capacity; }
    [[nodiscard]] bool mono() const;  ///< not empty and of one color
    [[nodiscard]] bool hides(std::size_t unit) const { return (hidden >> unit & 1) != 0; }
    friend bool operator==(const Tube&, const Tube&) = default;
    /// Smaller tubes first.
    friend bool operator<(const Tube& one, const Tube& other);
};

/// The tube with nothing in it. Tubes may trade places if that is all in which they differ.
Tube emptied(Tube tube);

/// The places of the color that a tube accepts, and of those that its two conditions name.
inline constexpr std::size_t accepting_place = max_capacity;
inline constexpr std::size_t condition_place = max_capacity + 1;

/// Visits all colors that a tube names, each with its place: of a unit, how many lie below it.
template <class AnyTube, class Visit>
void each_color(AnyTube& tube, const Visit& visit) {
    for (std::size_t place = 0; place < tube.units.size(); ++place) {
        if (tube.units[place] != unknown_color) visit(tube.units[place], place);
    }
    if (tube.rules.accepts < max_colors) visit(tube.rules.accepts, accepting_place);
    std::size_t place = condition_place;
    for (auto* condition : {&tube.rules.opens, &tube.rules.gives}) {
        for (auto& part : condition->parts) {
            if (part.kind == Condition::Kind::color_complete)
                visit(part.value, place + (part.is_negated ? 1 : 0));
        }
        if constexpr (!std::is_const_v<AnyTube>) std::sort(condition->parts.begin(), condition->parts.end());
        place += 2;
    }
}

/// At most `max_tubes` tubes, `max_colors` colors; color names are distinct and in order of first appearance
/// among the units, or in that of the names among which they are seen. Each color has units.
struct Board {
    Rules rules = Rules::water;
    Goal goal = Goal::gathered;
    GameRules game = {};  ///< those of hidden units are the usual ones where there are none
    std::vector<Tube> tubes;
    std::vector<std::string> colors;
    std::string name;
    bool partial = false;      ///< colors may have missing units
    std::uint64_t sorts = 0;   ///< the only colors that a goal asks for, one bit each; 0: all
    std::string letters = {};  ///< one for each color, if they are shared with other boards

    [[nodiscard]] bool has_to_sort(Color color) const { return sorts == 0 || (sorts >> color & 1) != 0; }
    friend bool operator==(const Board&, const Board&) = default;
};

/// Memory that a board takes.
std::size_t bytes_of(const Board& board);
int tallest_capacity(const Board& board);
bool equal_capacities(const Board& board);
/// Whether it matters which goal the board has. Boards with unknown units have none yet.
bool has_choice_of_goals(const Board& board);
/// Whether tubes differ in nothing but what they hold: they may trade places, and a text that says what each
/// of them holds says all.
bool tubes_alike(const Board& board);
/// Whether a tube has a rule of its own.
bool has_tube_rules(const Board& board);
/// The rules of a board beyond those of plain levels, in words. Lemmas about plain levels alone must not be
/// used then.
std::optional<std::string_view> further_rules(const Board& board);
bool has_further_rules(const Board& board);
/// Whether a tube is open, or gives, under a condition, which may change during a game.
bool has_conditions(const Board& board);
/// Whether a tube hides a unit whose color is known.
bool has_hidden_units(const Board& board);
/// The same level, its hidden units shown.
Board without_hidden_units(Board board);
/// Whether a tube counts as complete: it is full of one color, as far as that counts unseen.
bool is_complete(const Board& board, const Tube& tube);
/// Shows hidden units on top of tubes, and settles the conditions of all tubes after so many moves. Boards
/// are settled at any time.
void settle(Board& board, int moves);
/// Contents that the tubes can ever have, at most. A level has fewer than 65,536.
std::size_t contents_at_most(const Board& board);
inline constexpr std::size_t max_contents = 0xFFFF;
/// How many events, but for moves, the conditions of tubes look at: each color or number that has to be
/// complete.
std::size_t count_events(const Board& board);
inline constexpr std::size_t max_events = 32;
std::ptrdiff_t count_unknown_units(const Board& board);
bool has_unknown_units(const Board& board);
bool all_full(const Board& board);
int empty_tubes(const Board& board);

/// The board with so many empty tubes and its goal: the smallest ones go first, and those that come are of
/// the largest capacity. Nothing when that would be more than `max_tubes` tubes, or too few for the goal.
std::optional<Board> with_empty_tubes(Board board, int count);

/// Numbers the colors of tubes in order of first appearance; the result has the old number of each.
std::vector<Color> number_colors(std::vector<Tube>& tubes);
/// A set of colors, one bit each, under their new numbers.
std::uint64_t renumbered(std::uint64_t colors, const std::vector<Color>& old_numbers);

/// The colors that a goal asks for; none if it asks for all.
std::vector<Color> sorted_colors(const Board& board);

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
