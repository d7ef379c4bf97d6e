// The formats of tube sorting, in the order in which detection tries them.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/format.hpp"

namespace decant::puzzles::tube_sort {

const Formats<RawLevel, Board>& formats() {
    static const Formats<RawLevel, Board> all(
        family_word, {&code::format, &make_puzzle::format, &vials::format, &columns::format,
                      &saved_game::format, &list::format, &drawing::format, &packed::format, &cups::format,
                      &layers::format, &csv::format, &counts::format, &native::format});
    return all;
}

}  // namespace decant::puzzles::tube_sort
