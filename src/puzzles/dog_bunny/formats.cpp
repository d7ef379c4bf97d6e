// The formats of DogBunny, in the order in which detection tries them.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {

const Formats<RawLevel, Level>& formats() {
    static const Formats<RawLevel, Level> all(
        family_word, {&code::format, &edges::format, &icons::format, &python::format, &native::format});
    return all;
}

}  // namespace decant::puzzles::dog_bunny
