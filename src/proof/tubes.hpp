// A level of tube sorting as its code spells it, and its rules on plain tubes.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "proof/domain.hpp"

namespace decant::proof {

inline constexpr int most_capacity = 32;
inline constexpr std::size_t most_tubes = 64;

/// Colors are the characters that name them.
using ColorCounts = std::array<int, 128>;

/// Something that conditions speak of: that a color is complete, or so many tubes are, or one of a group, or
/// so many moves made.
struct Event {
    enum class Kind { color, tubes, group, moves } kind = Kind::moves;
    int value = 0;

    friend auto operator<=>(const Event&, const Event&) = default;
};

/// The events of the level that came true so far, but for moves, one bit each, and the
/// moves, as far as a condition counts them.
struct Happened {
    std::uint64_t events = 0;
    int moves = 0;

    friend auto operator<=>(const Happened&, const Happened&) = default;
};

/// Events that must have happened, or must not have.
struct TubeCondition {
    struct Part {
        Event event;
        bool is_negated = false;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts = {};
    bool never_holds = false;

    [[nodiscard]] bool is_stated() const { return never_holds || !parts.empty(); }
    friend bool operator==(const TubeCondition&, const TubeCondition&) = default;
};

/// The rules of one tube beyond those of the level.
struct TubeRule {
    static constexpr char any = 0;
    static constexpr char none = '-';

    std::size_t number = 0;  ///< of the first tube with these rules, counted from 1; 0: there are no rules
    char accepts = any;      ///< the only color that may be put into the tube, or none
    bool ends_empty = false;
    TubeCondition opens = {};  ///< until it holds, the tube neither gives nor takes
    TubeCondition gives = {};  ///< until it holds, the tube does not give

    /// Whether a condition names the group of the event.
    [[nodiscard]] bool is_of(const Event& group) const;

    friend bool operator==(const TubeRule&, const TubeRule&) = default;
};

/// A tube with what it holds, bottom first.
struct TubeText {
    int capacity = 0;
    std::string units;
    TubeRule rule = {};
    /// A bit for each unit that comes to light only when those of its color right above it are gone.
    std::uint32_t seams = 0;

    [[nodiscard]] int room() const { return capacity - static_cast<int>(units.size()); }
    /// Whether a unit of this color may be put into it.
    [[nodiscard]] bool takes(char color) const {
        return room() > 0 && (units.empty() || units.back() == color) &&
               (rule.accepts == TubeRule::any || rule.accepts == color);
    }
    /// The units of the top color that are poured together, where seams end a pour or not.
    [[nodiscard]] int pourable(bool passes_seams) const;
    void give(std::size_t count);
    /// Whether the tubes may trade places, whatever they hold.
    [[nodiscard]] bool is_like(const TubeText& other) const {
        return capacity == other.capacity && rule == other.rule;
    }
    friend bool operator==(const TubeText&, const TubeText&) = default;
};

/// The length of the run at the top, whatever seams it has.
int top_run(std::string_view units);
/// The units below the top run.
std::string_view below_top(std::string_view units);

struct TubeLevel {
    bool ball = false;
    bool full = false;   ///< at a goal, no tube is partly filled
    std::string sorts;   ///< the only colors that a goal asks for; empty: all
    bool locks = false;  ///< a tube that is full of one color gives nothing, unless it has to end empty
    bool reveals_units = false;  ///< of a hidden run, one unit after the other comes to light
    bool passes_seams = false;   ///< a pour takes hidden units of its color along
    bool counts_shown = false;   ///< a tube with a hidden unit is neither complete nor part of a goal
    int capacity = 0;            ///< of tubes that do not state their own
    std::vector<TubeText> tubes;
    std::string colors;              ///< each once
    ColorCounts units{};             ///< of each color
    ColorCounts tubes_of{};          ///< the most tubes that a color can take at a goal
    std::vector<Event> events = {};  ///< but for moves, in order: those that some condition speaks of
    int counted_moves = 0;           ///< the most that a condition counts
    Happened happened = {};

    [[nodiscard]] bool has_to_sort(char color) const {
        return sorts.empty() || sorts.find(color) != std::string::npos;
    }
    [[nodiscard]] bool is_complete(const TubeText& tube) const;
    /// Whether units may be taken out of a tube.
    [[nodiscard]] bool gives(const TubeText& tube) const {
        return !tube.units.empty() && !tube.rule.gives.never_holds &&
               !(locks && !tube.rule.ends_empty && is_complete(tube));
    }
    [[nodiscard]] bool has_conditions() const;
    [[nodiscard]] bool holds(const TubeCondition& condition, const Happened& at) const;
    /// Whether a closed tube waits for others to be complete.
    [[nodiscard]] bool is_waiting(const TubeRule& rule, const Happened& at) const;
    /// Adds what these tubes show, and so many moves.
    void note(Happened& at, std::span<const TubeText* const> tubes, int moves) const;

    friend bool operator==(const TubeLevel&, const TubeLevel&) = default;
};

/// A tube in a level or a position, without the slashes around it: `AAB`, `-^3`, and in positions `AB@2`,
/// with the rules of tube 2 of the level, and `A.A`, with a seam.
std::optional<TubeText> read_tube(std::string_view text, const TubeLevel& level);
/// Ends in `^` and the capacity only if that is not the usual one, and in `@` and a number only if the tube
/// has rules.
std::string write_tube(const TubeText& tube, int usual_capacity);

/// The tubes of a position in the one order in which positions list them, each as `write_tube` returns it.
std::string write_tubes(std::vector<std::string_view> tubes);
/// Nothing if they are not in that order.
std::optional<std::vector<std::string_view>> read_tubes(std::string_view position);

Checked<TubeLevel> read_tube_level(std::string_view code, bool full);

/// Makes a move such as `3>12`, or says why it is illegal.
std::optional<std::string> make(TubeLevel& level, std::string_view move);

/// `done.A+done.2+moves.3`; empty if nothing has happened.
std::string write_happened(const TubeLevel& level, const Happened& happened);
std::optional<Happened> read_happened(const TubeLevel& level, std::string_view text);

/// All its positions under all legal moves.
std::unique_ptr<Domain> positions_of(const TubeLevel& level);
/// Its border positions under all removals that are not ruled out; null if a goal does not ask for all
/// colors.
std::unique_ptr<Domain> border_positions_of(const TubeLevel& level);

}  // namespace decant::proof
