// Regions and objects by union-find.
// SPDX-License-Identifier: MIT
#include "picture/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

namespace decant::picture {
namespace {

// Disjoint sets with path halving; the smaller root wins, so numbers follow the order of appearance.
class Sets {
  public:
    explicit Sets(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0); }

    int root(int item) {
        while (parent_[at(item)] != item) {
            parent_[at(item)] = parent_[at(parent_[at(item)])];
            item = parent_[at(item)];
        }
        return item;
    }

    void join(int one, int other) {
        one = root(one);
        other = root(other);
        parent_[at(std::max(one, other))] = std::min(one, other);
    }

  private:
    static std::size_t at(int item) { return static_cast<std::size_t>(item); }

    std::vector<int> parent_;
};

// Numbers the sets from 0; pixels for which `counted` is false get -1.
template <class Counted>
Grid<int> numbered(Sets& sets, int width, int height, const Counted& counted) {
    Grid<int> numbers(width, height, -1);
    int next = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (!counted(x, y)) continue;
            const int root = sets.root(y * width + x);
            // The root of a set is its first pixel, so it has its number by now.
            numbers.at(x, y) = root == y * width + x ? next++ : numbers.at(root % width, root / width);
        }
    }
    return numbers;
}

std::vector<Rectangle> boxes_of(const Grid<int>& numbers) {
    std::vector<Rectangle> boxes;
    for (int y = 0; y < numbers.height(); ++y) {
        for (int x = 0; x < numbers.width(); ++x) {
            if (numbers.at(x, y) < 0) continue;
            const auto number = static_cast<std::size_t>(numbers.at(x, y));
            const Rectangle pixel{1.0 * x, 1.0 * y, x + 1.0, y + 1.0};
            if (number == boxes.size()) boxes.push_back(pixel);
            boxes[number] = boxes[number].united(pixel);
        }
    }
    return boxes;
}

}  // namespace

Steps steps_of(const Grid<Lab>& colors) {
    const int width = colors.width();
    const int height = colors.height();
    Steps steps{Grid<float>(width, height), Grid<float>(width, height)};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (x + 1 < width) steps.right.at(x, y) = distance(colors.at(x, y), colors.at(x + 1, y));
            if (y + 1 < height) steps.down.at(x, y) = distance(colors.at(x, y), colors.at(x, y + 1));
        }
    }
    return steps;
}

Steps thickened(const Steps& steps) {
    Steps thick = steps;
    const int width = steps.right.width();
    const int height = steps.right.height();
    const auto spread = [](Grid<float>& grid, int x, int y, float step) {
        if (grid.holds(x, y)) grid.at(x, y) = std::max(grid.at(x, y), step);
    };
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            for (const int by : {-1, 1}) {
                spread(thick.right, x + by, y, steps.right.at(x, y));
                spread(thick.down, x, y + by, steps.down.at(x, y));
            }
        }
    }
    return thick;
}

Grid<int> smooth_regions(const Steps& steps, float threshold) {
    const int width = steps.right.width();
    const int height = steps.right.height();
    Sets sets(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int here = y * width + x;
            if (x + 1 < width && steps.right.at(x, y) < threshold) sets.join(here, here + 1);
            if (y + 1 < height && steps.down.at(x, y) < threshold) sets.join(here, here + width);
        }
    }
    return numbered(sets, width, height, [](int, int) { return true; });
}

std::vector<Rectangle> objects(const Grid<int>& regions) {
    constexpr double background_width = 0.3;  // of the picture's width; tubes are narrower
    const int width = regions.width();
    const int height = regions.height();
    std::vector<bool> is_background;
    for (const Rectangle& box : boxes_of(regions))
        is_background.push_back(box.width() >= background_width * width);
    const auto stands_out = [&](int x, int y) {
        return !is_background[static_cast<std::size_t>(regions.at(x, y))];
    };
    Sets sets(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    constexpr std::array<std::pair<int, int>, 4> earlier{{{-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (!stands_out(x, y)) continue;
            for (const auto& [dx, dy] : earlier)
                if (regions.holds(x + dx, y + dy) && stands_out(x + dx, y + dy))
                    sets.join(y * width + x, (y + dy) * width + x + dx);
        }
    }
    return boxes_of(numbered(sets, width, height, stands_out));
}

std::vector<Rectangle> patches(const Grid<int>& regions) {
    constexpr double most = 0.6;  // a disc fills 0.79 of its box, and gloss takes a part of it away
    std::vector<Rectangle> boxes = boxes_of(regions);
    std::vector<int> pixels(boxes.size());
    for (int y = 0; y < regions.height(); ++y)
        for (int x = 0; x < regions.width(); ++x) ++pixels[static_cast<std::size_t>(regions.at(x, y))];
    std::size_t region = 0;
    std::erase_if(boxes,
                  [&](const Rectangle& box) { return pixels[region++] < most * box.width() * box.height(); });
    return boxes;
}

}  // namespace decant::picture
