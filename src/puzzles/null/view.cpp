// The counter as a line of text.
// SPDX-License-Identifier: MIT
#include "puzzles/null/view.hpp"

#include <fmt/format.h>

namespace decant::puzzles::null {

TextView view_of(const Level& level, const State& state) {
    return {fmt::format("counter {} of {}\n", state.counter, level.start)};
}

}  // namespace decant::puzzles::null
