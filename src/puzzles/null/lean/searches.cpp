// No searches, for a program that only reads levels: it never asks for one.
// SPDX-License-Identifier: MIT
#include "puzzles/null/searches.hpp"

#include <cstdlib>

namespace decant::puzzles::null {

SearchReport search(const Level&, const SearchRequest&) { std::abort(); }
GraphReport explore(const Level&, const search::RunControl&, ToPuzzle) { std::abort(); }
std::unique_ptr<Game> play(const Level&, ToPuzzle) { std::abort(); }

}  // namespace decant::puzzles::null
