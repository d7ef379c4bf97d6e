// What a program has of tube sorting.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "puzzles/tube_sort/make.hpp"
#include "puzzles/tube_sort/searches.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {

/// What a member does, the function of its name says. Null where the program does without; nobody asks for it
/// there.
struct Parts {
    decltype(&tube_sort::formats) formats = nullptr;
    decltype(&find_boards) find = nullptr;
    decltype(&tube_sort::search) search = nullptr;
    decltype(&tube_sort::explore) explore = nullptr;
    decltype(&tube_sort::play) play = nullptr;
    decltype(&tube_sort::deal) deal = nullptr;
    decltype(&tube_sort::unsolve) unsolve = nullptr;
    decltype(&tube_sort::with_two_units_swapped) with_two_units_swapped = nullptr;
};

/// Defined once, at the root of each program: src/parts.
extern const Parts parts;

}  // namespace decant::puzzles::tube_sort
