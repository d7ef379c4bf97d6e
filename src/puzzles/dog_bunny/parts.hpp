// The parts of DogBunny that a program is linked with.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "puzzles/dog_bunny/make.hpp"
#include "puzzles/dog_bunny/text/format.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles::dog_bunny {

using ToPuzzle = std::unique_ptr<Puzzle> (*)(Level);

/// As the virtual functions of Puzzle.
SearchReport search(const Level& level, const SearchRequest& request);
GraphReport explore(const Level& level, const search::RunControl& control, ToPuzzle to_puzzle);
std::unique_ptr<Game> play(const Level& level, ToPuzzle to_puzzle);

/// Each member does the work of the function of its name. Null where the program does without; nobody asks
/// for it there.
struct Parts {
    decltype(&dog_bunny::formats) formats = nullptr;
    SearchReport (*search)(const Level&, const SearchRequest&) = nullptr;
    GraphReport (*explore)(const Level&, const search::RunControl&, ToPuzzle) = nullptr;
    std::unique_ptr<Game> (*play)(const Level&, ToPuzzle) = nullptr;
    decltype(&dog_bunny::deal) deal = nullptr;
    decltype(&dog_bunny::unsolve) unsolve = nullptr;
    decltype(&dog_bunny::varied) varied = nullptr;
};

/// Defined once, at the root of each program: src/parts.
extern const Parts parts;

}  // namespace decant::puzzles::dog_bunny
