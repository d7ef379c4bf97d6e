// Values in rows, one for each pixel, and rectangles on them.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace decant::picture {

/// A rectangle in pixels: x from left up to right, y from top (small) down to bottom.
struct Rectangle {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    bool operator==(const Rectangle&) const = default;
    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return bottom - top; }
    [[nodiscard]] double center_x() const { return (left + right) / 2; }
    [[nodiscard]] double center_y() const { return (top + bottom) / 2; }
    /// The least one around both.
    [[nodiscard]] Rectangle united(const Rectangle& other) const {
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
                std::max(bottom, other.bottom)};
    }
    [[nodiscard]] Rectangle moved(double to_the_right) const {
        return {left + to_the_right, top, right + to_the_right, bottom};
    }
};

/// `width` times `height` values, row by row from the top.
template <class T>
class Grid {
  public:
    Grid() = default;
    Grid(int width, int height, T value = {})
        : width_(width),
          height_(height),
          values_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), value) {}

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] Rectangle all() const { return {0, 0, 1.0 * width_, 1.0 * height_}; }
    [[nodiscard]] bool holds(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }

    T& at(int x, int y) { return values_[index(x, y)]; }
    [[nodiscard]] const T& at(int x, int y) const { return values_[index(x, y)]; }

  private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        assert(holds(x, y));
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }

    int width_ = 0;
    int height_ = 0;
    std::vector<T> values_;
};

}  // namespace decant::picture
