// The formats of DogBunny, in the order in which detection tries them.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {

const Formats& formats() {
    static const Formats all(
        family_word, {&code::format, &edges::format, &icons::format, &python::format, &native::format});
    return all;
}

const Formats& native_formats() {
    static const Formats own(family_word, {&code::format, &native::format});
    return own;
}

}  // namespace decant::puzzles::dog_bunny
