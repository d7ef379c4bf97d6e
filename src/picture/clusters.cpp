// Single linkage by a minimum spanning tree; and two means, by distances alone.
// SPDX-License-Identifier: MIT
#include "picture/clusters.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

// The distance that noise and compression put between units of one color.
constexpr float noise = 2;
// Units whose colors differ by less are never told apart, and those that differ by more never joined.
constexpr float always_one = 3;
constexpr float never_one = 20;

struct Link {
    std::size_t one = 0;
    std::size_t other = 0;
    float length = std::numeric_limits<float>::infinity();
};

// The links of a minimum spanning tree, the shortest first (Prim, 1957).
std::vector<Link> spanning_tree(const Grid<float>& distances) {
    const auto items = static_cast<std::size_t>(distances.width());
    std::vector<Link> nearest(items);
    std::vector<bool> joined(items, false);
    std::vector<Link> links;
    std::size_t last = 0;
    for (std::size_t round = 1; round < items; ++round) {
        joined[last] = true;
        std::size_t next = items;
        for (std::size_t i = 0; i < items; ++i) {
            if (joined[i]) continue;
            const float length = distances.at(static_cast<int>(i), static_cast<int>(last));
            if (length < nearest[i].length) nearest[i] = {last, i, length};
            if (next == items || nearest[i].length < nearest[next].length) next = i;
        }
        links.push_back(nearest[next]);
        last = next;
    }
    sort_by(links, [](const Link& link) { return std::tuple(link.length, link.one, link.other); });
    return links;
}

// The clusters that the first `kept` links join.
Clustering joined_by(const std::vector<Link>& links, std::size_t kept, std::size_t items) {
    std::vector<std::size_t> root(items);
    std::iota(root.begin(), root.end(), std::size_t{0});
    const auto find = [&](std::size_t item) {
        while (root[item] != item) item = root[item];
        return item;
    };
    for (std::size_t i = 0; i < kept; ++i) {
        const std::size_t one = find(links[i].one);
        const std::size_t other = find(links[i].other);
        root[std::max(one, other)] = std::min(one, other);
    }
    Clustering clustering;
    clustering.cluster.resize(items);
    for (std::size_t item = 0; item < items; ++item) {
        const std::size_t first = find(item);
        clustering.cluster[item] = first == item ? clustering.count++ : clustering.cluster[first];
    }
    clustering.within = kept > 0 ? links[kept - 1].length : 0;
    clustering.between = kept < links.size() ? links[kept].length : std::numeric_limits<float>::infinity();
    return clustering;
}

using Group = std::vector<std::size_t>;

constexpr int rounds = 10;
// Noise and compression may part units of one color by as much, in the mean.
constexpr float usual_spread = 3;
// And into groups that fill tubes hardly ever by more than this.
constexpr float spread_by_chance = 1;
// The mean distance between groups, over that within them: a group of one color, cut in two, stays below.
constexpr float clearly_two = 2.1F;

float mean_distance(const Grid<float>& distances, std::size_t unit, const Group& group) {
    float sum = 0;
    int others = 0;
    for (const std::size_t other : group) {
        if (other == unit) continue;
        sum += distances.at(static_cast<int>(unit), static_cast<int>(other));
        ++others;
    }
    return others == 0 ? 0 : sum / static_cast<float>(others);
}

float mean_distance(const Grid<float>& distances, const Group& from, const Group& to) {
    float sum = 0;
    for (const std::size_t unit : from) sum += mean_distance(distances, unit, to);
    return sum / static_cast<float>(from.size());
}

std::pair<Group, Group> farthest_pair(const Grid<float>& distances, const Group& units) {
    float farthest = -1;
    std::pair<Group, Group> pair;
    for (const std::size_t one : units) {
        for (const std::size_t other : units) {
            const float apart = distances.at(static_cast<int>(one), static_cast<int>(other));
            if (one == other || apart <= farthest) continue;
            farthest = apart;
            pair = {{one}, {other}};
        }
    }
    return pair;
}

// Whether single linkage parts them into two groups that fill tubes, which noise hardly ever does.
bool are_parted_by_tubes(const Grid<float>& distances, const Group& units, int capacity) {
    const int count = static_cast<int>(units.size());
    Grid<float> own(count, count);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            own.at(i, j) = distances.at(static_cast<int>(units[static_cast<std::size_t>(i)]),
                                        static_cast<int>(units[static_cast<std::size_t>(j)]));
    const std::vector<Clustering> found = clusterings(own, 2);
    return any_of(found, [&](const Clustering& clustering) {
        const auto first = std::count(clustering.cluster.begin(), clustering.cluster.end(), 0);
        return clustering.count == 2 && clustering.separation() > somewhat_clear && first % capacity == 0 &&
               (count - first) % capacity == 0;
    });
}

}  // namespace

