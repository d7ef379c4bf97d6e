// An outline is laid on each place.
// SPDX-License-Identifier: MIT
#include "picture/alike_tubes.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <tuple>

#include "picture/boxes.hpp"
#include "picture/components.hpp"
#include "picture/order.hpp"
#include "picture/shared_outline.hpp"

namespace decant::picture {
namespace {

// Of the points of each part: walls beside fills are clearer than those of empty tubes.
constexpr double same_outline = 0.6;
constexpr double maybe_outline = 0.45;
constexpr double least_part = 0.4;  // of the height of a tube that is cut off

// A part of the points, spread over all of them.
std::vector<Outline::Point> some_of(const std::vector<Outline::Point>& points) {
    constexpr std::size_t enough = 30;
    std::vector<Outline::Point> some;
    const std::size_t step = std::max<std::size_t>(1, points.size() / enough);
    for (std::size_t i = 0; i < points.size(); i += step) some.push_back(points[i]);
    return some;
}

// The share of points that have an edge half as clear at least; 0 if it is below `least`, as nearly
// everywhere.
double share_seen(const Grid<float>& steps, const std::vector<Outline::Point>& points, int x, int y,
                  double least) {
    if (points.empty()) return 1;
    const auto count = static_cast<double>(points.size());
    const double most_missing = (1 - least) * count;
    int missing = 0;
    for (const Outline::Point& point : points) {
        if (steps.holds(x + point.x, y + point.y) && steps.at(x + point.x, y + point.y) >= point.step / 2)
            continue;
        if (++missing > most_missing) return 0;
    }
    return 1 - missing / count;
}

struct Match {
    int x = 0;
    int y = 0;
    double least = 0;  // of the shares of its parts
    double sum = 0;
    Rectangle frame;
};

// What is seen of an outline at a place, if it is `least` of each part.
std::optional<Match> match_at(const Steps& steps, const Outline& outline, int x, int y, double least) {
    const double left = share_seen(steps.right, outline.sides[0], x, y, least);
    if (left == 0) return std::nullopt;
    const double right = share_seen(steps.right, outline.sides[1], x, y, least);
    if (right == 0) return std::nullopt;
    const double ends = share_seen(steps.down, outline.ends, x, y, least);
    if (ends == 0) return std::nullopt;
    return Match{x, y, std::min({left, right, ends}), left + right + ends, outline.frame_at(x, y)};
}

// The best one at a place or beside it.
std::optional<Match> match_near(const Steps& steps, const Outline& outline, int x, int y) {
    std::optional<Match> best;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const std::optional<Match> match = match_at(steps, outline, x + dx, y + dy, maybe_outline);
            if (match && (!best || match->sum > best->sum)) best = match;
        }
    return best;
}

// Where most of an outline is seen, the clearest first; of those that overlap one. Edges are so thick that
// much of it is seen a pixel beside it.
std::vector<Match> matches(const Steps& steps, const Outline& whole) {
    constexpr double beside = 2.0 / 3;
    const Outline outline{.aside = whole.aside,
                          .top = whole.top,
                          .bottom = whole.bottom,
                          .sides = {some_of(whole.sides[0]), some_of(whole.sides[1])},
                          .ends = some_of(whole.ends)};
    std::vector<Match> found;
    for (int y = 1 - outline.top; y + outline.bottom + 1 < steps.right.height(); y += 2)
        for (int x = 1 + outline.aside; x + outline.aside + 1 < steps.right.width(); x += 2)
            if (match_at(steps, outline, x, y, beside * maybe_outline))
                if (const std::optional<Match> match = match_near(steps, outline, x, y))
                    found.push_back(*match);
    sort_by(found, [](const Match& match) { return std::tuple(-match.sum, match.y, match.x); });
    std::vector<Match> kept;
    for (const Match& match : found)
        if (std::none_of(kept.begin(), kept.end(),
                         [&](const Match& other) { return overlaps(other.frame, match.frame); }))
            kept.push_back(match);
    return kept;
}

// Whether both sides go on above the upper end, as far as half the width, which a higher tube has.
bool goes_on_above(const Steps& steps, const Outline& outline, const Match& match) {
    const int reach = outline.aside;
    return std::all_of(
        outline.sides.begin(), outline.sides.end(), [&](const std::vector<Outline::Point>& side) {
            std::vector<Outline::Point> above;
            for (Outline::Point point : side) {
                if (point.y < outline.top + reach || point.y >= outline.top + 2 * reach) continue;
                point.y -= 2 * reach;
                above.push_back(point);
            }
            return !above.empty() && share_seen(steps.right, above, match.x, match.y, same_outline) > 0;
        });
}

// The frames of those that are the same outline: seen clearly, or less so but beside one on its baseline.
std::vector<Match> same_outlines(const std::vector<Match>& found) {
    std::vector<Rectangle> clear;
    for (const Match& match : found)
        if (match.least >= same_outline) clear.push_back(match.frame);
    std::vector<Match> same;
    std::copy_if(found.begin(), found.end(), std::back_inserter(same), [&](const Match& match) {
        return match.least >= same_outline || has_neighbor(match.frame, clear);
    });
    return same;
}

// The upper or the lower end with the sides next to it. No more is seen of a tube that is cut off or covered.
Outline part_of(const Outline& whole, bool upper) {
    Outline part{.aside = whole.aside, .top = whole.top, .bottom = whole.bottom, .sides = {}, .ends = {}};
    const int height = static_cast<int>(least_part * (whole.bottom - whole.top));
    (upper ? part.bottom : part.top) = upper ? whole.top + height : whole.bottom - height;
    const auto copy = [&](const std::vector<Outline::Point>& from, std::vector<Outline::Point>& to) {
        std::copy_if(from.begin(), from.end(), std::back_inserter(to), [&](const Outline::Point& point) {
            return point.y >= part.top && point.y <= part.bottom;
        });
    };
    for (const std::size_t side : {0U, 1U}) copy(whole.sides[side], part.sides[side]);
    copy(whole.ends, part.ends);
    return part;
}

// Where a part of the outline is seen clearly, and not all of it.
std::vector<Rectangle> parts_alone(const Steps& steps, const Outline& whole,
                                   const std::vector<Match>& known) {
    std::vector<Rectangle> found;
    for (const bool upper : {true, false}) {
        const Outline part = part_of(whole, upper);
        const auto enough = static_cast<std::size_t>(part.aside);
        if (part.sides[0].size() < enough || part.sides[1].size() < enough) continue;
        for (const Match& match : matches(steps, part))
            if (match.least >= same_outline &&
                std::none_of(known.begin(), known.end(),
                             [&](const Match& other) { return overlaps(other.frame, match.frame); }))
                found.push_back(match.frame);
    }
    return found;
}

}  // namespace

std::optional<Layout> alike_tubes(const Steps& steps, std::vector<Rectangle> fills) {
    std::optional<Outline> outline;
    std::vector<Match> found;
    std::vector<Match> same;
    // Again from all tubes, until these show no more.
    for (std::size_t known = 0; fills.size() > known;) {
        known = fills.size();
        if (known < fewest_alike) return std::nullopt;
        outline = shared_outline(steps, fills);
        if (!outline) return std::nullopt;
        found = matches(steps, *outline);
        same = same_outlines(found);
        const Rectangle fill = typical(fills);
        fills.clear();
        for (const Match& match : same)
            fills.push_back({match.x - fill.width() / 2, match.y - fill.height(), match.x + fill.width() / 2,
                             1.0 * match.y});
    }
    if (same.size() < fewest_alike) return std::nullopt;
    Layout layout{.frames = {}, .steady = false, .strangers = parts_alone(steps, *outline, found)};
    for (const Match& match : same) layout.frames.push_back(match.frame);
    for (const Match& match : found)
        if (std::find(layout.frames.begin(), layout.frames.end(), match.frame) == layout.frames.end() ||
            goes_on_above(steps, *outline, match))
            layout.strangers.push_back(match.frame);
    return layout;
}

}  // namespace decant::picture
