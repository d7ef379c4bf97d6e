// A picture to draw on: shapes with smooth edges.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture::made {

/// A color in parts of 255, so that it can be mixed without rounding.
struct Paint {
    float red = 0;
    float green = 0;
    float blue = 0;
};

Paint paint(Rgb color);
Paint mix(const Paint& one, const Paint& other, double share_of_other);

/// Shapes are signed distances in pixels: negative within (as in Inigo Quilez' "2D distance functions"). A
/// pixel at the edge is covered by half.
class Drawing {
  public:
    Drawing(int width, int height, Paint ground) : pixels_(width, height, ground) {}

    [[nodiscard]] int width() const { return pixels_.width(); }
    [[nodiscard]] int height() const { return pixels_.height(); }
    Paint& at(int x, int y) { return pixels_.at(x, y); }

    /// Paints where `shape(x, y)` is below 0 and `color(x, y)` says with what, within `box`.
    template <class Shape, class Color>
    void fill(const Rectangle& box, const Shape& shape, const Color& color, double opacity = 1) {
        const int bottom = std::min(height(), static_cast<int>(box.bottom) + 2);
        const int right = std::min(width(), static_cast<int>(box.right) + 2);
        for (int y = std::max(0, static_cast<int>(box.top) - 2); y < bottom; ++y) {
            for (int x = std::max(0, static_cast<int>(box.left) - 2); x < right; ++x) {
                const double covered = std::clamp(0.5 - shape(x + 0.5, y + 0.5), 0.0, 1.0);
                if (covered > 0)
                    pixels_.at(x, y) = mix(pixels_.at(x, y), color(x + 0.5, y + 0.5), covered * opacity);
            }
        }
    }

    void disc(double x, double y, double radius, Paint color, double opacity = 1);
    void box(const Rectangle& box, double radius, Paint color, double opacity = 1);
    /// A line of that thickness along the edge of a rounded box; without its upper end if open.
    void outline(const Rectangle& box, double radius, double thickness, Paint color, bool open);
    void line(double x1, double y1, double x2, double y2, double thickness, Paint color, double opacity = 1);

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;

  private:
    Grid<Paint> pixels_;
};

/// The distance to a box with round corners: `upper` and `lower` are their radii.
double rounded(const Rectangle& box, double upper, double lower, double x, double y);

}  // namespace decant::picture::made
