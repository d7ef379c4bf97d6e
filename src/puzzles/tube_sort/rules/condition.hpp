// When a tube is open, by what happened in the game so far.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

namespace decant::puzzles::tube_sort {

using Color = std::uint8_t;  ///< index into Board::colors

/// The facts of a position that a condition looks at. A tube is complete if it is full of one color.
struct Happened {
    std::uint64_t complete_colors = 0;  ///< of complete tubes, one bit each
    std::uint64_t complete_groups = 0;  ///< those that a condition of a complete tube names, one bit each
    int complete_tubes = 0;
    int moves = 0;  ///< since the condition was settled last
};

/// Parts that all hold. A part speaks of something that happens once and for all, so that it is either open
/// or settled: then it is left out where it holds, and else the condition is `never`.
struct Condition {
    enum class Kind : std::uint8_t { none, color_complete, tubes_complete, group_complete, moves_made };
    struct Part {
        Kind kind = Kind::none;
        bool is_negated = false;
        std::uint8_t value = 0;  ///< the color, the group, or how many

        friend auto operator<=>(const Part&, const Part&) = default;
    };
    static constexpr std::size_t most_parts = 4;
    static constexpr int most_moves = 200;
    static constexpr int most_groups = 63;

    std::array<Part, most_parts> parts{};  ///< in order, unused ones first
    bool never = false;

    /// Whether it holds as long as nothing more happens.
    [[nodiscard]] bool holds() const;
    /// Whether it holds whatever happens.
    [[nodiscard]] bool is_always() const { return *this == Condition{}; }
    /// Whether it waits for a tube to be complete.
    [[nodiscard]] bool waits_for_tubes() const;
    /// The color that a part names, if there is one.
    [[nodiscard]] std::optional<Color> first_color() const;
    /// The groups to which it makes a tube belong, one bit each: those that it names.
    [[nodiscard]] std::uint64_t groups() const;
    /// The condition after that happened.
    [[nodiscard]] Condition settled(const Happened& happened) const;

    friend bool operator==(const Condition&, const Condition&) = default;
    friend bool operator<(const Condition& one, const Condition& other) {
        return std::tie(one.parts, one.never) < std::tie(other.parts, other.never);
    }
};

/// `done.red+not.moves.3`, `done.2`, `group.1`, `never`; `done.color.2` where a color is called so, and a
/// name that is not a word stands in quotes.
std::string spelled(const Condition& condition, const std::function<std::string(Color)>& name_of);
/// Nothing if it is not spelled like that, names a color that is none, has too many parts, or has one that
/// names a group beside another one that may fail for good: the tube would not belong to the group any more.
std::optional<Condition> read_condition(
    std::string_view text, const std::function<std::optional<Color>(const std::string&)>& color_of);

/// Takes a string in quotes, or else a word, off the start of a text; nothing if there is none.
std::optional<std::string> take_name(std::string_view& text);

}  // namespace decant::puzzles::tube_sort
