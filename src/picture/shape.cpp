// Gaps between units, in the middle of a tube and beside it.
// SPDX-License-Identifier: MIT
#include "picture/shape.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace decant::picture {
namespace {

// The share of the rows near a border, a quarter of a unit up and down, that show much less than the middles
// of both units do. Nothing if those show nothing.
std::optional<double> gap_at(const Profile& seen, const Pitch& pitch, int units_below) {
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
    for (double row = std::ceil(border - pitch.height / 4); row <= border + pitch.height / 4; ++row) {
        ++rows;
        open += at(row) < much_less * least ? 1 : 0;
    }
    return rows == 0 ? 0 : static_cast<double>(open) / rows;
}

// The median over all borders between two units.
std::optional<double> usual_gap(const std::vector<Profile>& seen, const Trial& trial) {
    std::vector<double> gaps;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const std::vector<Place>& places = trial.board.tubes[i].places;
        for (std::size_t k = 1; k < places.size(); ++k) {
            if (places[k - 1].state == State::empty || places[k].state == State::empty) continue;
            const auto gap = gap_at(seen[i], trial.pitch, static_cast<int>(k));
            if (gap) gaps.push_back(*gap);
        }
    }
    if (gaps.empty()) return std::nullopt;
    const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
    std::nth_element(gaps.begin(), middle, gaps.end());
    return *middle;
}

}  // namespace

Shape shape_of_units(const Grid<Lab>& colors, const Trial& trial) {
    // Over 30 made boards of each style and 36 of games, balls are at 0.08 at least and liquids at 0.
    constexpr double surely_liquid = 0.02;
    constexpr double surely_balls = 0.06;
    const auto in_middle = usual_gap(trial.contrast, trial);
    const auto in_flanks = usual_gap(trial.evidence.flanks, trial);
    // Frames may be wider than tubes: what is next to their sides may be a wall.
    const auto at_sides = usual_gap(contrasts(colors, trial.rows, Part::sides), trial);
    if (!in_middle || !(in_flanks || at_sides)) return Shape::unclear;
    const double wider = std::max(in_flanks.value_or(0), at_sides.value_or(0)) - *in_middle;
    if (wider >= surely_balls) return Shape::balls;
    return wider > surely_liquid ? Shape::unclear : Shape::liquid;
}

}  // namespace decant::picture
