// Reading a null level in any format.
// SPDX-License-Identifier: MIT
#include "puzzles/null/format.hpp"

namespace decant::puzzles::null {

const Formats<Level, Level>& formats() {
    static const Formats<Level, Level> all(family_word, {&code::format, &native::format});
    return all;
}

}  // namespace decant::puzzles::null
