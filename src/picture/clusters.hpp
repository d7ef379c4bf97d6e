// Which units have one color: clusters, with what the counts say.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "picture/patches.hpp"

namespace decant::picture {

/// A division of items into clusters.
struct Clustering {
    std::vector<int> cluster;  ///< of each item; numbered from 0 in order of first appearance
    int count = 0;
    float within = 0;   ///< the longest link that was kept
    float between = 0;  ///< the shortest link that was cut; infinite for one cluster

    /// How clearly clusters are apart: above 1, and large if they are.
    [[nodiscard]] double separation() const;
};

/// All divisions that single linkage gives (Sibson, "SLINK", 1973; here by the minimum spanning tree of
/// Prim), from one cluster up to `most`, and none that cuts links shorter than colors of a game can be apart.
/// O(n * n + n * most).
std::vector<Clustering> clusterings(const std::vector<Patch>& patches, int most);

/// The clearest division that satisfies `accepts`, and whether another one that does comes near it.
struct Choice {
    Clustering clustering;
    bool accepted = false;  ///< false if no division satisfies it; then the clearest of all
    bool ambiguous = false;
};

Choice choose(const std::vector<Clustering>& candidates,
              const std::function<bool(const Clustering&)>& accepts);

}  // namespace decant::picture
