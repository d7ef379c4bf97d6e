// Short edges first, each kept only if it crosses none. In whole numbers, so the same on every machine.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/planar_map.hpp"

#include <algorithm>
#include <numeric>

namespace decant::puzzles::dog_bunny {
namespace {

/// Above 0 where a, b, c turn left, below where they turn right, 0 where they lie on a line.
int turn(GridPoint a, GridPoint b, GridPoint c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool lies_between(GridPoint p, GridPoint a, GridPoint b) {
    return turn(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) &&
           std::min(a.y, b.y) <= p.y && p.y <= std::max(a.y, b.y);
}

class MapBuilder {
  public:
    MapBuilder(int points, base::Random& random) : parts_(static_cast<std::size_t>(points)) {
        std::iota(parts_.begin(), parts_.end(), 0);
        int side = 2;
        while ((side - 1) * (side - 1) < points) ++side;
        std::vector<int> cells(static_cast<std::size_t>(side * side));
        std::iota(cells.begin(), cells.end(), 0);
        random.shuffle(cells);
        for (int i = 0; i < points; ++i) {
            const int cell = cells[static_cast<std::size_t>(i)];
            map_.points.push_back({cell % side, cell / side});
        }
        for (int a = 0; a < points; ++a) {
            for (int b = a + 1; b < points; ++b) pairs_.emplace_back(a, b);
        }
        std::sort(pairs_.begin(), pairs_.end(), [&](const auto& p, const auto& q) {
            return std::pair(length(p), p) < std::pair(length(q), q);
        });
    }

    PlanarMap build(int extra, base::Random& random) {
        std::vector<std::pair<int, int>> left;
        for (const auto& pair : pairs_) {
            const int part = parts_[static_cast<std::size_t>(pair.second)];
            const int joined = parts_[static_cast<std::size_t>(pair.first)];
            if (part == joined || !fits(pair)) {
                left.push_back(pair);
                continue;
            }
            map_.edges.push_back(pair);
            std::replace(parts_.begin(), parts_.end(), part, joined);
        }
        for (const auto& pair : left) {
            if (extra == 0) break;
            // Not always the shortest, or all maps would be grids.
            if (random.below(3) == 0 || !fits(pair)) continue;
            map_.edges.push_back(pair);
            --extra;
        }
        return std::move(map_);
    }

  private:
    [[nodiscard]] GridPoint point(int index) const { return map_.points[static_cast<std::size_t>(index)]; }

    [[nodiscard]] int length(const std::pair<int, int>& pair) const {
        const int x = point(pair.first).x - point(pair.second).x;
        const int y = point(pair.first).y - point(pair.second).y;
        return x * x + y * y;
    }

    [[nodiscard]] bool fits(const std::pair<int, int>& pair) const {
        const GridPoint a = point(pair.first);
        const GridPoint b = point(pair.second);
        for (int p = 0; p < static_cast<int>(map_.points.size()); ++p) {
            if (p != pair.first && p != pair.second && lies_between(point(p), a, b)) return false;
        }
        return std::none_of(map_.edges.begin(), map_.edges.end(), [&](const auto& edge) {
            const bool touches = edge.first == pair.first || edge.first == pair.second ||
                                 edge.second == pair.first || edge.second == pair.second;
            const GridPoint c = point(edge.first);
            const GridPoint d = point(edge.second);
            return !touches && (turn(a, b, c) > 0) != (turn(a, b, d) > 0) &&
                   (turn(c, d, a) > 0) != (turn(c, d, b) > 0);
        });
    }

    PlanarMap map_;
    std::vector<int> parts_;  ///< a number for each point, equal where they are connected
    std::vector<std::pair<int, int>> pairs_;
};

}  // namespace

PlanarMap planar_map(int points, int extra, base::Random& random) {
    MapBuilder builder(points, random);
    return builder.build(extra, random);
}

}  // namespace decant::puzzles::dog_bunny
