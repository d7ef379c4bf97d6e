// No makers, for a program that only reads levels: it never asks for one.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/make.hpp"

#include <cstdlib>

namespace decant::puzzles::tube_sort {

Board deal(const Recipe&, base::Random&) { std::abort(); }
Board unsolve(const Recipe&, base::Random&) { std::abort(); }
Board with_two_units_swapped(const Board&, base::Random&) { std::abort(); }

}  // namespace decant::puzzles::tube_sort
