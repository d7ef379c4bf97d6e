// The formats of tube sorting, in the order in which they are told.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {

const Formats<RawLevel, Board>& formats() {
    static const Formats<RawLevel, Board> all(
        family_word, {&code::format, &make_puzzle::format, &vials, &columns, &saved_game, &list,
                      &drawing::format, &packed, &cups, &layers, &csv, &native::format});
    return all;
}

FindBoards row_finder() { return find_boards; }

}  // namespace decant::puzzles::tube_sort
