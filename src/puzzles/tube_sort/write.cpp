// What formats without quotes cannot hold.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_sort/format.hpp"

namespace decant::puzzles::tube_sort {

std::optional<Diagnostic> cannot_name(std::string_view format, const Board& board) {
    const auto found = doubts(view_of(board));
    for (std::size_t color = 0; color < found.size(); ++color) {
        if (found[color])
            return cannot_hold(format, fmt::format("the color {}", base::quoted(board.colors[color])));
    }
    const auto is_low = [](const Tube& tube) { return tube.units.size() <= 1; };
    const auto is_word = [](const std::string& name) { return base::characters(name) > 1; };
    if (tallest_capacity(board) > 1 && std::all_of(board.tubes.begin(), board.tubes.end(), is_low) &&
        std::any_of(board.colors.begin(), board.colors.end(), is_word)) {
        return cannot_hold(format, "tubes of one word each, whose letters could be units");
    }
    return std::nullopt;
}

}  // namespace decant::puzzles::tube_sort
