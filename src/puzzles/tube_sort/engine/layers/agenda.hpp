// The positions of the current layer.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/tables/state_index.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The deepest come first, and among equally deep ones the last added.
class Agenda {
  public:
    void add(NodeId id, std::size_t depth) {
        if (depth >= by_depth_.size()) by_depth_.resize(depth + 1);
        by_depth_[depth].push_back(id);
        deepest_ = size_ == 0 ? depth : std::max(deepest_, depth);
        ++size_;
    }
    /// Adds positions whose depth does not matter. There must be no others.
    void adopt(std::vector<NodeId> positions) {
        size_ = positions.size();
        deepest_ = 0;
        by_depth_.resize(1);
        by_depth_.front() = std::move(positions);
    }
    /// Takes the next position; there must be one.
    NodeId take() {
        while (by_depth_[deepest_].empty()) --deepest_;
        const NodeId id = by_depth_[deepest_].back();
        by_depth_[deepest_].pop_back();
        --size_;
        return id;
    }
    /// Takes a position that is not deeper than any other; there must be one.
    NodeId take_shallowest() {
        auto at = by_depth_.begin();
        while (at->empty()) ++at;
        const NodeId id = at->back();
        at->pop_back();
        --size_;
        return id;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    template <class Visit>
    void each(const Visit& visit) const {
        for (const auto& positions : by_depth_) std::for_each(positions.begin(), positions.end(), visit);
    }

  private:
    std::vector<std::vector<NodeId>> by_depth_;
    std::size_t deepest_ = 0;  ///< nothing is deeper
    std::size_t size_ = 0;
};

}  // namespace decant::puzzles::tube_sort::engine
