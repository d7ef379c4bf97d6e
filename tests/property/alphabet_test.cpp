// Taking units off and putting them back are inverse, on any board.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/boards.hpp"
#include "puzzles/tube_sort/search/alphabet.hpp"

namespace decant::puzzles::tube_sort {
namespace {

std::vector<Color> units_of(const Alphabet& alphabet, Content content) {
    std::vector<Color> top_first;
    while (alphabet[content].height > 0) {
        top_first.insert(top_first.end(), alphabet[content].run, alphabet[content].top);
        content = alphabet[content].below;
    }
    return {top_first.rbegin(), top_first.rend()};
}

rc::Gen<Board> plain_board() { return any_board({false, false, true}); }

RC_GTEST_PROP(Alphabet, HoldsTheTubesOfItsBoard, ()) {
    const Board board = *plain_board();
    const Alphabet alphabet(board);
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Content content = alphabet.initial()[t];
        RC_ASSERT(units_of(alphabet, content) == board.tubes[t].units);
        RC_ASSERT(alphabet[content].height + alphabet[content].room == board.tubes[t].capacity);
    }
}

RC_GTEST_PROP(Alphabet, NumbersEqualTubesAlike, ()) {
    const Board board = *plain_board();
    const Alphabet alphabet(board);
    for (std::size_t a = 0; a < board.tubes.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b)
            RC_ASSERT((alphabet.initial()[a] == alphabet.initial()[b]) == (board.tubes[a] == board.tubes[b]));
    }
}

RC_GTEST_PROP(Alphabet, PutsBackWhatItTookOff, ()) {
    const Alphabet alphabet(*plain_board());
    for (std::size_t number = 0; number < alphabet.size(); ++number) {
        const auto content = static_cast<Content>(number);
        const Alphabet::Entry entry = alphabet[content];
        // A whole run above another color could not be put back: it does not match.
        const int most = entry.blocks == 1 ? entry.run : entry.run - 1;
        for (int units = 1; units <= most; ++units) {
            const Content less = alphabet.without(content, units);
            RC_ASSERT(alphabet[less].height == entry.height - units);
            RC_ASSERT(alphabet.with(less, entry.top, units) == content);
        }
        if (entry.blocks > 1) RC_ASSERT(alphabet.without(content, entry.run) == entry.below);
    }
}

RC_GTEST_PROP(Alphabet, TakesOffWhatItPutOn, ()) {
    const Board board = *plain_board();
    const Alphabet alphabet(board);
    for (std::size_t number = 0; number < alphabet.size(); ++number) {
        const auto content = static_cast<Content>(number);
        const Alphabet::Entry entry = alphabet[content];
        for (std::size_t color = 0; color < board.colors.size(); ++color) {
            if (entry.height > 0 && entry.top != color) continue;
            for (int units = 1; units <= entry.room; ++units) {
                const Content more = alphabet.with(content, static_cast<Color>(color), units);
                RC_ASSERT(alphabet[more].top == color);
                RC_ASSERT(alphabet[more].height == entry.height + units);
                RC_ASSERT(alphabet[more].room == entry.room - units);
                RC_ASSERT(alphabet.without(more, units) == content);
            }
        }
    }
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
