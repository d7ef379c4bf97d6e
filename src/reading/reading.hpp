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

/// One of several readings: what it assumes that not all of them do.
struct Offer {
    Reading reading;
    std::vector<Assumption> own = {};
};

/// Why a text was not read.
struct Refusal {
    Diagnostic diagnostic;
    std::vector<Offer> offered = {};  ///< what the text may mean, if it may mean several levels
};

/// Whether two levels have the same positions, plans and pictures.
bool is_same(const puzzles::Puzzle& one, const puzzles::Puzzle& other);

}  // namespace decant::reading
