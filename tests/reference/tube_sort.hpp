// Tube sorting written a second time, slowly and plainly, to check decant against: blind breadth-first search
// over the rules as they are, no code shared with src/.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace reference {

/// The rules of one tube alone.
struct TubeRules {
    char accepts = '*';  ///< a letter, `-` for none, `*` for any
    bool gives = true;   ///< else never
    bool ends_empty = false;
    /// Until each of these has happened, or has not yet if it is negated, the tube is closed.
    struct Part {
        char what = 'm';  ///< c: a tube is full of the color, n: so many tubes are complete, g: one of
                          ///< the group is, m: moves made
        int value = 0;    ///< a letter, the number of a group, or how many
        bool negated = false;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> opens = {};
    std::vector<Part> gives_when = {};  ///< the same for what it gives

    friend bool operator==(const TubeRules&, const TubeRules&) = default;
};

/// How units in small letters, which the player does not see, come to light, go along and count.
struct Hiding {
    bool any = false;  ///< whether there are such units
    bool by_unit = false;
    bool carried = false;
    bool counts_shown = false;
};

struct Level {
    bool ball = false;
    std::vector<int> capacities;     ///< at most 16
    std::vector<std::string> tubes;  ///< one letter from A to O a unit, bottom first; hidden ones from a to
                                     ///< g, and then none above G
    bool gathered = false;           ///< the goal is GATHERED, even if the units can fill whole tubes
    std::vector<TubeRules> rules = {};  ///< of each tube, or none
    Hiding hiding = {};
    std::string sorts = {};  ///< the only colors that the goal asks for, which is GATHERED then; or none
    bool locks = false;      ///< a complete tube gives nothing, unless it has to end empty
};

/// Whether each tube must be empty or full of one color: capacities differ, and some way to give whole tubes
/// to the colors uses up all units. A tube may be given to a color if it may end full, and it accepts the
/// color or a tube of its capacity and rules is full of it.
bool has_goal_full(const Level& level);

/// The levels after each legal move, which no condition of a tube looks at.
std::vector<Level> successors(const Level& level);

struct Answer {
    enum class Kind { solved, unsolvable, too_large } kind = Kind::too_large;
    int length = 0;
    std::size_t states = 0;  ///< looked at
};

/// Breadth-first search, over at most `max_states` positions, for a position where each tube holds one color
/// or nothing and of each color at most one tube is not full; none if the goal is FULL. With `interchange`,
/// tubes of equal capacity may swap places, if no tube has rules; without it, each order of the tubes is
/// another position.
Answer shortest(const Level& level, std::size_t max_states, bool interchange = true);

/// The level code, as decant reads it.
std::string code(const Level& level);

}  // namespace reference
