// The formats of DogBunny that decant itself writes, for a program that leaves all others to a second one.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {

const Formats<RawLevel, Level>& formats() {
    static const Formats<RawLevel, Level> own(family_word, {&code::format, &native::format});
    return own;
}

}  // namespace decant::puzzles::dog_bunny
