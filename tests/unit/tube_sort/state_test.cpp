// A position does not depend on the order of the tubes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/space.hpp"

#include "puzzles/tube_sort/search/space.hpp"
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(State, OfUnorderedTubesIsOrdered) {
    const Space space(board_of("water3:CBA/-/AB/BA/-/AB"));
    const State state = space.initial();
    for (std::size_t t = 1; t < space.tubes(); ++t) EXPECT_LE(state.tubes[t - 1], state.tubes[t]);
    for (std::size_t t = space.tubes(); t < max_tubes; ++t) EXPECT_EQ(state.tubes[t], 0);
}

TEST(State, StaysOrderedAfterEachMove) {
    const Space space(board_of("water3:ABB/BA/AB/-/-"), Pruning::none);
    for (const Action& action : space.actions(space.initial())) {
        const State next = space.apply(space.initial(), action);
        for (std::size_t t = 1; t < space.tubes(); ++t) EXPECT_LE(next.tubes[t - 1], next.tubes[t]);
    }
}

TEST(State, ReachedInTwoWaysIsEqualAndHashesEqually) {
    // Two pours between tubes that have nothing in common, in either order.
    const Space space(board_of("water4:ABB/CCB/AD/EED/-"), Pruning::none);
    const auto initial = space.alphabet().initial();
    const Action left{initial[0], initial[1]};
    const Action right{initial[2], initial[3]};
    const State one = space.apply(space.apply(space.initial(), left), right);
    const State other = space.apply(space.apply(space.initial(), right), left);
    EXPECT_EQ(one, other);
    EXPECT_EQ(hash_value(one), hash_value(other));
    EXPECT_NE(one, space.initial());
}

TEST(State, HashesDifferFromPositionToPosition) {
    const Space space(board_of("ball3:ABC/BCA/CAB/-/-"), Pruning::none);
    for (const Action& action : space.actions(space.initial()))
        EXPECT_NE(hash_value(space.apply(space.initial(), action)), hash_value(space.initial()));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
