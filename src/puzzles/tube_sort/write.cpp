// What plain formats cannot hold.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_sort/amounts.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/no_units.hpp"
#include "puzzles/tube_sort/odd_names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// The tubes as a parser finds them in a text without quotes.
RawLevel as_written(const Board& board) {
    RawLevel raw;
    for (const Tube& tube : board.tubes) {
        std::vector<RawLevel::Unit>& units = raw.tubes.emplace_back().units;
        for (const Color color : tube.units) {
            const bool is_hidden = color == hidden;
            units.push_back({is_hidden ? "?" : board.colors[color], is_hidden});
        }
    }
    return raw;
}

/// Whether numbers in names may say how many units there are, whatever the reader is told beside the text.
bool may_be_amounts(const Board& board, const RawLevel& raw) {
    const int capacity = tallest_capacity(board);
    for (const bool partial : {false, true}) {
        for (const std::optional<int> told : {std::optional<int>{}, std::optional{capacity}}) {
            ReadOptions options;
            options.capacity = told;
            options.partial = partial;
            if (amounts_in("", raw, options)) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<Diagnostic> cannot_vary(std::string_view format, const Board& board) {
    if (tubes_alike(board)) return std::nullopt;
    return cannot_hold(format, "tubes of different capacities");
}

std::optional<Diagnostic> cannot_name(std::string_view format, const Board& board) {
    const auto found = doubts(view_of(board));
    for (std::size_t color = 0; color < found.size(); ++color) {
        if (found[color])
            return cannot_hold(format, fmt::format("the color {}", base::quoted(board.colors[color])));
    }
    const RawLevel raw = as_written(board);
    if (find_no_units("", raw) || !odd_names(raw).empty() || may_be_amounts(board, raw))
        return cannot_hold(format, "names of colors that may be something else, such as amounts");
    for (const Tube& tube : board.tubes) {
        if (tube.units.size() != 1 || tube.units.front() == hidden) continue;
        const std::string& name = board.colors[tube.units.front()];
        if (emptiness(name) == Emptiness::maybe)
            return cannot_hold(format, fmt::format("the color {} alone in a tube", base::quoted(name)));
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
