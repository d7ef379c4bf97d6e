// A position under the plain rules: what plans are read, made and checked by.
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

/// A move in its one text form (`10>13`), for example as it stands in a plan.
using Move = std::string;

/// A move that was made, in the form that programs read and in the form that people read.
struct Step {
    Move move;
    std::vector<Field> fields;
    std::string note;      ///< what the move carries, such as a color
    bool goes_on = false;  ///< made by the token that made the move before it
};

/// A position of a level, by the rules as a person would apply them. It is the second opinion on what the
/// searches find, so it shares nothing with them: neither this face nor what implements it includes any part
/// of a search, which cmake/Layers.cmake checks.
///
/// A move takes little, whatever the level shows; a view takes as long as the level is large.
class Position {
  public:
    virtual ~Position() = default;

    /// The same position, to make moves on.
    [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;

    /// Which rules these are, as JSON says it: `family`, and `rules` where the family has several.
    [[nodiscard]] virtual std::vector<Field> rules() const = 0;
    [[nodiscard]] virtual View view() const = 0;
    [[nodiscard]] virtual bool at_goal() const = 0;
    /// All moves that the rules allow, each once; of equal tokens on one node, one.
    [[nodiscard]] virtual std::vector<Move> legal_moves() const = 0;
    /// The move that a word or a JSON object means, or why it means none. Whether the move is legal is for
    /// `make`.
    [[nodiscard]] virtual Result<Move> move_of(std::string_view word) const = 0;
    [[nodiscard]] virtual Result<Move> move_of(std::span<const Field> fields) const = 0;

    /// Makes a move, or says why it is illegal.
    virtual Result<Step, std::string> make(const Move& move) = 0;
    /// What else the family counts in the moves that were made.
    [[nodiscard]] virtual std::vector<Field> facts() const { return {}; }
};

}  // namespace decant::puzzles
