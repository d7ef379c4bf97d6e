// The one place that decides what a text means.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "puzzles/family.hpp"
#include "reading/reading.hpp"

namespace decant::reading {

/// Accepts the proposals if they are one level, even if several agree on it. If they differ, asks about what
/// the first two do not share, and offers all that are levels; each is chosen by the options of what it alone
/// assumes. If none is a level, refuses the first with what is wrong with it. There is at least one.
Result<Level, Refusal> choose(std::string_view form, std::vector<puzzles::Proposal> proposals);

/// The meaning of a cleaned text in one format of a family.
Result<Level, Refusal> read_as(const puzzles::Family& family, std::string_view format, std::string_view text,
                               const puzzles::Values& said);

}  // namespace decant::reading
