// The formats of tube sorting that decant itself writes, for a program that leaves all others to a second
// one.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {

const Formats<RawLevel, Board>& formats() {
    static const Formats<RawLevel, Board> own(family_word, {&code::format, &native::format});
    return own;
}

FindBoards row_finder() { return nullptr; }

}  // namespace decant::puzzles::tube_sort
