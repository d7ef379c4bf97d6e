// Rows by overlap, and gaps by spacing.
// SPDX-License-Identifier: MIT
#include "picture/rows.hpp"
#include "picture/order.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace decant::picture {
namespace {

double overlap(const Rectangle& one, const Rectangle& other) {
    return std::min(one.bottom, other.bottom) - std::max(one.top, other.top);
}

double spacing(const Row& row) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < row.size(); ++i)
        least = std::min(least, row[i].center_x() - row[i - 1].center_x());
    return least;
}

// The spacing of a row, or what it is a multiple of in another one: every second tube may be missing.
double spacing_in(const Row& row, const Rows& rows) {
    constexpr double like = 0.08;
    const double own = spacing(row);
    double least = own;
    for (const Row& other : rows) {
        const double steps = own / spacing(other);
        if (std::isfinite(own) && steps > 1.5 && std::abs(steps - std::round(steps)) < like)
            least = std::min(least, spacing(other));
    }
    return least;
}

double center(const Row& row) { return (row.front().left + row.back().right) / 2; }

// A row of its own spacing may be short of tubes at one end: it is neither centered under the longest row nor
// flush with it.
void add_gaps_at_ends(const Row& row, const Row& longest, std::vector<Rectangle>& found) {
    const double distance = spacing(row);
    if (!std::isfinite(distance)) return;
    const double off = center(row) - center(longest);
    const double tolerance = 0.25 * distance;
    const bool flush = std::abs(row.front().left - longest.front().left) < tolerance ||
                       std::abs(row.back().right - longest.back().right) < tolerance;
    if (std::abs(off) < tolerance || flush) return;
    const int missing = static_cast<int>(std::lround(2 * std::abs(off) / distance));
    const Rectangle& end = off > 0 ? row.front() : row.back();
    for (int i = 1; i <= missing; ++i) found.push_back(end.moved((off > 0 ? -i : i) * distance));
}

}  // namespace

Rows rows_of(std::vector<Rectangle> frames) {
    sort_by(frames, [](const Rectangle& frame) { return std::tuple(frame.bottom, frame.left); });
    Rows rows;
    for (const Rectangle& frame : frames) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& candidate) {
            return overlap(candidate.front(), frame) > frame.height() / 2;
        });
        if (row == rows.end())
            rows.push_back({frame});
        else
            row->push_back(frame);
    }
    for (Row& row : rows) sort_by(row, &Rectangle::left);
    return rows;
}

std::vector<Rectangle> gaps(const Rows& rows) {
    std::vector<Rectangle> found;
    if (rows.empty()) return found;
    const auto longest = max_by(rows, [](const Row& row) { return row.back().right - row.front().left; });
    for (const Row& row : rows) {
        const double distance = spacing_in(row, rows);
        for (std::size_t i = 1; i < row.size(); ++i) {
            const double between = row[i].center_x() - row[i - 1].center_x();
            const int steps = static_cast<int>(std::lround(between / distance));
            for (int step = 1; step < steps; ++step)
                found.push_back(row[i - 1].moved(step * between / steps));
        }
        if (&row != &*longest) add_gaps_at_ends(row, *longest, found);
    }
    return found;
}

std::vector<std::vector<Rectangle>> next_places(const Rows& rows) {
    double usual = std::numeric_limits<double>::infinity();
    for (const Row& row : rows) usual = std::min(usual, spacing(row));
    std::vector<std::vector<Rectangle>> found;
    for (const Row& row : rows) {
        std::vector<Rectangle>& places = found.emplace_back();
        if (!std::isfinite(usual)) continue;
        const bool is_alone = row.size() < 2;
        const double first = is_alone ? usual : row[1].center_x() - row[0].center_x();
        const double last = is_alone ? usual : row.back().center_x() - row[row.size() - 2].center_x();
        places = {row.front().moved(-first), row.back().moved(last)};
    }
    return found;
}

}  // namespace decant::picture
