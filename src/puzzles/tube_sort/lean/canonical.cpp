// No canonical levels, for a program that only reads levels: it compares them by their codes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/canonical.hpp"

#include <cstdlib>

namespace decant::puzzles::tube_sort {

Board canonical(const Board&) { std::abort(); }
CanonicalForm canonical_form(const Board&) { std::abort(); }

}  // namespace decant::puzzles::tube_sort
