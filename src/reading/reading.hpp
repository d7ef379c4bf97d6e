// Why a text is not a level, or what it may mean if it may mean several.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/result.hpp"
#include "puzzles/proposal.hpp"
#include "reading/level.hpp"

namespace decant::reading {

using base::Diagnostic;
using base::Result;

/// One of several levels that a text may mean: what it assumes that not all of them do. Or the level that a
/// picture shows if what it assumes is true.
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

}  // namespace decant::reading
