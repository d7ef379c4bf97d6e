// The parts of tube sorting that a program is linked with.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "puzzles/family.hpp"
#include "puzzles/tube_sort/make.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {

using ToPuzzle = std::unique_ptr<Puzzle> (*)(Board);

/// As the virtual functions of Puzzle, for a board without hidden units.
SearchReport search(const Board& board, const SearchRequest& request);
GraphReport explore(const Board& board, const search::RunControl& control, ToPuzzle to_puzzle);
std::unique_ptr<Game> play(const Board& board, ToPuzzle to_puzzle);

/// Each member does the work of the function of its name. Null where the program does without; nobody asks
/// for it there.
struct Parts {
    decltype(&tube_sort::formats) formats = nullptr;
    decltype(&find_boards) find = nullptr;
    SearchReport (*search)(const Board&, const SearchRequest&) = nullptr;
    GraphReport (*explore)(const Board&, const search::RunControl&, ToPuzzle) = nullptr;
    std::unique_ptr<Game> (*play)(const Board&, ToPuzzle) = nullptr;
    decltype(&tube_sort::deal) deal = nullptr;
    decltype(&tube_sort::unsolve) unsolve = nullptr;
    decltype(&tube_sort::with_two_units_swapped) with_two_units_swapped = nullptr;
};

/// Defined once, at the root of each program: src/parts.
extern const Parts parts;

}  // namespace decant::puzzles::tube_sort
