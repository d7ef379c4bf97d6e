// What the plans of a family look like in JSON, for descriptions of answers.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace decant::puzzles {

/// What a Field of that name contains.
struct FieldType {
    std::string_view name;
    bool is_text;  ///< else it is a whole number
    std::string_view summary = {};
};

struct PlanType {
    std::string_view move = {};  ///< what its moves are called: `TubeMove`
    std::string_view move_summary = {};
    std::span<const FieldType> fields = {};  ///< for each Step
    std::string_view solution = {};          ///< what its solutions are called: `TubeSolution`
    std::span<const FieldType> facts = {};   ///< of plans; each may be absent
    bool has_rules = false;                  ///< whether `rules` are a fact of each level
};

}  // namespace decant::puzzles
