// The edges at the same places of nearly all tubes make an outline, which is laid on each place.
// SPDX-License-Identifier: MIT
#include "picture/fills.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <optional>
#include <tuple>
#include <vector>

#include "picture/boxes.hpp"
#include "picture/grid.hpp"
#include "picture/order.hpp"

namespace decant::picture {
namespace {

// Edges around a tube, in pixels from the middle of the lower end of what is in it.
struct Outline {
    struct Point {
        int x = 0;
        int y = 0;
        float step = 0;
    };

    int aside = 0;  // half the width
    int top = 0;
    int bottom = 0;
    std::array<std::vector<Point>, 2> sides;  // the left one first: steps to the right
    std::vector<Point> ends;                  // the upper and the lower one: steps down

    [[nodiscard]] Rectangle frame_at(int x, int y) const {
        return {x - aside + 0.0, y + top + 0.0, x + aside + 1.0, y + bottom + 1.0};
    }
};

constexpr float least_step = 3;   // as for outlines that are clear
constexpr float above_grain = 2;  // of what is shared between the tubes
constexpr int highest = 12;       // a tube, in halves of its width

// The area around a tube that is looked at: pixels from the middle of its lower end.
struct Window {
    int aside = 0;
    int above = 0;
    int below = 0;
};

// The step that three of four tubes have at least, at each place of the window.
class Shared {
  public:
    Shared(const Grid<float>& steps, const std::vector<Rectangle>& fills, const Window& window)
        : window_(window), steps_(2 * window.aside + 1, window.above + window.below + 1) {
        std::vector<float> seen(fills.size());
        const auto quarter = seen.begin() + static_cast<std::ptrdiff_t>(seen.size() / 4);
        for (int y = -window.above; y <= window.below; ++y) {
            for (int x = -window.aside; x <= window.aside; ++x) {
                std::transform(fills.begin(), fills.end(), seen.begin(), [&](const Rectangle& fill) {
                    const int at_x = static_cast<int>(fill.center_x()) + x;
                    const int at_y = static_cast<int>(fill.bottom) + y;
                    return steps.holds(at_x, at_y) ? steps.at(at_x, at_y) : 0;
                });
                std::nth_element(seen.begin(), quarter, seen.end());
                steps_.at(x + window.aside, y + window.above) = *quarter;
            }
        }
    }

    [[nodiscard]] float at(int x, int y) const { return steps_.at(x + window_.aside, y + window_.above); }

    [[nodiscard]] float mean_of_column(int x, int from, int to) const {
        float sum = 0;
        for (int y = from; y < to; ++y) sum += at(x, y);
        return sum / static_cast<float>(to - from);
    }

  private:
    Window window_;
    Grid<float> steps_;
};

// The least distance between the middles of two that stand on one baseline.
double least_spacing(const std::vector<Rectangle>& fills) {
    double least = std::numeric_limits<double>::infinity();
    for (const Rectangle& one : fills)
        for (const Rectangle& other : fills)
            if (one.left < other.left && has_baseline_of(one, other))
                least = std::min(least, other.center_x() - one.center_x());
    return least;
}

// The edges that three of four tubes have at one place, seen from what is in them. Grain and seams of a
// background are around one tube or another, but glass is around each.
class Finder {
  public:
    Finder(const Steps& steps, const std::vector<Rectangle>& fills)
        : half_(static_cast<int>(typical(fills).width() / 2)),
          height_(static_cast<int>(typical(fills).height())),
          window_(window_around(fills)),
          across_(steps.right, fills, window_),
          down_(steps.down, fills, window_),
          clear_across_(clear(across_)),
          clear_down_(clear(down_)) {}

    // None if too little is shared for two sides and an end.
    [[nodiscard]] std::optional<Outline> outline() const {
        Outline outline;
        outline.aside = farthest_side();
        if (outline.aside < half_ - 1) return std::nullopt;
        outline.top = end(-height_, -window_.above, -1, outline.aside);
        outline.bottom = end(0, window_.below, 1, outline.aside);
        if (outline.top > -height_) return std::nullopt;
        add_points(outline);
        const auto enough = static_cast<std::size_t>(half_);
        const bool has_sides = outline.sides[0].size() >= enough && outline.sides[1].size() >= enough;
        if (!has_sides || outline.ends.size() < enough / 2) return std::nullopt;
        return outline;
    }

  private:
    [[nodiscard]] Window window_around(const std::vector<Rectangle>& fills) const {
        const double gap = std::min(least_spacing(fills) - 2.0 * half_, 2.0 * half_);
        return {half_ + std::max(2, static_cast<int>(gap / 2)), std::max(height_, highest * half_), half_};
    }

