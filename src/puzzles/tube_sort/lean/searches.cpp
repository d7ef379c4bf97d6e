// No searches, for a program that only reads levels: it never asks for one.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/searches.hpp"

#include <cstdlib>

namespace decant::puzzles::tube_sort {

SearchReport search(const Board&, const SearchRequest&) { std::abort(); }
GraphReport explore(const Board&, const search::RunControl&, ToPuzzle) { std::abort(); }
std::unique_ptr<Game> play(const Board&, ToPuzzle) { std::abort(); }

}  // namespace decant::puzzles::tube_sort
