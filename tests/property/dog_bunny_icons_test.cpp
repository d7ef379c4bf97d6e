// Maps in the text of the Erlang solver take as many moves as under its own rule, or are refused where that
// differs.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>

#include "base/text.hpp"
#include "property/dog_bunny_levels.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using Animals = std::array<int, 3>;  ///< the dog, and two bunnies in ascending order

struct IconEdge {
    int from;
    int to;
    bool both_ways;
    std::vector<std::string> occupied;
    std::vector<std::string> vacant;
};

struct IconMap {
    std::vector<std::string> icons;  ///< `null` for none
    std::vector<IconEdge> edges;
    Animals start;
    Animals goal;
};

IconMap random_map(base::Random& random) {
    const std::vector<std::string> stock{"null", "bone", "well", "house", "tree_2", "null", "carrot"};
    IconMap map;
    const int nodes = random.between(2, 5);
    for (int i = 0; i < nodes; ++i) map.icons.push_back(stock[random.below(stock.size())]);
    const bool is_careful = random.below(3) != 0;
    const auto some_icons = [&](int from, int to) {
        std::vector<std::string> icons;
        for (std::size_t i = random.below(3); i < 2; ++i) {
            const std::string& icon = map.icons[random.below(map.icons.size())];
            const auto is_at = [&](int node) { return icon == map.icons[static_cast<std::size_t>(node)]; };
            if (icon != "null" && !(is_careful && (is_at(from) || is_at(to)))) icons.push_back(icon);
        }
        return icons;
    };
    for (int i = random.between(nodes - 1, 2 * nodes); i > 0; --i) {
        const int from = random.between(0, nodes - 1);
        const int to = (from + random.between(1, nodes - 1)) % nodes;
        map.edges.push_back({from, to, random.below(2) == 0, some_icons(from, to), {}});
        if (random.below(3) == 0) map.edges.back().vacant = some_icons(from, to);
    }
    const auto animals = [&] {
        Animals places{random.between(0, nodes - 1), random.between(0, nodes - 1),
                       random.between(0, nodes - 1)};
        std::sort(places.begin() + 1, places.end());
        return places;
    };
    map.start = animals();
    map.goal = animals();
    return map;
}

std::string text_of(const IconMap& map, bool noisy) {
    std::string text =
        fmt::format("{}\n{}\n{}\n", map.icons.size(), fmt::join(map.icons, "\n"), map.edges.size());
    for (const IconEdge& edge : map.edges) {
        text += fmt::format("{}{}{}", edge.from, edge.both_ways ? "~~" : "-->", edge.to);
        if (!edge.occupied.empty() || !edge.vacant.empty())
            text += fmt::format(";{}", fmt::join(edge.occupied, ","));
        if (!edge.vacant.empty()) text += fmt::format(":{}", fmt::join(edge.vacant, ","));
        text += '\n';
    }
    text += fmt::format("{}\n{}\n", fmt::join(map.start, ","), fmt::join(map.goal, ","));
    if (!noisy) return text;
    std::string noise = "\xEF\xBB\xBF\n";
    for (const char c : text) noise += c == '\n' ? std::string(" \r\n") : std::string(1, c);
    return noise;
}

/// Whether an edge asks for another animal on the node that one leaves.
bool asks_about_itself(const IconMap& map) {
    const auto names = [&](const IconEdge& edge, int node) {
        const std::string& icon = map.icons[static_cast<std::size_t>(node)];
        const auto has = [&](const auto& icons) {
            return std::find(icons.begin(), icons.end(), icon) != icons.end();
        };
        return has(edge.occupied) || has(edge.vacant);
    };
    return std::any_of(map.edges.begin(), map.edges.end(), [&](const IconEdge& edge) {
        return names(edge, edge.from) || (edge.both_ways && names(edge, edge.to));
    });
}

/// Under the rule of the solver: the icons of the other two animals open and close edges.
bool is_open(const IconMap& map, const IconEdge& edge, const Animals& animals, std::size_t mover) {
    std::set<std::string> occupied;
    for (std::size_t i = 0; i < animals.size(); ++i) {
        if (i != mover) occupied.insert(map.icons[static_cast<std::size_t>(animals[i])]);
    }
    const auto is_occupied = [&](const std::string& icon) { return occupied.contains(icon); };
    return std::all_of(edge.occupied.begin(), edge.occupied.end(), is_occupied) &&
           std::none_of(edge.vacant.begin(), edge.vacant.end(), is_occupied);
}

base::Cost moves_of_solver(const IconMap& map) {
    std::map<Animals, base::Cost> distance{{map.start, 0}};
    for (std::deque<Animals> queue{map.start}; !queue.empty(); queue.pop_front()) {
        const Animals now = queue.front();
        if (now == map.goal) return distance[now];
        for (std::size_t mover = 0; mover < now.size(); ++mover) {
            for (const IconEdge& edge : map.edges) {
                for (const auto& [from, to] : {std::pair{edge.from, edge.to}, {edge.to, edge.from}}) {
                    const bool leads_there = from == edge.from || edge.both_ways;
                    if (now[mover] != from || !leads_there || !is_open(map, edge, now, mover)) continue;
                    Animals next = now;
                    next[mover] = to;
                    std::sort(next.begin() + 1, next.end());
                    if (distance.try_emplace(next, distance[now] + 1).second) queue.push_back(next);
                }
            }
        }
    }
    return base::unreachable;
}

RC_GTEST_PROP(DogBunnyIcons, TakeAsManyMovesAsInTheirSolverOrAreRefused, ()) {
    base::Random random = any_random();
    const IconMap map = random_map(random);
    const auto text = base::clean_text(text_of(map, random.below(2) == 0));
    RC_LOG() << *text;
    RC_ASSERT(formats().recognize("icons", *text) == Recognition::yes);
    const auto level = propose(formats(), "icons", *text).level;
    if (!level) RC_LOG() << base::to_string(level.error(), "map");
    RC_CLASSIFY(level.ok());
    RC_ASSERT(level.ok() == !asks_about_itself(map));
    if (!level) return;
    const Space space(*level);
    RC_ASSERT(Truth(space).distance(space.initial()) == moves_of_solver(map));
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
