// Legal pours keep all units, keep to the capacities, and survive being written down as a plan.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>

#include "present/json.hpp"
#include "present/text.hpp"
#include "property/boards.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "reading/choose.hpp"
#include "solution/check.hpp"
#include "solution/solution.hpp"

namespace decant::puzzles::tube_sort {

const Family& family();

namespace {

/// Up to a dozen legal moves, one after the other.
std::vector<Move> walk(Board board) {
    std::vector<Move> moves;
    base::Random random(*rc::gen::arbitrary<std::uint64_t>());
    const int length = random.between(0, 12);
    for (int i = 0; i < length; ++i) {
        const auto pours = legal_pours(board);
        if (pours.empty()) break;
        const Pour pour = pours[random.below(pours.size())];
        make(board, pour);
        moves.push_back(to_move(pour));
    }
    return moves;
}

RC_GTEST_PROP(Pour, CarriesTheTopRunAsFarAsItFitsOrOneUnit, ()) {
    // An empty tube more, so that there mostly is a legal pour.
    Board board = *any_board();
    board.tubes.push_back({tallest_capacity(board), {}});
    const auto pours = legal_pours(board);
    RC_PRE(!pours.empty());
    // A number that is replayed while the case shrinks may be past the end by then.
    const Pour pour = pours[*rc::gen::arbitrary<std::size_t>() % pours.size()];
    const Board before = board;
    const int units = make(board, pour);
    const Tube& from = before.tubes[static_cast<std::size_t>(pour.from)];
    const Tube& to = before.tubes[static_cast<std::size_t>(pour.to)];
    int run = 0;
    for (auto unit = from.units.rbegin(); unit != from.units.rend() && *unit == from.units.back(); ++unit)
        ++run;
    const int room = to.capacity - static_cast<int>(to.units.size());
    RC_ASSERT(units == (board.rules == Rules::ball ? 1 : std::min(run, room)));
    RC_ASSERT(count_units(board) == count_units(before));
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        RC_ASSERT(static_cast<int>(board.tubes[t].units.size()) <= board.tubes[t].capacity);
        const bool is_touched = static_cast<int>(t) == pour.from || static_cast<int>(t) == pour.to;
        if (!is_touched) RC_ASSERT(board.tubes[t] == before.tubes[t]);
    }
}

RC_GTEST_PROP(Plan, ReadsBackFromItsTextAndItsJson, ()) {
    const Board board = *any_board();
    const auto read = reading::read_as(family(), "native", *formats().print(board, "native"), {});
    RC_ASSERT(read.ok());
    const Puzzle& puzzle = read->puzzle();
    const std::vector<Move> moves = walk(board);
    const solution::Replay replayed = solution::replay(puzzle.start(), moves);
    RC_ASSERT(!replayed.fault);
    RC_ASSERT(replayed.cost == static_cast<Cost>(moves.size()));

    const auto from_text = solution::read_plan(puzzle.start(), present::plan_line(replayed.steps));
    RC_ASSERT(from_text.ok() && from_text->moves == moves);
    solution::Solution solution;
    solution.cost = replayed.cost;
    solution.steps = replayed.steps;
    if (replayed.at_goal) solution.verdict = solution::Verdict::solved;
    solution.claim = solution::Claim::none;
    const std::string json = present::solution_json(puzzle, solution);
    const auto from_json = solution::read_plan(puzzle.start(), json);
    RC_ASSERT(from_json.ok() && from_json->moves == moves);
    RC_ASSERT(!solution::check(puzzle.start(), json)->falsehood);
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
