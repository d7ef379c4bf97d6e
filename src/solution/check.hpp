// Reads a plan that somebody wrote, and checks whether its statements are true.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.hpp"
#include "base/result.hpp"
#include "puzzles/position.hpp"
#include "solution/replay.hpp"

namespace decant::solution {

/// A value that the JSON of a plan has under a key.
struct Statement {
    std::optional<std::size_t> move;  ///< from 0; nothing: it is about the whole plan
    std::string key;
    std::string value;  ///< as JSON
};

struct Plan {
    std::vector<puzzles::Move> moves;
    std::vector<Statement> said;           ///< in the order of moves, then of the whole plan
    std::vector<std::string> unused = {};  ///< lines of which it is not clear what they mean
};

/// A plan read from text: moves as the family reads them, or JSON as `solve` writes it (the whole object or
/// its `moves`), at most base::longest_plan. The text must be clean (base::clean_text).
base::Result<Plan> read_plan(const puzzles::Position& start, std::string_view text);

/// A value as it appears in statements.
std::string statement_of(const puzzles::Field& field);

/// The text that a statement has as its value, if it is one.
std::optional<std::string> text_of(const Statement& statement);

/// The statement of that key about the whole plan, or null.
const Statement* statement_about(std::string_view key, std::span<const Statement> said);

/// The outcome of making a plan by the rules.
struct Check {
    Replay replay;          ///< up to the first move that is illegal, or not what the plan says
    std::size_t moves = 0;  ///< in the whole plan, whether or not all were made
    /// A false statement of the plan, and the truth instead: of the move after those of `replay`, or of the
    /// whole plan where it has all moves.
    std::optional<std::string> falsehood = {};
    /// The true statements of the plan about the whole.
    std::vector<Statement> confirmed = {};
    /// The statements of the plan of which a replay knows nothing. Empty where the check ended before all was
    /// compared.
    std::vector<Statement> unchecked = {};
    std::vector<std::string> unused = {};  ///< lines of the plan that were not used

    /// Whether all moves are legal and end in a goal, and nothing that the plan says is false.
    [[nodiscard]] bool valid() const { return !replay.fault && !falsehood && replay.at_goal; }
    /// Whether `falsehood` is about one move.
    [[nodiscard]] bool misstates_move() const { return falsehood && replay.steps.size() < moves; }
    /// The first thing that is wrong, or that it is not known, if the plan is not known to be valid.
    [[nodiscard]] std::optional<std::string> reason() const {
        if (valid()) return std::nullopt;
        if (replay.fault) return replay.fault;
        if (replay.cut_short) return "a limit was reached";
        if (misstates_move() || replay.at_goal) return falsehood;
        return "the moves do not reach the goal";
    }
};

/// The keys that were not checked, each once, in alphabetical order.
std::vector<std::string> unchecked_keys(const Check& check);

/// Makes the plan, in code that no search uses, and compares what happens with what it says of its moves, its
/// family, rules and length, and of the facts that a replay counts. Its claim and its bound may be true only
/// together and with its length; whether they are, a replay does not know. The replay tells whether `ends`
/// cut it short. The error says why the text is not a plan.
base::Result<Check> check(const puzzles::Position& start, std::string_view text, const base::Ends& ends = {});

}  // namespace decant::solution
