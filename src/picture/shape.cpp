// Gaps between units, in the middle of a tube and beside it.
// SPDX-License-Identifier: MIT
#include "picture/shape.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace decant::picture {
namespace {

// What is seen near a border between units, a quarter of a unit up and down, beside what the middles of both
// show.
struct Gap {
    double open = 0;   // the share of the rows that show much less
    double depth = 0;  // how much less the lowest of them shows, from 0 to 1
};

// Nothing if the units show nothing.
std::optional<Gap> gap_at(const Profile& seen, const Pitch& pitch, int units_below) {
    constexpr float much_less = 0.4F;
    const auto at = [&](double row) {
        const auto last = static_cast<double>(seen.size() - 1);
        return seen[static_cast<std::size_t>(std::clamp(std::round(row), 0.0, last))];
    };
    const double border = pitch.border(units_below);
    const float least = std::min(at(border - pitch.height / 2), at(border + pitch.height / 2));
    if (least < clear_contrast) return std::nullopt;
    int rows = 0;
    int open = 0;
    float lowest = least;
    for (double row = std::ceil(border - pitch.height / 4); row <= border + pitch.height / 4; ++row) {
        ++rows;
        open += at(row) < much_less * least ? 1 : 0;
        lowest = std::min(lowest, at(row));
    }
    return Gap{static_cast<double>(open) / std::max(1, rows), 1 - static_cast<double>(lowest / least)};
}

double median_of(std::vector<Gap>& gaps, double Gap::* value) {
    const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
    std::nth_element(gaps.begin(), middle, gaps.end(),
                     [&](const Gap& one, const Gap& other) { return one.*value < other.*value; });
    return *middle.*value;
}

// The medians over all borders between two units.
std::optional<Gap> usual_gap(const std::vector<Profile>& seen, const Trial& trial) {
    std::vector<Gap> gaps;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const std::vector<Place>& places = trial.board.tubes[i].places;
        for (std::size_t k = 1; k < places.size(); ++k) {
            if (places[k - 1].state == State::empty || places[k].state == State::empty) continue;
            const auto gap = gap_at(seen[i], trial.pitch, static_cast<int>(k));
            if (gap) gaps.push_back(*gap);
        }
    }
    if (gaps.empty()) return std::nullopt;
    return Gap{median_of(gaps, &Gap::open), median_of(gaps, &Gap::depth)};
}

}  // namespace

Shape shape_of_units(const Grid<Lab>& colors, const Trial& trial) {
    // Over 30 made boards of each style and 36 of games, balls are at 0.08 at least and liquids at 0.
    constexpr double surely_liquid = 0.02;
    constexpr double surely_balls = 0.06;
    // In small or strongly compressed pictures, gaps between balls are no more than faint, but deeper there.
    constexpr double faint_gap = 0.35;
    constexpr double deeper = 0.05;
    const auto in_middle = usual_gap(trial.contrast, trial);
    const auto in_flanks = usual_gap(trial.evidence.flanks, trial);
    // Frames may be wider than tubes: what is next to their sides may be a wall.
    const auto at_sides = usual_gap(contrasts(colors, trial.rows, Part::sides), trial);
    if (!in_middle || !(in_flanks || at_sides)) return Shape::unclear;
    const Gap flanks = in_flanks.value_or(Gap{});
    const Gap sides = at_sides.value_or(Gap{});
    const double wider = std::max(flanks.open, sides.open) - in_middle->open;
    if (wider >= surely_balls) return Shape::balls;
    const double depth = std::max(flanks.depth, sides.depth);
    const bool may_be_balls = depth > faint_gap && depth > in_middle->depth + deeper;
    return wider > surely_liquid || may_be_balls ? Shape::unclear : Shape::liquid;
}

}  // namespace decant::picture