    // Well above what the background shows between tubes.
    [[nodiscard]] float clear(const Shared& shared) const {
        const float grain = (shared.mean_of_column(-window_.aside, -height_, 0) +
                             shared.mean_of_column(window_.aside, -height_, 0)) /
                            2;
        return std::max(least_step, above_grain * grain);
    }

    [[nodiscard]] bool is_wall(int x, int y) const { return across_.at(x, y) >= clear_across_; }

    [[nodiscard]] int farthest_side() const {
        const int foot = -std::min(half_, height_ / 2);
        int x = window_.aside - 1;
        while (x >= half_ - 1 && (across_.mean_of_column(-x, -height_, foot) < clear_across_ ||
                                  across_.mean_of_column(x, -height_, foot) < clear_across_))
            --x;
        return x;
    }

    // Whether an edge at the left has its like at the right, or one goes across.
    [[nodiscard]] bool is_in_tube(int y, int aside) const {
        constexpr double wide = 0.4;
        int across = 0;
        for (int x = 0; x <= aside; ++x) {
            if (x > half_ / 3 && is_wall(-x, y) && is_wall(x, y)) return true;
            across += (down_.at(-x, y) >= clear_down_ ? 1 : 0) + (down_.at(x, y) >= clear_down_ ? 1 : 0);
        }
        return across > wide * 2 * aside;
    }

    // The last row of the tube from a row of its fill, up or down.
    [[nodiscard]] int end(int from, int to, int step, int aside) const {
        constexpr int longest_break = 2;
        int last = from;
        for (int y = from; y != to && std::abs(y - last) <= longest_break + 1; y += step)
            if (is_in_tube(y, aside)) last = y;
        return last;
    }

    void add_points(Outline& outline) const {
        for (int y = outline.top; y <= outline.bottom; ++y) {
            const bool is_end = y < outline.top + half_ / 2 || y > -half_ / 2;
            for (int x = -outline.aside; x <= outline.aside; ++x) {
                if (is_wall(x, y) && std::abs(x) >= half_ - 2)
                    outline.sides[x < 0 ? 0 : 1].push_back({x, y, across_.at(x, y)});
                if (is_end && down_.at(x, y) >= clear_down_) outline.ends.push_back({x, y, down_.at(x, y)});
            }
        }
    }

    int half_;
    int height_;
    Window window_;
    Shared across_;
    Shared down_;
    float clear_across_;
    float clear_down_;
};

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

bool overlaps_any(const Match& match, const std::vector<Match>& others) {
    return any_of(others, [&](const Match& other) { return overlaps(other.frame, match.frame); });
}

// The parts of an outline seen at a place, if it is `least` of each part.
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
    Outline outline = whole;
    for (std::vector<Outline::Point>* points : {&outline.sides[0], &outline.sides[1], &outline.ends})
        *points = some_of(*points);
    std::vector<Match> found;
    for (int y = 1 - outline.top; y + outline.bottom + 1 < steps.right.height(); y += 2)
        for (int x = 1 + outline.aside; x + outline.aside + 1 < steps.right.width(); x += 2)
            if (match_at(steps, outline, x, y, beside * maybe_outline))
                if (const std::optional<Match> match = match_near(steps, outline, x, y))
                    found.push_back(*match);
    sort_by(found, [](const Match& match) { return std::tuple(-match.sum, match.y, match.x); });
    std::vector<Match> kept;
    for (const Match& match : found)
        if (!overlaps_any(match, kept)) kept.push_back(match);
    return kept;
}

// Whether both sides go on above the upper end, as far as half the width, which a higher tube has.
bool goes_on_above(const Steps& steps, const Outline& outline, const Match& match) {
    const int reach = outline.aside;
    return all_of(outline.sides, [&](const std::vector<Outline::Point>& side) {
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
    Outline part = whole;
    const int height = static_cast<int>(least_part * (whole.bottom - whole.top));
    (upper ? part.bottom : part.top) = upper ? whole.top + height : whole.bottom - height;
    for (std::vector<Outline::Point>* points : {&part.sides[0], &part.sides[1], &part.ends})
        std::erase_if(*points, [&](const Outline::Point& point) {
            return point.y < part.top || point.y > part.bottom;
        });
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
            if (match.least >= same_outline && !overlaps_any(match, known)) found.push_back(match.frame);
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
        outline = Finder(steps, fills).outline();
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
