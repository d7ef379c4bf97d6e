// A level as its text states it, before anything is checked against anything else.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// From which end tubes are listed.
enum class Order { bottom_first, top_first };

/// Properties that can be stated about a level of tubes beside its text.
std::span<const Key> read_keys();

/// The values of those keys.
struct ReadOptions {
    std::optional<std::string> rules;
    std::optional<std::string> goal;
    std::optional<int> capacity;
    std::optional<Order> order;
    bool partial = false;
    std::optional<int> empty_tubes = {};  ///< of all tubes, listed or not
    std::string ignored_keys = {};        ///< in tubes, with commas between them
    std::string name = {};
};
/// Refuses two that contradict each other.
Result<ReadOptions> read_options(const Values& said);

/// The findings of a format's parser. Offsets are bytes in the parsed text, for messages.
struct RawLevel {
    struct Unit {
        std::string color;
        bool is_unknown = false;
        std::size_t offset = 0;
        bool is_hidden = false;  ///< its color is known, but the player does not see it
    };
    struct Tube {
        std::vector<Unit> units = {};  ///< in the order of the text, without empty places
        std::optional<int> capacity = {};
        std::size_t offset = 0;
    };
    /// A rule of some tubes: `accepts: red @ 3 4`.
    struct Rule {
        std::string key;
        std::string value;               ///< names of colors in it may stand in quotes
        std::vector<std::size_t> tubes;  ///< counted from 0
        std::size_t offset = 0;
    };
    /// The parts of a text that flags can overrule.
    std::optional<Rules> rules;
    std::optional<Goal> goal;
    std::optional<int> capacity;
    Order order = Order::bottom_first;
    bool partial = false;
    bool is_native = false;  ///< says that it is decant's own, so that it is to be read to the letter
    std::string name;
    GameRules game;
    std::vector<std::string> sorts;  ///< the only colors that a goal asks for
    std::vector<Tube> tubes;
    std::vector<Rule> tube_rules;

    /// Both refuse what is beyond every limit at once, so that huge inputs end early.
    std::optional<Diagnostic> add_tube(std::string_view text, std::size_t offset);
    std::optional<Diagnostic> add_unit(std::string_view text, std::size_t offset, std::string color,
                                       bool is_unknown = false);
};

using base::problem_at;

/// The key that says by which rules units are poured.
const Key& rules_key();

/// The rule or goal of that name, or nothing.
std::optional<Rules> rules_of(std::string_view word);
std::optional<Goal> goal_of(std::string_view word);

/// A capacity of 1 to 32 written in digits, or nothing.
std::optional<int> capacity_of(std::string_view digits);

/// A color's name is at most so long, as each move that is told repeats it.
inline constexpr std::size_t longest_name = 200;

/// Puts a text and flags together and checks the level: limits, capacities, and units of each color.
Result<Board> build_board(const RawLevel& raw, const base::NumberedText& text, const ReadOptions& options);

}  // namespace decant::puzzles::tube_sort
