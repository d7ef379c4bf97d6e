// The bounds, summed over the tubes of a position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/bounds.hpp"

#include <algorithm>

namespace decant::puzzles::tube_sort {

std::array<std::uint8_t, max_colors> most_tubes_at_goal(const Board& board) {
    std::vector<int> capacities;
    for (const Tube& tube : board.tubes) capacities.push_back(tube.capacity);
    std::sort(capacities.begin(), capacities.end());
    std::array<std::uint8_t, max_colors> most{};
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        if (!board.has_to_sort(static_cast<Color>(color))) continue;
        int filled = 0;
        for (const int capacity : capacities) {
            if (filled >= units[color]) break;
            ++most[color];
            filled += capacity;
        }
    }
    return most;
}

base::Cost BottomBound::operator()(const State& state) const {
    auto bottoms_left = most_tubes_;
    base::Cost bound = 0;
    for (std::size_t t = 0; t < space_.tubes(); ++t) {
        const Alphabet::Entry& tube = space_.alphabet()[state.tubes[t]];
        if (tube.height == 0) continue;
        bound += tube.blocks;
        if (bottoms_left[tube.bottom] > 0) {
            --bottoms_left[tube.bottom];
            --bound;
        }
    }
    return bound;
}

base::Cost StayingUnitsBound::operator()(const State& state) const {
    struct BottomRun {
        std::uint8_t units;
        Color color;
    };
    std::array<BottomRun, max_tubes> runs{};
    std::size_t count = 0;
    base::Cost bound = 0;
    for (std::size_t t = 0; t < space_.tubes(); ++t) {
        const Alphabet::Entry& tube = space_.alphabet()[state.tubes[t]];
        if (tube.height == 0) continue;
        bound += tube.height;
        // Insertion into descending order: the runs are few and mostly short.
        std::size_t at = count++;
        for (; at > 0 && runs[at - 1].units < tube.bottom_run; --at) runs[at] = runs[at - 1];
        runs[at] = {tube.bottom_run, tube.bottom};
    }
    auto tubes_left = most_tubes_;
    for (std::size_t i = 0; i < count; ++i) {
        if (tubes_left[runs[i].color] == 0) continue;
        --tubes_left[runs[i].color];
        bound -= runs[i].units;
    }
    return bound;
}

base::Cost FillingBound::operator()(const State& state) const {
    std::vector<std::vector<BottomRun>> runs(fillings_.size());
    base::Cost bound = 0;
    for (std::size_t t = 0; t < space_.tubes(); ++t) {
        const Alphabet::Entry& tube = space_.alphabet()[state.tubes[t]];
        if (tube.height == 0) continue;
        const bool water = rules_ == Rules::water;
        bound += water ? tube.blocks : tube.height;
        const std::uint8_t worth = water ? 1 : tube.bottom_run;
        runs[tube.bottom].push_back({worth, tube.tube_class});
    }
    for (std::size_t color = 0; color < runs.size(); ++color)
        bound -= worth_of_staying(runs[color], most_tubes_[color], fillings_[color]);
    return bound;
}

Bound::Bound(const Board& board, const Space& space) : bound_(BottomBound(board, space)) {
    if (board.goal == Goal::full)
        bound_.emplace<FillingBound>(board, space);
    else if (board.rules == Rules::ball && board.sorts == 0)
        bound_.emplace<StayingUnitsBound>(board, space);
}

}  // namespace decant::puzzles::tube_sort
