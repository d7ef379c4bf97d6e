// A comb over the sum of the edges of all tubes.
// SPDX-License-Identifier: MIT
#include "picture/pitch.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace decant::picture {
namespace {

constexpr double least_height = 0.35;  // of the width
constexpr double most_height = 1.5;
constexpr double tooth = 0.15;  // half the width of a tooth of the comb, of the pitch

constexpr float gap_between_balls = 30;  // as much as the strongest edge

// The edges of all tubes, summed, and only where something lies.
Profile sum_of(const std::vector<Profile>& edges, const std::vector<Profile>& flanks,
               const std::vector<Fill>& fills, float threshold) {
    Profile sum;
    for (std::size_t tube = 0; tube < edges.size(); ++tube) {
        sum.resize(std::max(sum.size(), edges[tube].size()));
        for (int y = fills[tube].top + 2; y < fills[tube].bottom; ++y) {
            const auto row = static_cast<std::size_t>(y);
            sum[row] += edges[tube][row] + (flanks[tube][row] <= threshold ? gap_between_balls : 0);
        }
    }
    return sum;
}

double between(const Profile& sum, double from, double to) {
    double total = 0;
    for (int y = static_cast<int>(std::lround(from)); y < static_cast<int>(std::lround(to)); ++y)
        if (y >= 0 && y < static_cast<int>(sum.size()))
            total += static_cast<double>(sum[static_cast<std::size_t>(y)]);
    return total;
}

// The share of edges that lie at inner borders, times the share of borders with edges. A comb of half the
// pitch has teeth without edges, and one of twice the pitch leaves edges out.
double agreement(const Profile& sum, const Pitch& pitch) {
    const double reach = tooth * pitch.height;
    std::vector<double> at_borders;
    for (int k = 1; k < pitch.units; ++k)
        at_borders.push_back(between(sum, pitch.border(k) - reach, pitch.border(k) + reach));
    const double at_all_borders = std::accumulate(at_borders.begin(), at_borders.end(), 0.0);
    const double all = between(sum, pitch.border(pitch.units) + reach, pitch.bottom - reach);
    if (all <= 0 || at_borders.empty()) return 0;
    const double strong = 0.3 * at_all_borders / static_cast<double>(at_borders.size());
    const auto clear = std::ranges::count_if(at_borders, [&](double edges) { return edges > strong; });
    return at_all_borders / all * static_cast<double>(clear) / static_cast<double>(at_borders.size());
}

}  // namespace

Fill fill_of(const Profile& contrast, double width, float threshold) {
    const int height = static_cast<int>(contrast.size());
    const int gap = static_cast<int>(0.3 * width);
    int top = height;
    int bottom = 0;
    int empty_rows = 0;
    for (int y = height - 1; y >= 0 && empty_rows <= gap; --y) {
        if (contrast[static_cast<std::size_t>(y)] <= threshold) {
            ++empty_rows;
            continue;
        }
        if (bottom == 0) bottom = y + 1;
        top = y;
        empty_rows = 0;
    }
    if (bottom - top < width / 3) return {height, height};
    return {top, bottom};
}

Pitch pitch_of(const std::vector<Profile>& edges, const std::vector<Profile>& flanks,
               const std::vector<Fill>& fills, double width, float threshold) {
    const Profile sum = sum_of(edges, flanks, fills, threshold);
    int top = static_cast<int>(sum.size());
    int bottom = 0;
    for (const Fill& fill : fills) {
        if (fill.empty()) continue;
        top = std::min(top, fill.top);
        bottom = std::max(bottom, fill.bottom);
    }
    Pitch best;
    double second = 0;
    double best_agreement = -1;
    for (int units = 1; units <= 32; ++units) {
        const double whole = static_cast<double>(bottom - top) / units;
        if (whole < least_height * width || whole > most_height * width * 1.2) continue;
        // The outline, and what is below the lowest ball, are no part of a unit.
        Pitch local;
        double local_agreement = -1;
        for (double shift = 0; shift <= 0.4; shift += 0.02) {
            const double height = (bottom - top) / (units + shift);
            const Pitch pitch{height, bottom - shift * height, units, 0};
            const double value = agreement(sum, pitch);
            if (value > local_agreement) {
                local = pitch;
                local_agreement = value;
            }
        }
        if (local_agreement > best_agreement) {
            second = std::max(0.0, best_agreement);
            best = local;
            best_agreement = local_agreement;
        } else {
            second = std::max(second, local_agreement);
        }
    }
    best.clarity = best_agreement > 0 ? 1 - second / best_agreement : 0;
    return best;
}

}  // namespace decant::picture
