// The formats of tube sorting, in the order in which they are told.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {

const Formats& formats() {
    static const Formats all(
        family_word, {&code::format, &make_puzzle::format, &bottles::format, &vials, &columns, &saved_game,
                      &list, &drawing::format, &packed, &cups, &layers, &csv, &native::format});
    return all;
}

const Formats& native_formats() {
    static const Formats own(family_word, {&code::format, &native::format});
    return own;
}

}  // namespace decant::puzzles::tube_sort
