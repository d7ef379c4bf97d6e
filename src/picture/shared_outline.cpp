// Edges at the same places of nearly all tubes.
// SPDX-License-Identifier: MIT
#include "picture/shared_outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>

#include "picture/boxes.hpp"

namespace decant::picture {
namespace {

constexpr float least_step = 3;   // as for outlines that are clear
constexpr float above_grain = 2;  // of what is shared between the tubes
constexpr int highest = 12;       // a tube, in halves of its width

// What is around tubes: pixels from the middle of their lower end.
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

}  // namespace

std::optional<Outline> shared_outline(const Steps& steps, const std::vector<Rectangle>& fills) {
    return Finder(steps, fills).outline();
}

}  // namespace decant::picture
