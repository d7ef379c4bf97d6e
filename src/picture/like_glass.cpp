// A faint edge between two even parts, at the height of a border.
// SPDX-License-Identifier: MIT
#include "picture/like_glass.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace decant::picture {
namespace {

constexpr float least_edge = 2.5;      // compression shows less beside a rim
constexpr float even = 0.4F;           // of the edge: what rows of a part may differ by
constexpr double clear_of_edge = 0.1;  // of a unit
constexpr std::size_t fewest_rows = 3;

// Of each row of pixels from one height to another, what most of its middle shows.
std::vector<Lab> rows_between(const Grid<Lab>& colors, const Rectangle& frame, double top, double bottom) {
    constexpr double margin = 0.25;
    const int left = static_cast<int>(frame.left + margin * frame.width());
    const int right = static_cast<int>(frame.right - margin * frame.width());
    std::vector<Lab> rows;
    std::vector<Lab> row;
    for (int y = static_cast<int>(std::ceil(top)); y < static_cast<int>(bottom); ++y) {
        row.clear();
        for (int x = left; x < right; ++x)
            if (colors.holds(x, y)) row.push_back(colors.at(x, y));
        if (!row.empty()) rows.push_back(median(row));
    }
    return rows;
}

bool is_even(const std::vector<Lab>& rows, float most) {
    constexpr double most_rows = 0.7;  // compression blots some
    const Lab color = median(rows);
    const auto count =
        std::count_if(rows.begin(), rows.end(), [&](const Lab& row) { return distance(row, color) <= most; });
    return static_cast<double>(count) >= most_rows * static_cast<double>(rows.size());
}

// The rows of pixels from the neck down to a border, and from there to the lowest place: clear of the border,
// of the rim and of the end of the tube, which may be round.
struct BesideBorder {
    std::vector<Lab> above;
    std::vector<Lab> below;

    [[nodiscard]] bool are_seen() const { return above.size() >= fewest_rows && below.size() >= fewest_rows; }
    [[nodiscard]] Lab step() const { return median(below) - median(above); }
};

BesideBorder beside_border(const Grid<Lab>& colors, const Pitch& pitch, const Rectangle& frame, int units) {
    const double clear = clear_of_edge * pitch.height;
    const double border = frame.top + pitch.border(units);
    return {rows_between(colors, frame, frame.top + pitch.border(pitch.units) / 2, border - clear),
            rows_between(colors, frame, border + clear, frame.top + pitch.border(0) - 2 * clear)};
}

// The step of the rows next to the border.
Lab step_at_border(BesideBorder parts, double height) {
    constexpr double beside = 0.15;  // of a unit
    const std::size_t rows = std::max(fewest_rows, static_cast<std::size_t>(beside * height));
    if (parts.above.size() > rows)
        parts.above.erase(parts.above.begin(), parts.above.end() - static_cast<std::ptrdiff_t>(rows));
    if (parts.below.size() > rows) parts.below.resize(rows);
    return parts.step();
}

// How much what is above a border differs from what is below it, if both are even, most of the change is at
// the border, and there is none beside the tube: a background may go over into another color.
float edge_at(const Grid<Lab>& colors, const Pitch& pitch, const Rectangle& frame, int units) {
    constexpr float most_of_it = 0.8F;
    const Rectangle left{frame.left - 0.2 * frame.width(), frame.top, frame.left - 0.04 * frame.width(),
                         frame.bottom};
    const BesideBorder inside = beside_border(colors, pitch, frame, units);
    const BesideBorder beside = beside_border(colors, pitch, left, units);
    if (!inside.are_seen() || !beside.are_seen()) return 0;
    const Lab step = inside.step();
    const float edge = distance(step, Lab{});
    const bool is_sharp = distance(step_at_border(inside, pitch.height), Lab{}) >= most_of_it * edge;
    const bool is_own = distance(step, beside.step()) >= most_of_it * edge;
    return is_sharp && is_own && is_even(inside.above, even * edge) && is_even(inside.below, even * edge)
               ? edge
               : 0;
}

}  // namespace

void doubt_fillings_like_glass(const Grid<Lab>& colors, const Pitch& pitch, Board& board) {
    std::vector<Tube*> empty;
    for (Tube& tube : board.tubes)
        if (tube.is_empty()) empty.push_back(&tube);
    for (int units = 1; units <= pitch.units; ++units) {
        std::vector<float> edges;
        for (const Tube* tube : empty) edges.push_back(edge_at(colors, pitch, tube->frame, units));
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const auto has_less = [&](float other) { return other < even * edges[i]; };
            if (edges[i] < least_edge || std::none_of(edges.begin(), edges.end(), has_less)) continue;
            for (int k = 0; k < units; ++k) empty[i]->places[static_cast<std::size_t>(k)].confidence = 0;
        }
    }
}

}  // namespace decant::picture
