// A level of tube sorting as its code spells it, and its rules on plain tubes.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "proof/domain.hpp"

namespace decant::proof {

inline constexpr int most_capacity = 32;
inline constexpr std::size_t most_tubes = 64;

/// Colors are the characters that name them.
using ColorCounts = std::array<int, 128>;

/// A tube with what it holds, bottom first.
struct TubeText {
    int capacity = 0;
    std::string units;

    [[nodiscard]] int room() const { return capacity - static_cast<int>(units.size()); }
    /// Whether a unit of this color may be put into it.
    [[nodiscard]] bool takes(char color) const {
        return room() > 0 && (units.empty() || units.back() == color);
    }
    /// Whether the tubes may trade places, whatever they hold.
    [[nodiscard]] bool is_like(const TubeText& other) const { return capacity == other.capacity; }
    friend bool operator==(const TubeText&, const TubeText&) = default;
};

/// The length of the run at the top.
int top_run(std::string_view units);
/// The units below the top run.
std::string_view below_top(std::string_view units);

struct TubeLevel {
    bool ball = false;
    bool full = false;  ///< at a goal, no tube is partly filled
    int capacity = 0;   ///< of tubes that do not state their own
    std::vector<TubeText> tubes;
    std::string colors;      ///< each once
    ColorCounts units{};     ///< of each color
    ColorCounts tubes_of{};  ///< the most tubes that a color can take at a goal

    friend bool operator==(const TubeLevel&, const TubeLevel&) = default;
};

/// A tube in a level or a position, without the slashes around it: `AAB`, `-^3`.
std::optional<TubeText> read_tube(std::string_view text, int usual_capacity);
/// Ends in `^` and the capacity only if that is not the usual one.
std::string write_tube(const TubeText& tube, int usual_capacity);

/// The tubes of a position in the one order in which positions list them, each as `write_tube` returns it.
std::string write_tubes(std::vector<std::string_view> tubes);
/// Nothing if they are not in that order.
std::optional<std::vector<std::string_view>> read_tubes(std::string_view position);

Checked<TubeLevel> read_tube_level(std::string_view code, bool full);

/// Makes a move such as `3>12`, or says why it is illegal.
std::optional<std::string> make(TubeLevel& level, std::string_view move);

/// All its positions under all legal moves.
std::unique_ptr<Domain> positions_of(const TubeLevel& level);
/// Its border positions under all removals that are not ruled out.
std::unique_ptr<Domain> border_positions_of(const TubeLevel& level);

}  // namespace decant::proof
