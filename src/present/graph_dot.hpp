// State graphs in the language of Graphviz.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/output.hpp"
#include "puzzles/family.hpp"

namespace decant::present {

/// A complete graph as a DOT document that says itself how it wants to be laid out and painted: the start,
/// the goals, the dead region and one shortest plan are told apart. Small graphs show each position; in all
/// of them its code and picture are the tooltip.
///
/// Moves that change nothing are left out, and two positions that lead to one another are joined by one line
/// without arrowheads: what can be taken back.
void graph_dot(const puzzles::Puzzle& puzzle, const puzzles::GraphReport& report, base::Output& out);

}  // namespace decant::present
