// Stress majorization of small graphs.
// SPDX-License-Identifier: MIT
#include "present/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace decant::present {
namespace {

using puzzles::Point;
using Distances = std::vector<std::vector<double>>;

/// Steps between each two nodes along edges in either direction (Floyd, Warshall); parts without a connection
/// are set a little apart.
Distances distances(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
    const double apart = std::sqrt(static_cast<double>(nodes)) + 1;
    Distances steps(nodes, std::vector<double>(nodes, apart));
    for (const auto& [a, b] : edges) steps[a][b] = steps[b][a] = 1;
    for (std::size_t via = 0; via < nodes; ++via) {
        for (std::size_t a = 0; a < nodes; ++a) {
            for (std::size_t b = 0; b < nodes; ++b)
                steps[a][b] = std::min(steps[a][b], steps[a][via] + steps[via][b]);
        }
    }
    return steps;
}

/// One sweep: each node moves to where its distances to all others want it, nearer ones weighing more.
void improve(std::vector<Point>& places, const Distances& wanted) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        Point sum;
        double weights = 0;
        for (std::size_t j = 0; j < places.size(); ++j) {
            if (i == j) continue;
            const double dx = places[i].x - places[j].x;
            const double dy = places[i].y - places[j].y;
            const double length = std::max(1e-9, std::hypot(dx, dy));
            const double weight = 1 / (wanted[i][j] * wanted[i][j]);
            sum.x += weight * (places[j].x + wanted[i][j] * dx / length);
            sum.y += weight * (places[j].y + wanted[i][j] * dy / length);
            weights += weight;
        }
        if (weights > 0) places[i] = {sum.x / weights, sum.y / weights};
    }
}

/// Turns the picture so that it is as wide as it can be: its first principal axis becomes horizontal.
void turn_wide(std::vector<Point>& places) {
    double xx = 0;
    double xy = 0;
    double yy = 0;
    Point middle;
    for (const Point& place : places) {
        middle.x += place.x / static_cast<double>(places.size());
        middle.y += place.y / static_cast<double>(places.size());
    }
    for (const Point& place : places) {
        xx += (place.x - middle.x) * (place.x - middle.x);
        xy += (place.x - middle.x) * (place.y - middle.y);
        yy += (place.y - middle.y) * (place.y - middle.y);
    }
    // The angle of the axis is half that of (xx - yy, 2 xy).
    const double length = std::hypot(xx - yy, 2 * xy);
    const double twice = length > 0 ? std::clamp((xx - yy) / length, -1.0, 1.0) : 1;  // the cosine of that
    const double cosine = std::sqrt((1 + twice) / 2);
    const double sine = std::copysign(std::sqrt((1 - twice) / 2), xy);
    for (Point& place : places) {
        const double x = place.x - middle.x;
        const double y = place.y - middle.y;
        place = {x * cosine + y * sine, y * cosine - x * sine};
    }
}

}  // namespace

std::vector<Point> lay_out(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
    constexpr int sweeps = 300;
    std::vector<Point> places;
    for (std::size_t i = 0; i < nodes; ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(nodes);
        places.push_back({std::cos(angle) * static_cast<double>(nodes) / 6,
                          std::sin(angle) * static_cast<double>(nodes) / 6});
    }
    const Distances wanted = distances(nodes, edges);
    for (int sweep = 0; sweep < sweeps; ++sweep) improve(places, wanted);
    turn_wide(places);
    return places;
}

}  // namespace decant::present
