// Single linkage by a minimum spanning tree.
// SPDX-License-Identifier: MIT
#include "picture/clusters.hpp"
#include "picture/order.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace decant::picture {
namespace {

// What noise and compression do to units of one color.
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

}  // namespace decant::picture
