// The canonical order of a labeled structure, which makes levels comparable up to their symmetries.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace decant::puzzles {

/// Things (vertices) and how they relate (arcs), with labels. A family turns a level into such a structure so
/// that two levels are the same up to a symmetry iff their structures are isomorphic.
struct Structure {
    struct Arc {
        std::size_t from;
        std::size_t to;
        std::uint64_t label;
    };
    std::vector<std::uint64_t> labels;  ///< of each vertex
    std::vector<Arc> arcs;              ///< several between the same two vertices are fine

    std::size_t add(std::uint64_t label) {
        labels.push_back(label);
        return labels.size() - 1;
    }
};

/// The vertices in canonical order: isomorphic structures, each renumbered by its own order, become equal.
///
/// Exact, without any limit, by individualization and refinement (McKay, "Practical graph isomorphism",
/// 1981): vertices are distinguished by their labels, then repeatedly by the labels of their neighbors. If a
/// tie remains, each of the tied vertices is singled out in turn, and the least of all numberings so reached
/// is taken. Anything that an automorphism maps onto something already tried is skipped; that cannot change
/// the least. Connected parts are ordered one by one, so many equal parts cost no more than one. A level
/// without odd symmetries has no tie and takes a few rounds of sorting.
std::vector<std::size_t> canonical_order(const Structure& structure);

}  // namespace decant::puzzles
