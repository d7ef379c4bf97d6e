// Which units have one color: clusters, with what the counts say, and whether one of them is two.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "picture/grid.hpp"
#include "picture/patches.hpp"

namespace decant::picture {

inline constexpr double somewhat_clear = 1.25;  ///< a division of that separation

/// A division of items into clusters.
struct Clustering {
    std::vector<int> cluster;  ///< of each item; numbered from 0 in order of first appearance
    int count = 0;
    float within = 0;   ///< the longest link that was kept
    float between = 0;  ///< the shortest link that was cut; infinite for one cluster

    /// How clearly clusters are apart: above 1, and large if they are.
    [[nodiscard]] double separation() const;
};

/// The distances of all pairs: of item i to item j at (i, j).
Grid<float> distances(const std::vector<Patch>& patches);

/// All divisions that single linkage gives (Sibson, "SLINK", 1973; here by the minimum spanning tree of
/// Prim), from one cluster up to `most`, and none that cuts links shorter than colors of a game can be apart.
/// O(n * n).
std::vector<Clustering> clusterings(const Grid<float>& distances, int most);

/// A cluster of which units differ by much more than two clusters do, or two colors of any game: they were
/// joined by others in between, as places that hold parts of two units are.
std::optional<int> chain_in(const Grid<float>& distances, const Clustering& clustering);

/// How plausible a division is apart from how clear it is: 0 if it cannot be.
using Plausibility = std::function<double(const Clustering&)>;

/// The plausible division that is clearest, and whether another one comes near it, or two of its colors may
/// be one.
struct Choice {
    Clustering clustering;
    Clustering rival = {};   ///< another plausible one that comes near it, if there is one
    bool plausible = false;  ///< false if no division is; then the clearest of all
    bool ambiguous = false;
};

Choice choose(const std::vector<Clustering>& candidates, const Plausibility& plausibility);

/// Whether these units, which were taken for those of one color, may be of two: whether they are enough to
/// fill two tubes of `capacity` and fall into two groups that are farther from each other than units within
/// them are, or are apart and fill tubes. Takes the distances of all units, as `distances` gives them. Groups
/// form around the two units that are farthest apart, and each unit goes to the group that it is nearer to in
/// the mean. O(units * units).
bool may_be_two(const Grid<float>& distances, const std::vector<std::size_t>& units, int capacity);

}  // namespace decant::picture
