// The slow reference solver: blind breadth-first search.
// SPDX-License-Identifier: MIT
#include "reference/tube_sort.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <map>
#include <set>
#include <unordered_set>
#include <utility>

namespace reference {
namespace {

/// A tube is a number with one hexadecimal digit for each unit, 1 for A, the top unit last; 0 is an empty
/// tube. It says the same as a string of letters, in a tenth of the time.
using Tube = std::uint64_t;
using Tubes = std::vector<Tube>;

Tube number(const std::string& units) {
    Tube tube = 0;
    for (const char unit : units) {
        assert('A' <= unit && unit <= 'O');
        tube = tube * 16 + static_cast<Tube>(unit - 'A' + 1);
    }
    return tube;
}

std::string letters(Tube tube) {
    std::string units;
    for (; tube != 0; tube /= 16) units.insert(units.begin(), static_cast<char>('A' + tube % 16 - 1));
    return units;
}

Tubes numbers(const Level& level) {
    Tubes tubes;
    for (const std::string& units : level.tubes) tubes.push_back(number(units));
    return tubes;
}

/// For each tube the number from which on it is full: 1 and a zero for each further unit.
Tubes full_numbers(const Level& level) {
    Tubes full;
    for (const int capacity : level.capacities) {
        assert(1 <= capacity && capacity <= 16);
        full.push_back(Tube{1} << 4 * (capacity - 1));
    }
    return full;
}

bool can_pour(Tube from, Tube to, Tube full) {
    return from != 0 && to < full && (to == 0 || to % 16 == from % 16);
}

void pour(Tube& from, Tube& to, Tube full, bool ball) {
    const Tube color = from % 16;
    do {
        from /= 16;
        to = to * 16 + color;
    } while (!ball && from % 16 == color && to < full);
}

bool of_one_color(Tube tube) {
    const Tube color = tube % 16;
    while (tube != 0 && tube % 16 == color) tube /= 16;
    return tube == 0;
}

/// Gives the tubes from `tube` on to colors, each for itself.
bool can_fill(const std::vector<int>& capacities, std::size_t tube, std::map<char, int>& left,
              std::set<std::pair<std::size_t, std::map<char, int>>>& failed) {
    if (std::all_of(left.begin(), left.end(), [](const auto& color) { return color.second == 0; }))
        return true;
    if (tube == capacities.size() || failed.contains({tube, left})) return false;
    if (can_fill(capacities, tube + 1, left, failed)) return true;  // it stays empty
    for (auto& [color, units] : left) {
        if (units < capacities[tube]) continue;
        units -= capacities[tube];
        const bool found = can_fill(capacities, tube + 1, left, failed);
        units += capacities[tube];
        if (found) return true;
    }
    failed.insert({tube, left});
    return false;
}

bool solved(const Tubes& tubes, const Tubes& full, bool must_be_full) {
    bool open[16] = {};  // colors with a tube that is not full
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        if (!of_one_color(tubes[t])) return false;
        if (tubes[t] == 0 || tubes[t] >= full[t]) continue;
        if (must_be_full) return false;
        if (std::exchange(open[tubes[t] % 16], true)) return false;
    }
    return true;
}

/// Puts tubes that may swap places, those of equal capacity, into ascending order.
void sort_equals(Tubes& tubes, const Tubes& full) {
    for (std::size_t begin = 0, end = 0; begin < tubes.size(); begin = end) {
        while (end < tubes.size() && full[end] == full[begin]) ++end;
        const auto at = [&](std::size_t t) { return tubes.begin() + static_cast<std::ptrdiff_t>(t); };
        std::sort(at(begin), at(end));
    }
}

struct Hash {
    std::size_t operator()(const Tubes& tubes) const {
        std::size_t hash = 0;
        for (const Tube tube : tubes) hash = (hash ^ (hash >> 32) ^ tube) * 0x9e3779b97f4a7c15U;
        return hash;
    }
};

/// The same level with its tubes in ascending order of capacity, so that equal ones are neighbors.
Level by_capacity(const Level& level) {
    std::vector<std::pair<int, std::string>> tubes;
    for (std::size_t t = 0; t < level.tubes.size(); ++t)
        tubes.emplace_back(level.capacities[t], level.tubes[t]);
    std::sort(tubes.begin(), tubes.end());
    Level sorted{level.ball, {}, {}, level.gathered};
    for (const auto& [capacity, units] : tubes) {
        sorted.capacities.push_back(capacity);
        sorted.tubes.push_back(units);
    }
    return sorted;
}

}  // namespace

bool has_goal_full(const Level& level) {
    const auto& capacities = level.capacities;
    const bool equal = std::count(capacities.begin(), capacities.end(), capacities.front()) ==
                       static_cast<std::ptrdiff_t>(capacities.size());
    if (equal || level.gathered) return false;
    std::map<char, int> units;
    for (const std::string& tube : level.tubes) {
        for (const char unit : tube) ++units[unit];
    }
    std::set<std::pair<std::size_t, std::map<char, int>>> failed;
    return can_fill(capacities, 0, units, failed);
}

std::vector<Level> successors(const Level& level) {
    std::vector<Level> found;
    const Tubes tubes = numbers(level);
    const Tubes full = full_numbers(level);
    for (std::size_t a = 0; a < tubes.size(); ++a) {
        for (std::size_t b = 0; b < tubes.size(); ++b) {
            if (a == b || !can_pour(tubes[a], tubes[b], full[b])) continue;
            Tube from = tubes[a];
            Tube to = tubes[b];
            pour(from, to, full[b], level.ball);
            Level& next = found.emplace_back(level);
            next.tubes[a] = letters(from);
            next.tubes[b] = letters(to);
        }
    }
    return found;
}

Answer shortest(const Level& level, std::size_t max_states, bool interchange) {
    const Level ordered = interchange ? by_capacity(level) : level;
    const Tubes full = full_numbers(ordered);
    const bool must_be_full = has_goal_full(ordered);
    std::unordered_set<Tubes, Hash> seen;
    std::vector<std::pair<const Tubes*, int>> queue;  // with the depth
    const auto meet = [&](Tubes& tubes, int depth) {
        if (interchange) sort_equals(tubes, full);
        const auto [at, is_new] = seen.insert(tubes);
        if (is_new) queue.emplace_back(&*at, depth);
    };
    Tubes next = numbers(ordered);
    meet(next, 0);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const auto [tubes, depth] = queue[head];
        if (solved(*tubes, full, must_be_full)) return {Answer::Kind::solved, depth, seen.size()};
        for (std::size_t a = 0; a < full.size(); ++a) {
            for (std::size_t b = 0; b < full.size(); ++b) {
                if (a == b || !can_pour((*tubes)[a], (*tubes)[b], full[b])) continue;
                next = *tubes;
                pour(next[a], next[b], full[b], level.ball);
                meet(next, depth + 1);
            }
        }
        if (seen.size() > max_states) return {Answer::Kind::too_large, 0, seen.size()};
    }
    return {Answer::Kind::unsolvable, 0, seen.size()};
}

std::string code(const Level& level) {
    const int tallest = *std::max_element(level.capacities.begin(), level.capacities.end());
    std::string text = (level.ball ? "ball" : "water") + std::to_string(tallest) + ":";
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        if (t > 0) text += '/';
        text += level.tubes[t].empty() ? "-" : level.tubes[t];
        if (level.capacities[t] != tallest) text.append("^").append(std::to_string(level.capacities[t]));
    }
    return level.gathered && has_goal_full({level.ball, level.capacities, level.tubes})
               ? text + ":goal=gathered"
               : text;
}

}  // namespace reference
