// Searches levels by the engine without the parts of it that look at borders.
// SPDX-License-Identifier: MIT
#include "simple_bound.hpp"

#include "puzzles/tube_sort/engine/engine.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::bench {

using namespace puzzles::tube_sort;

BareRun search_bare(const std::vector<api::Level>& levels, double limit_seconds) {
    BareRun run;
    for (const api::Level& level : levels) {
        const Board board =
            *propose(formats(), find_boards, "code", *api::convert(level, "code"), {}).front().level;
        const double start = processor_seconds();
        const Space space(board);
        search::RunControl control;
        control.limits.memory = memory_limit;
        control.limits.deadline = base::deadline_in(limit_seconds);
        const auto statistics = solve(board, space, control, {.simple_bound_alone = true}).statistics;
        run.seconds += processor_seconds() - start;
        run.expanded += statistics.expanded;
        run.generated += statistics.generated;
        if (statistics.stored < run.stored) continue;
        run.stored = statistics.stored;
        run.bytes = statistics.peak_bytes;
    }
    return run;
}

}  // namespace decant::bench
