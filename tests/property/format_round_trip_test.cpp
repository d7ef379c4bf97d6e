// What a format writes it reads back, for boards of every kind; and it refuses only what it cannot hold.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>

#include "base/text.hpp"
#include "property/boards.hpp"
#include "puzzles/tube_sort/format.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// What most formats leave out is given as flags.
ReadOptions flags_of(const Board& board) {
    ReadOptions options;
    options.rules = std::string(word(board.rules));
    options.capacity = tallest_capacity(board);
    options.partial = board.partial;
    return options;
}

Board reread(const Board& board, std::string_view format, const ReadOptions& options) {
    const auto text = write(board, format);
    RC_ASSERT(text.ok());
    RC_LOG() << *text;
    const auto clean = base::clean_text(*text);
    RC_ASSERT(clean.ok() && *clean == *text);
    const auto again = read(format, *text, options);
    if (!again) RC_LOG() << base::to_string(again.error(), "written text");
    RC_ASSERT(again.ok());
    const auto rewritten = write(*again, format);
    RC_ASSERT(rewritten.ok() && *rewritten == *text);
    return *again;
}

bool any_color(const Board& board, const std::function<bool(const std::string&)>& is) {
    return std::any_of(board.colors.begin(), board.colors.end(), is);
}

bool holds_any(const std::string& name, std::string_view characters) {
    return name.find_first_of(characters) != std::string::npos;
}

RC_GTEST_PROP(NativeRoundTrip, KeepsEverything, ()) {
    Board board = *any_board();
    board.name = base::trim(*odd_name());
    RC_ASSERT(reread(board, "native", {}) == board);
}

RC_GTEST_PROP(CodeRoundTrip, KeepsAllButNames, ()) {
    Board board = *any_board();
    ReadOptions options;
    options.partial = board.partial;
    const Board again = reread(board, "code", options);
    const std::string letter = letters(board);
    for (std::size_t c = 0; c < board.colors.size(); ++c) board.colors[c] = letter[c];
    RC_ASSERT(again == board);
}

RC_GTEST_PROP(ListRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    const Board board = *any_board();
    // A list says how much a tube holds by a full one alone.
    const bool shows_capacity =
        std::any_of(board.tubes.begin(), board.tubes.end(), [](const Tube& tube) { return tube.full(); });
    const bool refused = !equal_capacities(board) || !shows_capacity ||
                         any_color(board, [](const std::string& name) { return name == "?"; });
    RC_CLASSIFY(!refused);
    RC_ASSERT(write(board, "list").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "list", flags_of(board)) == board);
}

RC_GTEST_PROP(CupsRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    const Board board = *any_board();
    const bool refused = !equal_capacities(board) || any_color(board, [](const std::string& name) {
        return name == "?" || holds_any(name, " ");
    });
    RC_CLASSIFY(!refused);
    RC_ASSERT(write(board, "cups").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "cups", flags_of(board)) == board);
}

RC_GTEST_PROP(MakePuzzleRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    BoardShape shape;
    if (!one_in(4)) shape = {!one_in(2), false, false, 4};
    const Board board = *any_board(shape);
    const bool refused = !equal_capacities(board) || tallest_capacity(board) != 4 ||
                         has_hidden_units(board) || any_color(board, [](const std::string& name) {
                             return name == "Nil" || name == "nil" || holds_any(name, " ();");
                         });
    RC_CLASSIFY(!refused);
    RC_ASSERT(write(board, "make-puzzle").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "make-puzzle", flags_of(board)) == board);
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
