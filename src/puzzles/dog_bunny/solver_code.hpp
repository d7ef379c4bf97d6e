// Code of programs that search a map, in words that decant knows.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace decant::puzzles::dog_bunny {

/// How a language writes names, and what may stand between them in calls and assignments.
struct CodeSigns {
    std::string_view of_names;
    std::string_view between;
};

/// What code has beside names that say nothing of a map.
struct FoundInCode {
    bool parts = false;  ///< of the map
    bool goal = false;
    bool strings = false;
};

/// Whether all words of a name are those of searches, their results and titles: one with any other word may
/// turn edges.
bool is_name_of_search(std::string_view name);

/// What is in code that calls, assigns and names no more than that, and has the goal of a map behind its
/// start; nothing where it may do more.
std::optional<FoundInCode> find_in_code(std::string_view code, const CodeSigns& signs);

/// Whether code is understood to leave the map as it is: beside its parts, strings may name a rule.
bool takes_parts_as_they_are(std::string_view code, const CodeSigns& signs);

}  // namespace decant::puzzles::dog_bunny
