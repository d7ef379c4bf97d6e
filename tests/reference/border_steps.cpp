// Each position of borders once, from the letters of the tubes.
// SPDX-License-Identifier: MIT
#include "reference/border_steps.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace reference {
namespace {

using Cost = std::optional<int>;

class Steps {
  public:
    Steps(const Level& level, bool many_tubes) : level_(level), many_tubes_(many_tubes) {
        Position start;
        for (const std::string& tube : level.tubes) {
            std::vector<std::size_t> heights;
            for (std::size_t at = 1; at < tube.size(); ++at) {
                if (tube[at] != tube[at - 1]) heights.push_back(at);
            }
            if (heights.empty() && !tube.empty()) start.open.insert(tube.front());
            start.left.push_back(heights.size());
            heights_.push_back(std::move(heights));
        }
        start_ = std::move(start);
    }

    Cost cost() { return cost_of(start_); }

  private:
    struct Position {
        std::vector<std::size_t> left;  ///< borders of each tube, from the bottom
        std::set<char> open;
        bool operator<(const Position& other) const {
            return std::pair(left, open) < std::pair(other.left, other.open);
        }
    };
    struct Counts {
        int free = 0, room = 0, bottom = 0, displaced = 0;
        bool has_bottom = false;
    };

    std::size_t height(const Position& p, std::size_t tube) const { return heights_[tube][p.left[tube] - 1]; }
    int room(const Position& p, std::size_t tube) const {
        return level_.capacities[tube] - static_cast<int>(height(p, tube));
    }
    char above(const Position& p, std::size_t tube) const { return level_.tubes[tube][height(p, tube)]; }
    /// Units of one color from there upwards, at the start.
    int run(std::size_t tube, std::size_t from) const {
        const std::string& units = level_.tubes[tube];
        const std::size_t end = std::min(units.find_first_not_of(units[from], from), units.size());
        return static_cast<int>(end - from);
    }
    /// The same over a border; the fewest of all tubes that have it.
    int run_over(std::size_t tube, std::size_t height) const {
        const std::string border = level_.tubes[tube].substr(0, height + 1);
        int fewest = run(tube, height);
        for (std::size_t other = 0; other < level_.tubes.size(); ++other) {
            if (level_.tubes[other].compare(0, height + 1, border) == 0)
                fewest = std::min(fewest, run(other, height));
        }
        return fewest;
    }

    Counts counts(const Position& p, char color) const {
        Counts counts;
        for (std::size_t tube = 0; tube < level_.tubes.size(); ++tube) {
            const std::string& units = level_.tubes[tube];
            const bool bordered = p.left[tube] > 0;
            const auto first_free =
                units.begin() + static_cast<std::ptrdiff_t>(bordered ? height(p, tube) : 0);
            counts.free += static_cast<int>(std::count(first_free, units.end(), color));
            if (!bordered) continue;
            if (above(p, tube) == color) {
                counts.room += room(p, tube);
                counts.displaced -= run_over(tube, height(p, tube));
            }
            if (units.front() == color) {
                counts.has_bottom = true;
                counts.bottom = std::max(counts.bottom, run(tube, 0));
            }
        }
        counts.displaced += counts.free;
        return counts;
    }

    Cost cost_of(const Position& p) {
        if (std::all_of(p.left.begin(), p.left.end(), [](std::size_t n) { return n == 0; })) return 0;
        if (const auto known = known_.find(p); known != known_.end()) return known->second;
        Cost least;
        for (std::size_t tube = 0; tube < p.left.size(); ++tube) {
            if (p.left[tube] > 0) remove(p, tube, least);
        }
        known_[p] = least;
        return least;
    }

    void follow(Position p, std::size_t tube, int cost, Cost& least) {
        if (--p.left[tube] == 0) p.open.insert(level_.tubes[tube].front());
        const Cost rest = cost_of(p);
        if (rest && (!least || cost + *rest < *least)) least = cost + *rest;
    }

    void remove(const Position& p, std::size_t tube, Cost& least) {
        const char color = above(p, tube);
        const Counts c = counts(p, color);
        const int run_here = run_over(tube, height(p, tube));
        const int elsewhere = c.room - room(p, tube);
        const int stacking = level_.ball ? std::max(run_here, c.free - elsewhere) : 0;
        if (p.open.count(color) > 0) {
            const int left = std::max(0, c.bottom - c.displaced);
            return follow(p, tube, level_.ball && c.has_bottom ? std::min(run_here, left) : 0, least);
        }
        if (c.free <= elsewhere) follow(p, tube, stacking, least);
        const int opening = !c.has_bottom ? 0 : level_.ball ? std::min(c.bottom, stacking) : 1;
        Position opened = p;
        opened.open.insert(color);
        const auto bordered =
            std::count_if(p.left.begin(), p.left.end(), [](std::size_t n) { return n > 0; });
        if (many_tubes_ || p.left.size() - static_cast<std::size_t>(bordered) > p.open.size())
            return follow(opened, tube, opening, least);
        for (const char other : p.open) {
            const Counts o = counts(p, other);
            if (o.free > o.room) continue;
            Position closed = opened;
            closed.open.erase(other);
            follow(closed, tube, opening + (o.has_bottom ? 0 : 1) + (level_.ball ? 1 : 0), least);
        }
    }

    const Level& level_;
    const bool many_tubes_;
    std::vector<std::vector<std::size_t>> heights_;  ///< of the borders of each tube: units below
    Position start_;
    std::map<Position, Cost> known_;
};

}  // namespace

std::optional<int> border_cost(const Level& level, bool many_tubes) {
    return Steps(level, many_tubes).cost();
}

}  // namespace reference
