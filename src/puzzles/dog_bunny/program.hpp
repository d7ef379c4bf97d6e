// Maps in the source of programs: which names hold their parts, and tokens with numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "puzzles/dog_bunny/raw_level.hpp"

namespace decant::puzzles::dog_bunny {

/// `MustBeOn` as `must`, `be`, `on`; without digits at the end of words.
std::vector<std::string> words_of(std::string_view name);

/// The first of these that a list of words with blanks between has; their number if it has none.
std::size_t first_of(const std::vector<std::string>& words, const base::Words& list);

/// Whether a list of words with blanks between has one of these.
bool has_one_of(const std::vector<std::string>& words, const base::Words& list);

/// What a variable holds, as far as its name tells.
enum class Part { none, edges, one_way, two_way, start, goal };

struct Meaning {
    Part part = Part::none;
    std::string kind;  ///< of the tokens that it places; empty if its value says so
};

/// `start_state`, `EDGES`, `goal-nodes`, `bunnies`. A name with any word that says something else has no
/// meaning.
Meaning meaning_of(std::string_view name);

/// A token on a node.
struct Placement {
    Name token;
    Name node;
};

/// Places tokens of which `bunny-1` and `bunny-2` are two bunnies if they have the same goal, or both have
/// none: the keys of a map differ.
void place(const std::vector<Placement>& starts, const std::vector<Placement>& goals, RawLevel& level);

/// A goal for fewer tokens than there are of a name, which a program may mean for all of them.
std::optional<Diagnostic> find_short_goal(const RawLevel& level, std::string_view text);

}  // namespace decant::puzzles::dog_bunny
