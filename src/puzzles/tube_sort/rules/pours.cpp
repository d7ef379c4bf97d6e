// The rules of tube sorting on numbered tubes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/pours.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::puzzles::tube_sort {
namespace {

Tube& tube_at(Board& board, int number) { return board.tubes[static_cast<std::size_t>(number)]; }
const Tube& tube_at(const Board& board, int number) { return board.tubes[static_cast<std::size_t>(number)]; }

std::string color_name(const Board& board, Color color) {
    return color == unknown_color ? "a hidden unit" : board.colors[color];
}

}  // namespace

std::string to_move(Pour pour) { return fmt::format("{}>{}", pour.from + 1, pour.to + 1); }

std::optional<Pour> read_pour(std::string_view move) {
    const std::size_t arrow = move.find('>');
    const auto number = [&](std::string_view digits) { return base::parse_number(digits, max_tube_number); };
    const auto from = number(move.substr(0, arrow));
    const auto to = arrow == std::string_view::npos ? std::nullopt : number(move.substr(arrow + 1));
    if (from && to && *from > 0 && *to > 0) return Pour{*from - 1, *to - 1};
    return std::nullopt;
}

std::optional<std::string> why_illegal(const Board& board, Pour pour) {
    const int tubes = static_cast<int>(board.tubes.size());
    for (const int tube : {pour.from, pour.to}) {
        if (tube >= tubes) return fmt::format("there is no tube {}; the level has {}", tube + 1, tubes);
    }
    const Tube& from = tube_at(board, pour.from);
    const Tube& to = tube_at(board, pour.to);
    if (pour.from == pour.to) return "a tube cannot be poured into itself";
    if (from.units.empty()) return fmt::format("tube {} is empty", pour.from + 1);
    if (to.full()) return fmt::format("tube {} is full", pour.to + 1);
    for (const int tube : {pour.from, pour.to}) {
        const Condition& opens = tube_at(board, tube).rules.opens;
        if (opens.holds()) continue;
        return fmt::format("tube {} is closed; it opens: {}", tube + 1,
                           spelled(opens, [&](Color color) { return color_name(board, color); }));
    }
    if (board.game.complete_locks && is_complete(board, from) && !from.rules.ends_empty)
        return fmt::format("tube {} is complete and locked", pour.from + 1);
    if (from.rules.gives.never) return fmt::format("tube {} gives nothing", pour.from + 1);
    if (!from.rules.gives.holds()) {
        return fmt::format("tube {} gives nothing before: {}", pour.from + 1,
                           spelled(from.rules.gives, [&](Color color) { return color_name(board, color); }));
    }
    if (from.units.back() == unknown_color)
        return fmt::format("the color on top of tube {} is hidden", pour.from + 1);
    if (!to.rules.accept(from.units.back())) {
        return to.rules.accepts == no_color
                   ? fmt::format("tube {} accepts nothing", pour.to + 1)
                   : fmt::format("tube {} accepts only {}", pour.to + 1, color_name(board, to.rules.accepts));
    }
    if (!to.units.empty() && to.units.back() != from.units.back()) {
        return fmt::format("{} does not go onto {}", color_name(board, from.units.back()),
                           color_name(board, to.units.back()));
    }
    return std::nullopt;
}

std::vector<Pour> legal_pours(const Board& board) {
    std::vector<Pour> pours;
    const int tubes = static_cast<int>(board.tubes.size());
    for (int from = 0; from < tubes; ++from) {
        for (int to = 0; to < tubes; ++to) {
            if (!why_illegal(board, {from, to})) pours.push_back({from, to});
        }
    }
    return pours;
}

int make(Board& board, Pour pour) {
    Tube& from = tube_at(board, pour.from);
    Tube& to = tube_at(board, pour.to);
    const Color color = from.units.back();
    int poured = 0;
    do {
        from.units.pop_back();
        to.units.push_back(color);
        ++poured;
    } while (board.rules == Rules::water && !from.units.empty() && from.units.back() == color && !to.full() &&
             (board.game.carry_hidden || !from.hides(from.units.size() - 1)));
    from.hidden &= (std::uint32_t{1} << from.units.size()) - 1;
    settle(board, 1);
    return poured;
}

bool is_solved(const Board& board) {
    std::vector<int> not_full(board.colors.size());
    for (const Tube& tube : board.tubes) {
        const Condition& opens = tube.rules.opens;
        if (tube.units.empty() && !opens.holds() && opens.waits_for_tubes()) return false;
        if (tube.units.empty()) continue;
        if (tube.rules.ends_empty) return false;
        if (std::none_of(tube.units.begin(), tube.units.end(),
                         [&](Color color) { return color == unknown_color || board.has_to_sort(color); }))
            continue;
        if (!tube.mono() || tube.units.front() == unknown_color) return false;
        if (board.game.count_shown && tube.hidden != 0) return false;
        if (tube.full()) continue;
        if (board.goal == Goal::full || ++not_full[tube.units.front()] > 1) return false;
    }
    return true;
}

}  // namespace decant::puzzles::tube_sort
