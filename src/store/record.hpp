// The record of a level in a collection.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/family.hpp"
#include "solution/measurement.hpp"

namespace decant::store {

using solution::Measurement;
using solution::NamedValue;
using solution::StoredPlan;
using solution::Value;

/// Where a level came from.
struct Origin {
    std::string source;    ///< a path as it was given, or empty
    std::size_t line = 0;  ///< in that file; 0 where the file is one level
    std::string label;     ///< what the source calls the level
};

struct Record {
    std::int64_t id = 0;
    std::string key;  ///< canonical: no two levels of a collection have the same
    std::string family;
    std::string name;
    std::string code;
    std::string text;  ///< in the family's native format, with all that its code leaves out
    Origin origin;
    std::int64_t measured = 0;       ///< which version of the metrics the level has; 0: none yet
    std::vector<NamedValue> facts;   ///< what its family tells, in ascending order of their names
    std::vector<NamedValue> values;  ///< metrics, likewise
    std::optional<StoredPlan> plan;
};

/// A family's facts about a level for filters: not its name and code, which are columns.
std::vector<NamedValue> facts_of(const puzzles::Puzzle& puzzle);

/// A level of which nothing is measured yet.
Record record_of(const puzzles::Puzzle& puzzle, Origin origin);

}  // namespace decant::store
