// How to read a text, and the outcome: a level; or why it is none, or its possible meanings if several.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.hpp"
#include "base/result.hpp"
#include "puzzles/proposal.hpp"
#include "puzzles/values.hpp"
#include "reading/level.hpp"

namespace decant::reading {

using base::Diagnostic;
using base::Result;

/// How to read a text.
struct LoadOptions {
    std::string format;          ///< the word of a format; empty: detect
    puzzles::Values read;        ///< by the read keys of families; overrides what the text says
    std::string json_path = {};  ///< where in JSON or YAML the levels are (json_path.hpp); empty: by its keys
    bool accept = false;         ///< a picture is right as it was read, whatever is in doubt
    bool strict = false;         ///< what is not used of a text is a reason to refuse it,
    bool lenient = false;        ///< but for this
    base::Ends ends = {};        ///< of the reading
    std::string id = {};         ///< of one level in a text of many: its name there, or its number
};

/// One of several levels that a text may mean: the assumptions that it makes and not all of them do. Or the
/// level that a picture shows if its assumptions are true.
struct Offer {
    Level level;
    std::vector<Assumption> own = {};
};

/// Why a text was not read.
struct Refusal {
    Diagnostic diagnostic;
    std::vector<Offer> offered = {};   ///< what the text may mean, if anything
    std::vector<Aside> not_used = {};  ///< what stands beside the level, if that is why it is not taken
};

/// Whether two levels have the same positions, plans and pictures.
bool is_same(const puzzles::Puzzle& one, const puzzles::Puzzle& other);

/// The outcome of reading a text.
using Outcome = Result<Level, Refusal>;

/// Whether there is a level, or some are offered.
bool gives_level(const Outcome& outcome);

/// The level, or those that are offered, with what was assumed to get to their text; that comes first.
Outcome assuming(Outcome outcome, const std::vector<Assumption>& assumed);

/// The level, or those that are offered, beside which that stands.
Outcome beside(Outcome outcome, const Account& account);

/// The level, or those that are offered, by the form that people have before them; an empty one changes
/// nothing.
Outcome in_form(Outcome outcome, std::string_view form);

/// The levels that are offered, with one letter for a color in all of them.
Outcome with_shared_letters(Outcome outcome);

/// Where the place of an error would be one in a text that nobody has seen.
Outcome without_place(Outcome outcome);

}  // namespace decant::reading
