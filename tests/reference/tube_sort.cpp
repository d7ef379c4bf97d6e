// The slow second opinion.
// SPDX-License-Identifier: MIT
#include "reference/tube_sort.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace reference {
namespace {

using Tubes = std::vector<std::pair<int, std::string>>;

Tubes identity(const Level& level, bool interchange) {
    Tubes tubes;
    for (std::size_t t = 0; t < level.tubes.size(); ++t)
        tubes.emplace_back(level.capacities[t], level.tubes[t]);
    if (interchange) std::sort(tubes.begin(), tubes.end());
    return tubes;
}

}  // namespace

std::vector<std::pair<std::pair<int, int>, Level>> successors(const Level& level) {
    std::vector<std::pair<std::pair<int, int>, Level>> found;
    const int count = static_cast<int>(level.tubes.size());
    for (int a = 0; a < count; ++a) {
        for (int b = 0; b < count; ++b) {
            Level next = level;
            std::string& from = next.tubes[static_cast<std::size_t>(a)];
            std::string& to = next.tubes[static_cast<std::size_t>(b)];
            const auto room = static_cast<std::size_t>(level.capacities[static_cast<std::size_t>(b)]);
            if (a == b || from.empty() || to.size() >= room) continue;
            const char color = from.back();
            if (!to.empty() && to.back() != color) continue;
            do {
                from.pop_back();
                to.push_back(color);
            } while (!level.ball && !from.empty() && from.back() == color && to.size() < room);
            found.push_back({{a, b}, next});
        }
    }
    return found;
}

bool solved(const Level& level) {
    std::set<char> not_full;
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        const std::string& tube = level.tubes[t];
        if (tube.empty()) continue;
        if (tube.find_first_not_of(tube.front()) != std::string::npos) return false;
        const bool full = tube.size() == static_cast<std::size_t>(level.capacities[t]);
        if (!full && !not_full.insert(tube.front()).second) return false;
    }
    return true;
}

Answer shortest(const Level& level, std::size_t max_states, bool interchange) {
    std::set<Tubes> seen{identity(level, interchange)};
    std::deque<std::pair<Level, int>> queue{{level, 0}};
    while (!queue.empty()) {
        const auto [position, depth] = queue.front();
        queue.pop_front();
        if (solved(position)) return {Answer::Kind::solved, depth, seen.size()};
        for (const auto& [move, next] : successors(position)) {
            if (seen.insert(identity(next, interchange)).second) queue.emplace_back(next, depth + 1);
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
    return text;
}

}  // namespace reference
