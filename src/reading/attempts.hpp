// Several ways to read one text.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "reading/outcome.hpp"

namespace decant::reading {

/// One of the ways, and what only this one assumes.
struct Attempt {
    std::vector<Assumption> own;
    Outcome outcome;
};

/// Whether it gives a level, or several to choose from.
bool makes_level(const Attempt& way);
/// The levels that it may mean.
std::vector<Offer> offers_of(Attempt way);

/// The level on which all ways agree that make one; asks where there are several. Where none does, the last
/// way says what is wrong.
Outcome agreed(std::vector<Attempt> ways);

/// The same, where the way that assumes nothing is the text as it stands.
Outcome agreed_or_as_it_stands(std::vector<Attempt> ways);

}  // namespace decant::reading