double Clustering::separation() const {
    const float apart = std::min(between, never_one);
    return static_cast<double>((apart + noise) / (within + noise));
}

Grid<float> distances(const std::vector<Patch>& patches) {
    const int items = static_cast<int>(patches.size());
    Grid<float> distances(items, items);
    for (int i = 0; i < items; ++i)
        for (int j = i + 1; j < items; ++j)
            distances.at(i, j) = distances.at(j, i) =
                distance(patches[static_cast<std::size_t>(i)], patches[static_cast<std::size_t>(j)]);
    return distances;
}

std::vector<Clustering> clusterings(const Grid<float>& distances, int most) {
    std::vector<Clustering> found;
    if (distances.width() == 0) return found;
    const std::vector<Link> links = spanning_tree(distances);
    const auto items = static_cast<std::size_t>(distances.width());
    for (std::size_t count = 1; count <= std::min(items, static_cast<std::size_t>(most)); ++count) {
        Clustering clustering = joined_by(links, items - count, items);
        if (clustering.between < always_one) break;
        if (clustering.within <= never_one) found.push_back(std::move(clustering));
    }
    // All units differ from each other more than colors of a game do: patterns. Any division is better than
    // none.
    if (found.empty()) found.push_back(joined_by(links, 0, items));
    return found;
}

std::optional<int> chain_in(const Grid<float>& distances, const Clustering& clustering) {
    constexpr float beyond_noise = 1.5;  // compression moves single units
    const float apart = beyond_noise * std::min(clustering.between, never_one);
    for (int i = 0; i < distances.width(); ++i)
        for (int j = 0; j < i; ++j)
            if (distances.at(i, j) > apart && clustering.cluster[static_cast<std::size_t>(i)] ==
                                                  clustering.cluster[static_cast<std::size_t>(j)])
                return clustering.cluster[static_cast<std::size_t>(i)];
    return std::nullopt;
}

Choice choose(const std::vector<Clustering>& candidates, const Plausibility& plausibility) {
    // No second division may come as near as this to the best.
    constexpr double near = 0.8;
    // One color may look so differently at two places.
    constexpr float hardly_apart = 5;
    Choice choice;
    double best = 0;
    double second = 0;
    for (const Clustering& candidate : candidates) {
        const double value = candidate.separation() * plausibility(candidate);
        if (value > best) {
            second = std::exchange(best, value);
            choice.rival = std::exchange(choice.clustering, candidate);
        } else if (value > second) {
            second = value;
            choice.rival = candidate;
        }
    }
    if (second <= near * best) choice.rival = {};
    choice.plausible = best > 0;
    choice.ambiguous =
        choice.plausible && (second > near * best || choice.clustering.separation() < somewhat_clear ||
                             choice.clustering.between < hardly_apart);
    if (!choice.plausible && !candidates.empty())
        choice.clustering = *max_by(candidates, &Clustering::separation);
    return choice;
}

bool may_be_two(const Grid<float>& distances, const std::vector<std::size_t>& units, int capacity) {
    if (static_cast<int>(units.size()) < 2 * capacity) return false;
    if (are_parted_by_tubes(distances, units, capacity)) return true;
    auto [ones, others] = farthest_pair(distances, units);
    for (int round = 0; round < rounds; ++round) {
        std::pair<Group, Group> next;
        for (const std::size_t unit : units) {
            const bool is_first =
                mean_distance(distances, unit, ones) <= mean_distance(distances, unit, others);
            (is_first ? next.first : next.second).push_back(unit);
        }
        if (next.first.empty() || next.second.empty()) return false;
        std::tie(ones, others) = std::move(next);
    }
    const float within =
        std::max(mean_distance(distances, ones, ones), mean_distance(distances, others, others));
    const float between = mean_distance(distances, ones, others);
    const bool fill_tubes =
        static_cast<int>(ones.size()) % capacity == 0 && static_cast<int>(others.size()) % capacity == 0;
    return between > (fill_tubes ? spread_by_chance : usual_spread) && between > clearly_two * within;
}

}  // namespace decant::picture
