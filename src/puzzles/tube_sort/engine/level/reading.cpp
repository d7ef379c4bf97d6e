// What pours do to the simple bound of a position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/level/reading.hpp"

#include <algorithm>
#include <functional>

#include "puzzles/tube_sort/engine/tables/members.hpp"
#include "puzzles/tube_sort/tube_rules.hpp"

namespace decant::puzzles::tube_sort::engine {

bool Reading::is_goal() const {
    Goal goal;
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

/// Where a color can fill several tubes, more than its longest bottom run may stay.
void Reading::count_several_runs() {
    for (std::size_t number = 0; number < level_.colors; ++number) {
        if (level_.most_tubes[number] == 1) continue;
        bound_ += colors_[number].longest - staying(static_cast<Color>(number), nullptr, nullptr, 0, 0);
    }
}

int Reading::rise_of(const Facts& from, const Facts& to, int units) const {
    if (level_.rules == Rules::ball) return rise_of_ball(from, to, units);
    const Color color = from.top;
    const bool whole = units == from.run;
    const int tubes_before = colors_[color].bottoms;
    const int tubes_after = tubes_before + (to.empty() ? 1 : 0) - (from.mono() && whole ? 1 : 0);
    const int most = level_.most_tubes[color];
    const int blocks = (to.empty() ? 1 : 0) - (whole ? 1 : 0);
    return 1 + blocks - std::min(tubes_after, most) + std::min(tubes_before, most);
}

/// What the pour costs, minus what it adds to the units that may stay.
int Reading::rise_of_ball(const Facts& from, const Facts& to, int units) const {
    const Color color = from.top;
    const int run = to.empty() ? units : (to.mono() ? to.run + units : 0);
    if (run == 0 && !from.mono()) return units;
    const int left = from.mono() ? from.run - units : 0;
    if (level_.most_tubes[color] > 1) {
        return units + staying(color, nullptr, nullptr, 0, 0) -
               staying(color, from.mono() ? &from : nullptr, to.mono() ? &to : nullptr, run, left);
    }
    const int longest = colors_[color].longest;
    const int other = from.mono() && from.run == longest ? colors_[color].second : longest;
    return units + longest - std::max({other, run, left});
}

/// Units of a color that may stay if two kinds have one tube fewer, and two runs take their place.
int Reading::staying(Color color, const Facts* without, const Facts* without_too, int run,
                     int run_too) const {
    std::array<std::uint8_t, max_tubes + 2> runs;
    std::size_t count = 0;
    runs[count++] = static_cast<std::uint8_t>(run);
    runs[count++] = static_cast<std::uint8_t>(run_too);
    for_each(colors_[color].ends, [&](std::size_t number) {
        const Facts& facts = level_[kinds_[number].content];
        int left = kinds_[number].count - (&facts == without ? 1 : 0) - (&facts == without_too ? 1 : 0);
        for (; left > 0; --left) runs[count++] = facts.bottom_run;
    });
    std::sort(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
    int sum = 0;
    const auto most = static_cast<std::size_t>(level_.most_tubes[color]);
    for (std::size_t i = 0; i < count && i < most; ++i) sum += runs[i];
    return sum;
}

}  // namespace decant::puzzles::tube_sort::engine
