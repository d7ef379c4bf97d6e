// A level as its text states it, before anything is checked against anything else.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_sort/board.hpp"

namespace decant::puzzles::tube_sort {

/// From which end tubes are listed.
enum class Order { bottom_first, top_first };

/// What can be said about a level of tubes beside its text.
std::span<const Key> read_keys();

/// The values of those keys.
struct ReadOptions {
    std::optional<std::string> rules;
    std::optional<std::string> goal;
    std::optional<int> capacity;
    std::optional<Order> order;
    bool partial = false;
};
/// Refuses two that contradict each other.
Result<ReadOptions> read_options(const Values& said);

/// What a format's parser finds. Offsets are bytes in the parsed text, for messages.
struct RawLevel {
    struct Unit {
        std::string color;
        bool is_hidden = false;
        bool is_certain = false;  ///< a color for sure, whatever it is called
        std::size_t offset = 0;
        bool is_blank = false;  ///< a place that is a cell without anything, as those that fill rows up
    };
    struct Tube {
        std::vector<Unit> units;  ///< in the order of the text
        std::optional<int> capacity;
        std::size_t offset = 0;
        std::size_t empties = 0;  ///< places that words for emptiness fill; taken out of `units` by `settle`
    };
    /// The parts of a text that flags can overrule.
    std::optional<Rules> rules;
    std::optional<Goal> goal;
    std::optional<int> capacity;
    std::optional<Order> order;
    bool partial = false;
    bool is_bare = false;    ///< nothing but lines, each a tube
    bool is_packed = false;  ///< its units are the letters of words
    bool is_own = false;     ///< says that it is decant's own, so that it is to be read to the letter
    bool are_tubes = false;  ///< what is listed are tubes for sure, and no layers of them
    /// Where nothing says the order: empty tubes are written as by those who list tubes bottom first.
    bool seems_bottom_first = false;
    std::string_view empty_tube = "'-'";  ///< how the format writes one, for messages
    std::string name;
    std::vector<Tube> tubes;

    /// Both refuse what is beyond every limit at once, so that huge inputs end early.
    std::optional<Diagnostic> add_tube(std::string_view text, std::size_t offset);
    std::optional<Diagnostic> add_unit(std::string_view text, std::size_t offset, std::string color,
                                       bool is_hidden = false, bool is_certain = false);
    /// A place without a unit.
    std::optional<Diagnostic> add_place(std::string_view text, std::size_t offset, bool is_blank = false);
};

using base::problem_at;

/// The key that says by which rules units are poured.
const Key& rules_key();

/// The rule or goal of that name, or nothing.
std::optional<Rules> rules_of(std::string_view word);
std::optional<Goal> goal_of(std::string_view word);

/// A capacity of 1 to 32 written in digits, or nothing.
std::optional<int> capacity_of(std::string_view digits);

/// What a text may have meant: without words for emptiness, and with a capacity where neither text nor flags
/// state one. Each meaning is as plausible as the others.
std::vector<ProposalOf<RawLevel>> settle(RawLevel raw, std::string_view text, const ReadOptions& options);

/// Puts a settled text and flags together and checks the level: limits, capacities, and units of each color.
Result<Board> build_board(const RawLevel& raw, std::string_view text, const ReadOptions& options);

}  // namespace decant::puzzles::tube_sort
