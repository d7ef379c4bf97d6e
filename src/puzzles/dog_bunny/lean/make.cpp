// No makers, for a program that only reads levels: it never asks for one.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/make.hpp"

#include <cstdlib>

namespace decant::puzzles::dog_bunny {

Level deal(const Recipe&, base::Random&) { std::abort(); }
Level unsolve(const Recipe&, base::Random&) { std::abort(); }
Level varied(const Level&, base::Random&) { std::abort(); }

}  // namespace decant::puzzles::dog_bunny
