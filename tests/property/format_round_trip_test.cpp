// What a format writes it reads back, for boards of every kind; and it refuses only what it cannot hold.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <vector>

#include "api/decant.hpp"
#include "base/text.hpp"
#include "present/board_text.hpp"
#include "property/boards.hpp"
#include "puzzles/doubt.hpp"
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
    const auto text = formats().print(board, format);
    RC_ASSERT(text.ok());
    RC_LOG() << *text;
    const auto clean = base::clean_text(*text);
    RC_ASSERT(clean.ok() && *clean == *text);
    const auto proposals = propose(format, *text, options);
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

/// Formats without quotes refuse what their reader would doubt; Convert.WritesTheSameLevelOrRefuses tells
/// whether that is enough.
bool in_doubt(const Board& board) { return cannot_name("", board).has_value(); }

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
    // A list says how much a tube holds by a full one alone, and in which order they are by an empty one.
    const auto full =
        std::count_if(board.tubes.begin(), board.tubes.end(), [](const Tube& tube) { return tube.full(); });
    const bool shows_capacity = full > 0 && full < std::ssize(board.tubes);
    const bool shows_order = std::any_of(board.tubes.begin(), board.tubes.end(),
                                         [](const Tube& tube) { return tube.units.empty(); });
    const bool refused = !tubes_alike(board) || !shows_capacity || !shows_order || in_doubt(board) ||
                         any_color(board, [](const std::string& name) { return name == "?"; });
    RC_CLASSIFY(!refused);
    RC_ASSERT(formats().print(board, "list").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "list", flags_of(board)) == board);
}

RC_GTEST_PROP(CupsRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    const Board board = *any_board();
    const bool refused =
        !tubes_alike(board) || all_full(board) || tallest_capacity(board) == 1 || in_doubt(board) ||
        any_color(board, [](const std::string& name) { return name == "?" || holds_any(name, " "); });
    RC_CLASSIFY(!refused);
    RC_ASSERT(formats().print(board, "cups").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "cups", flags_of(board)) == board);
}

/// Whether filled tubes may be words: one alone, or each there more than once.
bool may_be_words(const Board& board) {
    const auto has_units = [](const Tube& tube) { return !tube.units.empty(); };
    const auto filled = std::count_if(board.tubes.begin(), board.tubes.end(), has_units);
    const auto times = [&](const Tube& tube) {
        return std::count_if(board.tubes.begin(), board.tubes.end(),
                             [&](const Tube& each) { return each.units == tube.units; });
    };
    return std::all_of(board.tubes.begin(), board.tubes.end(),
                       [&](const Tube& tube) { return !has_units(tube) || times(tube) > 1 || filled == 1; });
}

/// Whether an empty tube stands between each two others, as a dash that separates them does.
bool may_be_separated(const Board& board) {
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        if (board.tubes[t].units.empty() != (t % 2 == 1)) return false;
    }
    return board.tubes.size() > 2 && board.tubes.size() % 2 == 1;
}

RC_GTEST_PROP(PackedRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    const Board board = *any_board({one_in(2), true, true, 0});
    const auto has_units = [](std::size_t least) {
        return [=](const Tube& tube) { return tube.units.size() >= least; };
    };
    const bool refused =
        !tubes_alike(board) || in_doubt(board) || may_be_words(board) || may_be_separated(board) ||
        std::all_of(board.tubes.begin(), board.tubes.end(), has_units(1)) ||
        std::none_of(board.tubes.begin(), board.tubes.end(), has_units(2)) ||
        any_color(board, [](const std::string& name) {
            return name == "?" || base::characters(name) > 1 || holds_any(name, "\"'\\#/;:()[],=");
        });
    RC_CLASSIFY(!refused);
    RC_ASSERT(formats().print(board, "packed").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "packed", flags_of(board)) == board);
}

RC_GTEST_PROP(Drawing, IsReadAsTheBoard, ()) {
    Board board = *any_board();
    const std::string letter = letters(board);
    for (std::size_t c = 0; c < board.colors.size(); ++c) board.colors[c] = letter[c];
    const present::Style style{present::ColorDepth::none, *rc::gen::inRange(1, 80)};
    const std::string text = present::draw(view_of(board), style);
    RC_LOG() << text;
    ReadOptions options;
    options.rules = std::string(word(board.rules));
    options.partial = board.partial;
    const auto proposals = propose("drawing", text, options);
    RC_ASSERT(proposals.size() == 1U && proposals.front().level.ok());
    RC_ASSERT(*proposals.front().level == board);
}

RC_GTEST_PROP(MakePuzzleRoundTrip, KeepsWhatItDoesNotRefuse, ()) {
    BoardShape shape;
    if (!one_in(4)) shape = {!one_in(2), false, false, 4};
    const Board board = *any_board(shape);
    const bool refused = !tubes_alike(board) || tallest_capacity(board) != 4 || all_full(board) ||
                         in_doubt(board) || has_hidden_units(board) ||
                         any_color(board, [](const std::string& name) {
                             return name == "Nil" || name == "nil" || holds_any(name, " ();");
                         });
    RC_CLASSIFY(!refused);
    RC_ASSERT(formats().print(board, "make-puzzle").ok() == !refused);
    if (!refused) RC_ASSERT(reread(board, "make-puzzle", flags_of(board)) == board);
}

/// What a user gets: a text that reads as the same level without any flag, or a refusal.
RC_GTEST_PROP(Convert, WritesTheSameLevelOrRefuses, ()) {
    const Board board = *any_board({one_in(2), true, true, 0});
    const auto level = api::load(*formats().print(board, "native"), {});
    RC_ASSERT(level.ok());
    for (const api::Entry& format : api::formats()) {
        if (format.family != "tube_sort") continue;
        const auto text = api::convert(*level, format.word);
        RC_CLASSIFY(text.ok(), format.word);
        if (!text) continue;
        auto again = api::load(*text, {});
        // A code does not say that units may be missing; without the flag it is refused, never read wrong.
        if (!again && format.word == "code" && board.partial) {
            api::LoadOptions partial;
            partial.read.set("partial", true);
            again = api::load(*text, partial);
        }
        RC_LOG() << *text;
        RC_ASSERT(again.ok());
        RC_ASSERT(again->puzzle().canonical_key() == level->puzzle().canonical_key());
    }
}

/// Nothing excuses a refusal of plain levels: water, letters that mean nothing else, one capacity, an empty
/// tube. But packed letters that repeat may be words, and some formats are not for all tubes.
RC_GTEST_PROP(Convert, HoldsPlainLevelsInAllFormats, ()) {
    BoardShape shape{false, false, false, 4};
    Board board = *any_board(shape);
    RC_PRE(std::any_of(board.tubes.begin(), board.tubes.end(), [](const Tube& tube) { return tube.full(); }));
    board.rules = Rules::water;
    board.tubes.push_back({4, {}});
    RC_PRE(!board.partial);
    RC_PRE(!any_color(board, [](const std::string& name) { return emptiness(name) != Emptiness::none; }));
    const auto level = api::load(*formats().print(board, "native"), {});
    RC_ASSERT(level.ok());
    for (const api::Entry& format : api::formats()) {
        if (format.family != "tube_sort") continue;
        const auto text = api::convert(*level, format.word);
        RC_LOG() << *formats().print(board, "native") << (text ? *text : text.error().problem);
        const bool is_for_some = format.word == "drawing" || format.word == "counts" ||
                                 format.word == "columns" || format.word == "layers";
        RC_ASSERT(text.ok() || is_for_some || (format.word == "packed" && may_be_words(board)));
    }
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
