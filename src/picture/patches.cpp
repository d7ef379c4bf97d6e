// Means over small fields.
// SPDX-License-Identifier: MIT
#include "picture/patches.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

// The mean color of the pixels from (left, top) up to (right, bottom); of one pixel at least.
Lab mean_of(const Grid<Lab>& colors, double left, double top, double right, double bottom) {
    const int first_x = std::clamp(static_cast<int>(std::lround(left)), 0, colors.width() - 1);
    const int first_y = std::clamp(static_cast<int>(std::lround(top)), 0, colors.height() - 1);
    const int last_x = std::clamp(static_cast<int>(std::lround(right)) - 1, first_x, colors.width() - 1);
    const int last_y = std::clamp(static_cast<int>(std::lround(bottom)) - 1, first_y, colors.height() - 1);
    Lab sum;
    for (int y = first_y; y <= last_y; ++y)
        for (int x = first_x; x <= last_x; ++x) sum = sum + colors.at(x, y);
    const auto count = static_cast<float>((last_x - first_x + 1) * (last_y - first_y + 1));
    return {sum.lightness / count, sum.green_red / count, sum.blue_yellow / count};
}

Fields fields_of(const Grid<Lab>& colors, const Rectangle& where, int dx, int dy) {
    Fields fields;
    const double width = 0.5 * where.width() / fields_on_a_side;
    const double height = 0.6 * where.height() / fields_on_a_side;
    const double left = where.center_x() - 0.25 * where.width() + dx;
    const double top = where.center_y() - 0.3 * where.height() + dy;
    for (int i = 0; i < fields_on_a_side * fields_on_a_side; ++i) {
        const int column = i % fields_on_a_side;
        const int row = i / fields_on_a_side;
        const double x = left + column * width;
        const double y = top + row * height;
        fields[static_cast<std::size_t>(i)] = mean_of(colors, x, y, x + width, y + height);
    }
    return fields;
}

// Not computed to the end where it cannot be below `least`.
float trimmed_distance(const Fields& one, const Fields& other, float least) {
    std::array<float, std::tuple_size_v<Fields>> distances{};
    constexpr std::size_t kept = distances.size() * 3 / 4;
    constexpr std::size_t dropped = distances.size() - kept;
    float sum = 0;
    float worst = 0;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        distances[i] = distance(one[i], other[i]);
        sum += distances[i];
        worst = std::max(worst, distances[i]);
    }
    if (sum - dropped * worst >= kept * least) return least;
    std::nth_element(distances.begin(), distances.begin() + kept, distances.end());
    return std::accumulate(distances.begin(), distances.begin() + kept, 0.0F) / kept;
}

}  // namespace

Patch patch_of(const Grid<Lab>& colors, const Rectangle& where) {
    Patch patch;
    patch.fields = fields_of(colors, where, 0, 0);
    std::size_t next = 0;
    for (int dy = -Patch::reach; dy <= Patch::reach; ++dy)
        for (int dx = -Patch::reach; dx <= Patch::reach; ++dx)
            patch.moved[next++] = fields_of(colors, where, dx, dy);
    return patch;
}

float distance(const Patch& one, const Patch& other) {
    // Where moving cannot join or part them, it is left out: most pairs of flat units.
    constexpr float same = 2;
    constexpr float far_apart = 45;
    float least = trimmed_distance(one.fields, other.fields, std::numeric_limits<float>::infinity());
    if (least < same || least > far_apart) return least;
    for (const Fields& moved : other.moved)
        least = std::min(least, trimmed_distance(one.fields, moved, least));
    return least;
}

Lab main_color(const Patch& patch) { return median(patch.fields); }

bool has_sign(const Grid<Lab>& colors, const Rectangle& where) {
    constexpr float stands_out = 18;
    constexpr double least_share = 0.04;
    constexpr double most_share = 0.5;
    constexpr double centered = 0.2;  // of the height
    constexpr double clear = 0.4;     // of the height: above it, the sign of another place
    // The outline may be in the lowest part of the lowest place.
    // The ground, at the left and right of the middle.
    std::vector<float> ground;
    const int top = std::max(0, static_cast<int>(where.center_y() - 0.45 * where.height()));
    const int bottom =
        std::min(colors.height(), static_cast<int>(where.center_y() + 0.37 * where.height()) + 1);
    const int beside = static_cast<int>(0.28 * where.width());
    const int middle = static_cast<int>(where.center_x());
    for (int y = top; y < bottom; ++y)
        for (const int x : {middle - beside, middle + beside})
            if (colors.holds(x, y)) ground.push_back(colors.at(x, y).lightness);
    if (ground.empty()) return false;
    const float lightness = median_by(ground, std::identity());
    const auto even =
        count_if(ground, [&](float value) { return std::abs(value - lightness) < stands_out / 2; });
    if (static_cast<double>(even) < 0.8 * static_cast<double>(ground.size())) return false;

    int marked = 0;
    int all = 0;
    double sum_of_rows = 0;
    const int reach = std::max(1, static_cast<int>(0.14 * where.width()));
    for (int y = top; y < bottom; ++y) {
        for (int x = middle - reach; x <= middle + reach; ++x) {
            if (!colors.holds(x, y)) continue;
            ++all;
            if (std::abs(colors.at(x, y).lightness - lightness) <= stands_out) continue;
            if (where.center_y() - y > clear * where.height()) return false;
            ++marked;
            sum_of_rows += y + 0.5;
        }
    }
    return marked >= least_share * all && marked <= most_share * all &&
           std::abs(sum_of_rows / marked - where.center_y()) < centered * where.height();
}

}  // namespace decant::picture
