// The effect of pours on the simple bound of a position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/level/reading.hpp"

#include <algorithm>
#include <span>

#include "puzzles/tube_sort/engine/tables/members.hpp"
#include "puzzles/tube_sort/search/legality.hpp"

namespace decant::puzzles::tube_sort::engine {

bool Reading::is_goal() const {
    GoalTest goal(level_.goal);
    return std::all_of(kinds_.begin(), kinds_.begin() + static_cast<std::ptrdiff_t>(kind_count_),
                       [&](const Kind& kind) { return goal.admits(level_[kind.content], kind.count); });
}

Cost Reading::bound_of_rules() const {
    if (!level_.counts_returns) return bound_;
    Cost bound = bound_;
    for (std::size_t color = 0; color < level_.colors; ++color) {
        int longest_run = 0;
        for_each(colors_[color].ends, [&](std::size_t number) {
            longest_run = std::max<int>(longest_run, level_[kinds_[number].content].bottom_run);
        });
        bound -= longest_run - colors_[color].longest;
    }
    return bound;
}

/// Where a color can fill several tubes, more than its longest bottom run may stay; where its fillings are
/// known, they say which.
void Reading::count_several_runs() {
    const bool water = level_.rules == Rules::water;
    if (water) {
        for (std::size_t number = 0; number < kind_count_; ++number) {
            const Facts& facts = level_[kinds_[number].content];
            if (!facts.empty()) colors_[facts.bottom].ends |= bit(number);
        }
    }
    for (std::size_t number = 0; number < level_.colors; ++number) {
        const auto color = static_cast<Color>(number);
        if (level_.fillings[number].empty() && (water || level_.most_tubes[number] == 1)) continue;
        const int counted =
            water ? std::min(colors_[number].bottoms, level_.most_tubes[number]) : colors_[number].longest;
        bound_ += counted - staying(color, nullptr);
    }
}

int Reading::rise_of(const Facts& from, const Facts& to, int units) const {
    const Color color = from.top;
    if (level_.goal == Goal::full && !level_.fillings[color].empty()) return rise_of_several(from, to, units);
    if (level_.rules == Rules::ball) return rise_of_ball(from, to, units);
    const bool whole = units == from.run;
    const int tubes_before = colors_[color].bottoms;
    const int tubes_after = tubes_before + (to.empty() ? 1 : 0) - (from.mono() && whole ? 1 : 0);
    const int most = level_.most_tubes[color];
    const int blocks = (to.empty() ? 1 : 0) - (whole ? 1 : 0);
    return 1 + blocks - std::min(tubes_after, most) + std::min(tubes_before, most);
}

/// The cost of the pour, minus the units that it adds to those that may stay.
int Reading::rise_of_ball(const Facts& from, const Facts& to, int units) const {
    const Color color = from.top;
    const int run = to.empty() ? units : (to.mono() ? to.run + units : 0);
    if (run == 0 && !from.mono()) return units;
    if (level_.most_tubes[color] > 1) return rise_of_several(from, to, units);
    const int left = from.mono() ? from.run - units : 0;
    const int longest = colors_[color].longest;
    const int other = from.mono() && from.run == longest ? colors_[color].second : longest;
    return units + longest - std::max({other, run, left});
}

/// Of a color whose fillings or tubes are several: the cost of the pour, and its change of all that is
/// counted and of that which may stay.
int Reading::rise_of_several(const Facts& from, const Facts& to, int units) const {
    const bool water = level_.rules == Rules::water;
    const int more = water ? 1 + (to.empty() ? 1 : 0) - (units == from.run ? 1 : 0) : units;
    if (!from.mono() && to.mixed()) return more;
    const Change change{from, to, from.mono() ? from.run - units : 0, to.mixed() ? 0 : to.run + units};
    return more + staying(from.top, nullptr) - staying(from.top, &change);
}

/// The worth of the bottom runs of a color that may stay.
int Reading::staying(Color color, const Change* change) const {
    std::array<BottomRun, max_tubes + 2> runs;
    std::size_t count = 0;
    const auto add = [&](int run, const Facts& tube) {
        const int worth = level_.rules == Rules::water ? std::min(run, 1) : run;
        if (worth > 0) runs[count++] = {static_cast<std::uint8_t>(worth), tube.tube_class};
    };
    for_each(colors_[color].ends, [&](std::size_t number) {
        const Facts& facts = level_[kinds_[number].content];
        int tubes = kinds_[number].count;
        // A mixed tube keeps its bottom run.
        if (change != nullptr && facts.mono())
            tubes -= (&facts == &change->from ? 1 : 0) + (&facts == &change->to ? 1 : 0);
        for (; tubes > 0; --tubes) add(facts.bottom_run, facts);
    });
    if (change != nullptr) {
        add(change->left, change->from);
        add(change->grown, change->to);
    }
    return worth_of_staying(std::span(runs).first(count), level_.most_tubes[color], level_.fillings[color]);
}

}  // namespace decant::puzzles::tube_sort::engine
