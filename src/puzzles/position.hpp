// A position under the plain rules, which read, make and check plans.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "puzzles/view.hpp"

namespace decant::puzzles {

using base::Diagnostic;
using base::Result;

/// A named value, for structured output.
struct Field {
    std::string name;
    std::variant<std::int64_t, std::string> value;
};

/// The value of a field that is a number or a text, or nothing.
std::optional<std::int64_t> number_field(std::span<const Field> fields, std::string_view name);
std::optional<std::string> text_field(std::span<const Field> fields, std::string_view name);

/// A move in its one text form (`10>13`), for example as it appears in a plan.
using Move = std::string;

/// A move that was made, in a form for programs and a form for people.
struct Step {
    Move move;
    std::vector<Field> fields;
    std::string note;      ///< what the move carries, such as a color
    bool goes_on = false;  ///< made by the same token as the move before it
};

/// A plan as somebody wrote it.
struct WrittenMoves {
    std::vector<Move> moves;
    std::vector<std::string> unused;  ///< lines that are not used, as it is not clear which moves they mean
};

/// A plan of more than base::longest_plan moves, of which the first one too many is there.
Diagnostic plan_too_long(base::Place place);

/// A position of a level, by the rules as a person would apply them. It is the second opinion on what the
/// searches find, so it shares nothing with them: neither this interface nor its implementations include any
/// part of a search, which cmake/Layers.cmake checks.
///
/// A move takes little time, whatever the level shows; a view takes time in proportion to the level.
class Position {
  public:
    virtual ~Position() = default;

    /// The same position, to make moves on.
    [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;

    /// Which rules these are, as JSON says it: `family`, and `rules` and `goal` if the family has several.
    [[nodiscard]] virtual std::vector<Field> rules() const = 0;
    [[nodiscard]] virtual View view() const = 0;
    [[nodiscard]] virtual bool at_goal() const = 0;
    /// All legal moves, each once; for equal tokens on one node, one.
    [[nodiscard]] virtual std::vector<Move> legal_moves() const = 0;
    /// The move that a word or a JSON object means, or why it means none. `make` decides whether the move is
    /// legal.
    [[nodiscard]] virtual Result<Move> move_of(std::string_view word) const = 0;
    [[nodiscard]] virtual Result<Move> move_of(std::span<const Field> fields) const = 0;
    /// The moves of a plan in a clean text, or why it has none: words between blanks, unless the family
    /// reads other notations, too.
    [[nodiscard]] virtual Result<WrittenMoves> moves_of(std::string_view text) const;

    /// Makes a move, or says why it is illegal.
    virtual Result<Step, std::string> make(const Move& move) = 0;
    /// More figures that the family counts about the moves made.
    [[nodiscard]] virtual std::vector<Field> facts() const { return {}; }
};

}  // namespace decant::puzzles
