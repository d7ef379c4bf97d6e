// A comb over the sum of the edges of all tubes.
// SPDX-License-Identifier: MIT
#include "picture/pitch.hpp"
#include "picture/order.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <tuple>

namespace decant::picture {
namespace {

constexpr double least_height = 0.22;  // of the width
constexpr double most_height = 1.8;
constexpr int most_units = 32;
constexpr double corked = 0.9;  // the likelihood of a cork, of that of a unit
constexpr double unusual =
    0.5;  // what combs lose that begin or end off the fill, for each unit that they are off
constexpr double worth_trying = 0.5;  // of the best agreement
constexpr double on_border = 0.25;    // a fill ends at a border if it is off by so much of a unit at most
constexpr double tooth = 0.2;         // half the width of a tooth of the comb, of the pitch

constexpr double thin = 0.15;           // an outline, of the width
constexpr double between_balls = 0.45;  // of the width, at most

constexpr double valley_reach = 0.22;      // of the width: units are higher than twice that
constexpr double valleys_of_balls = 0.04;  // of the rows; water has next to none

// How clearly a row lies between two balls: 1 if nothing is seen there but much above and below, 0 if at
// least half as much is.
float valley(const Profile& flank, const Fill& fill, int row, int reach) {
    float above = 0;
    float below = 0;
    for (int y = std::max(fill.top, row - reach); y < row; ++y)
        above = std::max(above, flank[static_cast<std::size_t>(y)]);
    for (int y = row + 1; y < std::min(fill.bottom, row + reach + 1); ++y)
        below = std::max(below, flank[static_cast<std::size_t>(y)]);
    const float rim = std::min(above, below);
    return rim <= 0 ? 0 : std::max(0.0F, 1 - 2 * flank[static_cast<std::size_t>(row)] / rim);
}

// The sum over all tubes of `value(tube, row)`, only where something lies.
template <class Value>
Profile summed(const std::vector<Fill>& fills, std::size_t height, const Value& value) {
    Profile sum(height);
    for (std::size_t tube = 0; tube < fills.size(); ++tube)
        for (int y = fills[tube].top + 2; y < fills[tube].bottom; ++y)
            sum[static_cast<std::size_t>(y)] += value(tube, y);
    return sum;
}

std::size_t tallest(const std::vector<Profile>& profiles) {
    std::size_t height = 0;
    for (const Profile& profile : profiles) height = std::max(height, profile.size());
    return height;
}

// The signs of borders between units: the gaps between balls if there are any, else edges.
Profile border_signs(const Evidence& evidence, std::size_t height, double width) {
    constexpr float clear = 0.3F;
    const int reach = std::max(2, static_cast<int>(std::lround(valley_reach * width)));
    double rows = 0;
    double clear_rows = 0;
    Profile valleys = summed(evidence.fills, height, [&](std::size_t tube, int y) {
        const float value = valley(evidence.flanks[tube], evidence.fills[tube], y, reach);
        ++rows;
        clear_rows += value > clear ? 1 : 0;
        return value;
    });
    if (clear_rows >= valleys_of_balls * rows) return valleys;
    return summed(evidence.fills, height,
                  [&](std::size_t tube, int y) { return evidence.edges[tube][static_cast<std::size_t>(y)]; });
}

double between(const Profile& sum, double from, double to) {
    double total = 0;
    for (int y = static_cast<int>(std::lround(from)); y < static_cast<int>(std::lround(to)); ++y)
        if (y >= 0 && y < static_cast<int>(sum.size()))
            total += static_cast<double>(sum[static_cast<std::size_t>(y)]);
    return total;
}

// The edges near a border, those right at it with full weight, and those off by a tooth or more with none.
double near_border(const Profile& sum, double border, double reach) {
    double total = 0;
    for (int y = static_cast<int>(std::ceil(border - reach)); y <= static_cast<int>(border + reach); ++y)
        if (y >= 0 && y < static_cast<int>(sum.size()))
            total +=
                static_cast<double>(sum[static_cast<std::size_t>(y)]) * (1 - std::abs(y - border) / reach);
    return total;
}

// Units are nearly as high as wide; flat and tall ones are rare. 1 for what is common, less for the rest.
double likelihood(double height, double width) {
    constexpr double flat = 0.6;
    constexpr double tall = 1.15;
    const double ratio = height / width;
    if (ratio < flat) return std::max(0.0, 1 - 1.5 * (flat - ratio) / flat);
    return ratio > tall ? std::max(0.0, 1 - 1.5 * (ratio - tall)) : 1;
}

// Sums over all tubes, row by row: the evidence of a border there, and the number of signs.
struct Sums {
    const Profile& borders;
    const Profile& marks;
};

// The share of edges that lie at inner borders, times the share of borders with edges, and less if signs lie
// on borders. A comb of half the pitch has teeth without edges, and one of twice the pitch leaves edges out.
double agreement(const Sums& sums, const Pitch& pitch) {
    const double reach = std::max(1.5, tooth * pitch.height);
    const double top = pitch.border(pitch.units);
    std::vector<double> at_borders;
    double marks = 0;
    for (int k = 1; k < pitch.units; ++k) {
        at_borders.push_back(near_border(sums.borders, pitch.border(k), reach));
        marks += near_border(sums.marks, pitch.border(k), reach);
    }
    const double at_all_borders = std::accumulate(at_borders.begin(), at_borders.end(), 0.0);
    const double all = between(sums.borders, top + reach / 2, pitch.bottom - reach / 2);
    if (all <= 0 || at_borders.empty()) return 0;
    const double strong = 0.3 * at_all_borders / static_cast<double>(at_borders.size());
    const auto clear = count_if(at_borders, [&](double edges) { return edges > strong; });
    const double all_marks = std::max(1.0, between(sums.marks, top, pitch.bottom));
    return at_all_borders / all * static_cast<double>(clear) / static_cast<double>(at_borders.size()) *
           std::max(0.0, 1 - 2 * marks / all_marks);
}

// The heights to which tubes are filled, each once.
std::vector<int> heights_of(const std::vector<Fill>& fills, double width) {
    std::vector<int> tops;
    for (const Fill& fill : fills) {
        const auto is_near = [&](int top) { return std::abs(top - fill.top) < 0.08 * width; };
        if (!fill.empty() && !any_of(tops, is_near)) tops.push_back(fill.top);
    }
    return tops;
}

// The comb of so many units between top and bottom. The lowest place holds the outline as well, and the outer
// places a part of the gap between balls.
Pitch best_comb(const Sums& sums, int top, int bottom, int units, double width) {
    Pitch best;
    for (double below = -0.1; below <= 0.25; below += 0.025) {
        for (double above = -0.1; above <= 0.1; above += 0.025) {
            const double height = (bottom - top) / (units + below + above);
            Pitch pitch{height, bottom - below * height, units, 0};
            // A single unit has no inner border; any comb that has some is better.
            const double usual = 1 - unusual * (std::abs(below) + std::abs(above));
            pitch.agreement =
                (units == 1 ? 0.01 : agreement(sums, pitch)) * likelihood(height, width) * usual;
            if (pitch.agreement > best.agreement) best = pitch;
        }
    }
    return best;
}

int units_in_fullest(const std::vector<Fill>& fills, const Pitch& pitch) {
    int units = pitch.units;
    for (const Fill& fill : fills)
        if (!fill.empty())
            units = std::max(units, static_cast<int>(std::floor(pitch.units_up_to(fill.top) + on_border)));
    return units;
}

// The share of fills that end at a border.
double share_at_borders(const std::vector<Fill>& fills, const Pitch& pitch) {
    int all = 0;
    int at_border = 0;
    for (const Fill& fill : fills) {
        if (fill.empty() || pitch.units == 0) continue;
        ++all;
        const double units = pitch.units_up_to(fill.top);
        at_border += std::abs(units - std::round(units)) <= on_border ? 1 : 0;
    }
    return all == 0 ? 0 : static_cast<double>(at_border) / all;
}

// The rows above the threshold, from the bottom up, without the outline above and below what is in the tube.
std::vector<Fill> runs_of(const Profile& contrast, double width, float threshold) {
    const auto is_thin = [&](const Fill& run) { return run.bottom - run.top < thin * width; };
    std::vector<Fill> runs;
    for (int y = static_cast<int>(contrast.size()) - 1; y >= 0; --y) {
        if (contrast[static_cast<std::size_t>(y)] <= threshold) continue;
        if (runs.empty() || runs.back().top != y + 1) runs.push_back({y + 1, y + 1});
        runs.back().top = y;
    }
    while (!runs.empty() && is_thin(runs.front())) runs.erase(runs.begin());
    while (!runs.empty() && is_thin(runs.back())) runs.pop_back();
    // A run lower than any unit, and apart from the fill below it, is seen in the mouth of the tube.
    const auto is_mouth = [&](const Fill& run, const Fill& below) {
        return run.bottom - run.top < least_height * width && below.top - run.bottom > thin * width;
    };
    while (runs.size() > 1 && is_mouth(runs.back(), *std::prev(runs.end(), 2))) runs.pop_back();
    return runs;
}

}  // namespace

bool is_brimful(const Fill& fill, double width) { return !fill.empty() && fill.top < 0.1 * width; }

Fill fill_of(const Profile& contrast, double width, float threshold) {
    const std::vector<Fill> runs = runs_of(contrast, width, threshold);
    if (runs.empty()) return {};
    Fill fill = runs.front();
    for (const Fill& run : runs)
        if (fill.top - run.bottom <= between_balls * width) fill.top = run.top;
    return fill.bottom - fill.top < width / 3 ? Fill{} : fill;
}

int top_of_all(const Profile& contrast, double width, float threshold) {
    const std::vector<Fill> runs = runs_of(contrast, width, threshold);
    return runs.empty() ? static_cast<int>(contrast.size()) : runs.back().top;
}

std::vector<Pitch> pitches(const Evidence& evidence, double width, const std::optional<int>& capacity) {
    const std::vector<Fill>& fills = evidence.fills;
    const std::size_t height = tallest(evidence.edges);
    const Profile borders = border_signs(evidence, height, width);
    const Profile marks = summed(fills, height, [&](std::size_t tube, int y) {
        return evidence.signs[tube][static_cast<std::size_t>(y)];
    });
    int bottom = 0;
    for (const Fill& fill : fills) bottom = std::max(bottom, fill.bottom);
    std::vector<Pitch> found;
    for (const int top : heights_of(fills, width)) {
        for (int units = 1; units <= most_units; ++units) {
            const double whole = static_cast<double>(bottom - top) / units;
            if (whole < least_height * width || whole > most_height * width) continue;
            Pitch pitch = best_comb({borders, marks}, top, bottom, units, width);
            pitch.agreement *= share_at_borders(fills, pitch);
            if (pitch.agreement <= 0) continue;
            found.push_back(pitch);
            found.back().units = units_in_fullest(fills, pitch);
            // A unit higher than the other fills may be a cork.
            if (found.back().units == pitch.units) continue;
            pitch.agreement *= corked;
            found.push_back(pitch);
        }
    }
    sort_by(found, [](const Pitch& pitch) {
        return std::tuple(-pitch.agreement, pitch.units, pitch.height, pitch.bottom);
    });
    const auto stated =
        std::find_if(found.begin(), found.end(), [&](const Pitch& pitch) { return pitch.units == capacity; });
    const auto is_extended = [&](const Pitch& likeliest) {
        return likeliest.units < *capacity && likeliest.has_room_for(*capacity) &&
               stated->agreement < worth_trying * likeliest.agreement;
    };
    if (stated != found.end() && !is_extended(found.front())) return {*stated};
    std::vector<Pitch> best;
    for (const Pitch& pitch : found) {
        if (pitch.agreement < worth_trying * found.front().agreement) break;
        const bool is_known = any_of(best, [&](const Pitch& other) { return other.units == pitch.units; });
        if (!is_known) best.push_back(pitch);
    }
    return best;
}

}  // namespace decant::picture
