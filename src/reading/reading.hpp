// How a text was understood: as one level, or as several that it may mean.
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
    std::string form;  ///< the word of the text's format
    std::vector<Assumption> assumed = {};
};

/// Why a text was not read.
struct Refusal {
    Diagnostic diagnostic;
    std::vector<Reading> offered = {};  ///< levels that the text may mean, if there are several
};

}  // namespace decant::reading
