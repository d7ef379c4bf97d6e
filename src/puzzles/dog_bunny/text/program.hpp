// Maps in the source of programs: which variables hold their parts, where they are assigned, and tokens with
// numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "puzzles/dog_bunny/text/raw_level.hpp"

namespace decant::puzzles::dog_bunny {

/// The part of a map that a variable holds, as far as its name tells.
enum class Part { none, edges, one_way, two_way, start, goal };

struct Meaning {
    Part part = Part::none;
    std::string_view kind;  ///< of the tokens that it places; empty if its value says so
};

/// By the table of names: `edges`, `START_STATE`, `goal-nodes`, `bunny1`. Case, joints and digits do not
/// matter.
Meaning meaning_of(std::string_view name);

inline bool is_edges(const Meaning& meaning) {
    return meaning.part == Part::edges || meaning.part == Part::one_way || meaning.part == Part::two_way;
}

/// `name = value`, `name: type = value`, `export const name = value`.
struct Assignment {
    std::string_view name;
    std::string_view value;  ///< the rest of the line
    Meaning meaning;

    /// Whether the value begins as the literal of a part does; a token alone may be on one node. Other
    /// programs have a `start` and a `graph`, too, which they compute.
    [[nodiscard]] bool gives() const;
};

/// The code of a program, in which strings of several lines count as comments.
struct Code {
    explicit Code(std::string_view program);
    Code(const Code&) = delete;
    Code& operator=(const Code&) = delete;

    /// The assignment of a line at the margin: in a function, it would be to something else.
    [[nodiscard]] std::optional<Assignment> assignment(const base::Line& line) const;
    /// Where a line makes edges of strings in some other way, in any language: `val edges = listOf("a" to
    /// "b")`.
    [[nodiscard]] std::optional<std::size_t> made_edges(const base::Line& line) const;

    const std::string text;         ///< with its comments blanked byte by byte, so that places stay
    std::vector<base::Line> lines;  ///< that are not blank
};

/// The refusal of a map that a program makes. Programs are not run: literals alone are read.
Diagnostic unread_program(std::string_view text, std::size_t offset);

/// A token on a node.
struct Placement {
    Name token;
    Name node;
};

/// Places tokens, of which those of one name are alike. So are `bunny-1` and `bunny-2` if they have the same
/// goal, or both have none: the keys of a map differ.
void place(const std::vector<Placement>& starts, const std::vector<Placement>& goals, RawLevel& level);

/// A goal for fewer tokens than there are of a name, which a program may mean for all of them.
std::optional<Diagnostic> find_short_goal(const RawLevel& level, std::string_view text);

}  // namespace decant::puzzles::dog_bunny
