// What a program has of DogBunny.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/dog_bunny/make.hpp"
#include "puzzles/dog_bunny/searches.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {

/// What a member does, the function of its name says. Null where the program does without; nobody asks for it
/// there.
struct Parts {
    decltype(&dog_bunny::formats) formats = nullptr;
    decltype(&dog_bunny::search) search = nullptr;
    decltype(&dog_bunny::explore) explore = nullptr;
    decltype(&dog_bunny::play) play = nullptr;
    decltype(&dog_bunny::deal) deal = nullptr;
    decltype(&dog_bunny::unsolve) unsolve = nullptr;
    decltype(&dog_bunny::varied) varied = nullptr;
};

/// Defined once, at the root of each program: src/parts.
extern const Parts parts;

}  // namespace decant::puzzles::dog_bunny
