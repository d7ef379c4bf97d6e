// Reordering the tubes of a board changes nothing but names and numbers.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.hpp"
#include "property/boards.hpp"
#include "puzzles/tube_sort/search/space.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// The position as a sorted list of tubes, independent of the numbers of contents.
std::vector<std::vector<int>> tubes_of(const Space& space, const State& state) {
    std::vector<std::vector<int>> tubes;
    for (std::size_t t = 0; t < space.tubes(); ++t) {
        Content content = state.tubes[t];
        std::vector<int> tube{space.alphabet()[content].height + space.alphabet()[content].room};
        for (; space.alphabet()[content].height > 0; content = space.alphabet()[content].below)
            tube.insert(tube.end(), space.alphabet()[content].run, space.alphabet()[content].top);
        tubes.push_back(tube);
    }
    std::sort(tubes.begin(), tubes.end());
    return tubes;
}

Board shuffled(Board board) {
    base::Random random(*rc::gen::arbitrary<std::uint64_t>());
    random.shuffle(board.tubes);
    return board;
}

rc::Gen<Board> plain_board() { return any_board({false, false, true}); }

RC_GTEST_PROP(TubeOrder, IsNoPartOfThePosition, ()) {
    const Board board = *plain_board();
    const Board other = shuffled(board);
    const Space space(board);
    const Space other_space(other);
    RC_ASSERT(tubes_of(space, space.initial()) == tubes_of(other_space, other_space.initial()));
    RC_ASSERT(space.is_goal(space.initial()) == other_space.is_goal(other_space.initial()));
    RC_ASSERT(space.actions(space.initial()).size() == other_space.actions(other_space.initial()).size());
}

RC_GTEST_PROP(TubeOrder, LeadsToTheSameSuccessors, ()) {
    const Board board = *plain_board();
    const auto successors = [](const Space& space) {
        std::vector<std::vector<std::vector<int>>> positions;
        for (const Action& action : space.actions(space.initial()))
            positions.push_back(tubes_of(space, space.apply(space.initial(), action)));
        std::sort(positions.begin(), positions.end());
        return positions;
    };
    RC_ASSERT(successors(Space(board, Pruning::none)) == successors(Space(shuffled(board), Pruning::none)));
}

RC_GTEST_PROP(State, EqualInSetHashesEqually, ()) {
    const Board board = *plain_board();
    const Space space(board);
    State copy;
    for (std::size_t t = 0; t < space.tubes(); ++t) copy.tubes[t] = space.initial().tubes[t];
    RC_ASSERT(copy == space.initial());
    RC_ASSERT(hash_value(copy) == hash_value(space.initial()));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
