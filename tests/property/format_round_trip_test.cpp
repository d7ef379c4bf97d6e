// A format reads its own texts back, for boards of every kind; it refuses only boards that it cannot hold.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <vector>

#include "api/decant.hpp"
#include "base/text.hpp"
#include "present/text.hpp"
#include "property/boards.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// The flags for the facts that most formats leave out.
ReadOptions flags_of(const Board& board) {
    ReadOptions options;
    options.rules = std::string(word(board.rules));
    options.capacity = tallest_capacity(board);
    options.partial = board.partial;
    return options;
}

Board reread(const Board& board, std::string_view format, const ReadOptions& options) {
    const auto text = formats().print(board, format);
    RC_ASSERT(text.ok());
    RC_LOG() << *text;
    const auto clean = base::clean_text(*text);
    RC_ASSERT(clean.ok() && *clean == *text);
    const auto proposals = propose(formats(), find_boards, format, *text, options);
    RC_ASSERT(proposals.size() == 1U);
    const auto& again = proposals.front().level;
    if (!again) RC_LOG() << base::to_string(again.error(), "written text");
    RC_ASSERT(again.ok());
    const auto rewritten = formats().print(*again, format);
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

/// Rows say neither by which rules units are poured nor, mostly, from which end tubes are listed.
RC_GTEST_PROP(RowsRoundTrip, OfferTheBoardWhereTheyHoldIt, ()) {
    const Board board = *any_board({one_in(2), true, true, 0});
    const std::string form =
        *rc::gen::element<std::string>("list", "packed", "csv", "layers", "cups", "saved-game");
    const auto text = formats().print(board, form);
    RC_CLASSIFY(text.ok(), form);
    if (!text) return;
    RC_LOG() << *text;
    const auto proposals = propose(formats(), find_boards, form, *text, flags_of(board));
    RC_ASSERT(std::any_of(proposals.begin(), proposals.end(), [&](const ProposalOf<Board>& each) {
        return each.level && each.level->colors == board.colors &&
               std::is_permutation(each.level->tubes.begin(), each.level->tubes.end(), board.tubes.begin(),
                                   board.tubes.end());
    }));
}

RC_GTEST_PROP(Drawing, IsReadAsTheBoard, ()) {
    Board board = *any_board();
    board.game = {};  // which the heading says
    const std::string letter = letters(board);
    for (std::size_t c = 0; c < board.colors.size(); ++c) board.colors[c] = letter[c];
    const present::Style style{present::ColorDepth::none, *rc::gen::inRange(1, 80)};
    const std::string text = present::draw(view_of(board), style);
    RC_LOG() << text;
    ReadOptions options;
    options.rules = std::string(word(board.rules));
    options.partial = board.partial;
    const auto proposals = propose(formats(), find_boards, "drawing", text, options);
    RC_ASSERT(proposals.size() == 1U && proposals.front().level.ok());
    RC_ASSERT(*proposals.front().level == board);
}

RC_GTEST_PROP(MakePuzzleRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    BoardShape shape;
    if (!one_in(4)) shape = {!one_in(2), false, false, 4};
    const Board board = *any_board(shape);
    const bool refused = has_further_rules(board) || !tubes_alike(board) || tallest_capacity(board) != 4 ||
                         all_full(board) || has_unknown_units(board) ||
                         any_color(board, [](const std::string& name) {
                             return name == "Nil" || name == "nil" || holds_any(name, " ();");
                         });
    RC_CLASSIFY(!refused);
    RC_ASSERT(formats().print(board, "make-puzzle").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "make-puzzle", flags_of(board)) == board);
}

/// A user gets a text that reads as the same level, perhaps among others, or a refusal.
RC_GTEST_PROP(Convert, WritesTheSameLevelOrRefuses, ()) {
    const Board board = *any_board({one_in(2), true, true, 0});
    const auto level = api::load(*formats().print(board, "native"), {});
    RC_ASSERT(level.ok());
    for (const api::Entry& format : api::formats()) {
        if (format.family != "tube_sort") continue;
        const auto text = api::convert(*level, format.word);
        RC_CLASSIFY(text.ok(), format.word);
        if (!text) continue;
        RC_LOG() << *text;
        api::LoadOptions options;
        options.read.set("partial", format.word == "code" && board.partial);
        const auto again = api::meanings(api::read(*text, options));
        RC_ASSERT(again.ok());
        RC_ASSERT(std::any_of(again->all.begin(), again->all.end(), [&](const api::Offer& each) {
            return each.level.puzzle().canonical_key() == level->puzzle().canonical_key();
        }));
    }
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
