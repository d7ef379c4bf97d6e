// Two palettes, one laid on the other.
// SPDX-License-Identifier: MIT
#include "picture/dimmed_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

// What is left between a color and its like, once the light is the same.
constexpr float like_in_same_light = 5;
// More is no shade, but another palette.
constexpr float least_light = 0.5;

float spread_around(const std::vector<Lab>& palette, const Lab& middle) {
    float sum = 0;
    for (const Lab& color : palette) sum += distance(color, middle);
    return sum;
}

// A shade mixes each color with one other: it draws them together, and moves them all alike.
bool is_in_other_light(const std::vector<Lab>& palette, std::vector<Lab> other) {
    const Lab middle = mean(palette);
    const Lab other_middle = mean(other);
    const float factor = spread_around(other, other_middle) / spread_around(palette, middle);
    if (factor < least_light || factor > 1 / least_light) return false;
    return std::all_of(palette.begin(), palette.end(), [&](const Lab& color) {
        const auto [lightness, green_red, blue_yellow] = color - middle;
        const Lab expected = other_middle + Lab{factor * lightness, factor * green_red, factor * blue_yellow};
        const auto nearest = max_by(other, [&](const Lab& each) { return -distance(each, expected); });
        if (distance(*nearest, expected) > like_in_same_light) return false;
        other.erase(nearest);
        return true;
    });
}

// The colors that are in rows above and from `row` on; none if some color is in both.
struct Palettes {
    std::vector<Lab> above;
    std::vector<Lab> below;
};

Palettes palettes_at(const Board& board, int row) {
    std::vector<bool> is_above(board.colors.size());
    std::vector<bool> is_below(board.colors.size());
    for (const Tube& tube : board.tubes)
        for (const Place& place : tube.places)
            if (place.state == State::unit)
                (tube.row < row ? is_above : is_below)[static_cast<std::size_t>(place.color)] = true;
    Palettes palettes;
    for (std::size_t i = 0; i < board.colors.size(); ++i) {
        if (is_above[i] && is_below[i]) return {};
        if (is_above[i]) palettes.above.push_back(board.colors[i].mean);
        if (is_below[i]) palettes.below.push_back(board.colors[i].mean);
    }
    return palettes;
}

}  // namespace

bool may_be_dimmed(const Board& board) {
    const int rows = board.tubes.empty() ? 0 : board.tubes.back().row + 1;
    for (int row = 1; row < rows; ++row) {
        const auto [above, below] = palettes_at(board, row);
        if (above.size() >= 2 && above.size() == below.size() && is_in_other_light(above, below)) return true;
    }
    return false;
}

}  // namespace decant::picture
