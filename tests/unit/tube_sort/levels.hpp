// Short ways to boards and to errors, for the tests of tube sorting.
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "reading/choose.hpp"

namespace decant::puzzles::tube_sort {

inline ReadOptions partial_option() {
    ReadOptions options;
    options.partial = true;
    return options;
}

inline ReadOptions in_order(Order order) {
    ReadOptions options;
    options.order = order;
    return options;
}

const Family& family();

inline Values said(const ReadOptions& options) {
    Values values;
    if (options.rules) values.set("rules", *options.rules);
    if (options.capacity) values.set("capacity", *options.capacity);
    if (options.order) values.set(*options.order == Order::top_first ? "top_first" : "bottom_first", true);
    values.set("partial", options.partial);
    return values;
}

/// The board that a text is taken for.
inline Result<Board> read(std::string_view format, std::string_view text, const ReadOptions& options = {}) {
    const auto chosen = reading::read_as(family(), format, text, said(options));
    if (!chosen) return chosen.error().diagnostic;
    const auto proposals = propose(formats(), find_boards, format, text, options);
    return std::find_if(proposals.begin(), proposals.end(), [](const auto& each) { return each.level.ok(); })
        ->level;
}

/// The board of a text that must be good.
inline Board board_in(std::string_view format, std::string_view text, const ReadOptions& options = {}) {
    const auto board = read(format, text, options);
    if (!board) {
        ADD_FAILURE() << base::to_string(board.error(), std::string(text));
        return {};
    }
    return *board;
}

inline Board board_of(std::string_view code) { return board_in("code", code, partial_option()); }

/// The tubes as in a code, colors by their letters: `AB/BA/-`.
inline std::string tubes_of(const Board& board) {
    const std::string text = *formats().print(board, "code");
    const std::string_view code = base::trim(text);
    return {std::find(code.begin(), code.end(), ':') + 1, code.end()};
}

/// Whether a text is refused at a place, in words that contain `about`.
inline testing::AssertionResult refused(std::string_view format, std::string_view text, base::Place place,
                                        std::string_view about, const ReadOptions& options = {}) {
    const auto board = read(format, text, options);
    if (board) return testing::AssertionFailure() << "was read: " << tubes_of(*board);
    const std::string line = base::to_string(board.error(), "");
    if (board.error().remedy.empty()) return testing::AssertionFailure() << "no remedy: " << line;
    if (board.error().place != place || line.find(about) == std::string::npos)
        return testing::AssertionFailure() << "refused as" << line;
    return testing::AssertionSuccess();
}

/// 21 colors of 64 units each, in tubes of which only three can hold as many (3-PARTITION). Of three such
/// tubes just one has a capacity that is not a multiple of 3, but there are 24 of those, and not 21.
inline std::string hard_to_fill() {
    std::string code = "water31:";
    std::size_t unit = 0;
    constexpr std::pair<int, int> sizes[] = {{18, 18}, {21, 11}, {24, 6}, {27, 4}, {19, 9},
                                             {22, 7},  {25, 5},  {28, 2}, {31, 1}};
    for (const auto& [capacity, tubes] : sizes) {
        for (int tube = 0; tube < tubes; ++tube) {
            if (unit > 0) code += '/';
            for (int height = 0; height < capacity; ++height)
                code += static_cast<char>('A' + static_cast<int>(unit++ % 21));
            if (capacity < 31) code += "^" + std::to_string(capacity);
        }
    }
    return code;
}

}  // namespace decant::puzzles::tube_sort
