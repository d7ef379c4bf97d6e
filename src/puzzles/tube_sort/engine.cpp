// The engine of today: plain A* with the bound of the rules.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine.hpp"

namespace decant::puzzles::tube_sort {

search::AnyOutcome<Action> solve(const Space& space, const Bound& bound, const search::RunControl& control) {
    return search::run(search::Algorithm::a_star, space, bound, {}, control);
}

}  // namespace decant::puzzles::tube_sort
