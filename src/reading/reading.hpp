// How a text was understood: one level, or several that it may mean.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "puzzles/proposal.hpp"
#include "reading/level.hpp"

namespace decant::reading {

using base::Diagnostic;
using base::Result;
using puzzles::Assumption;

struct Reading {
    Level level;
    std::string form;  ///< the word of the format that the text has
    std::vector<Assumption> assumed = {};
};

/// Why a text was not read.
struct Refusal {
    Diagnostic diagnostic;
    std::vector<Reading> offered = {};  ///< levels that the text may mean, where it may mean several
};

}  // namespace decant::reading
