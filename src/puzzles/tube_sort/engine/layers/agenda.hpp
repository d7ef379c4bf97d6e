// Which positions have something to do, in the current layer and in later ones.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/tube_sort/engine/tables/state_index.hpp"

namespace decant::puzzles::tube_sort::engine {

/// In the current layer the deepest come first, and among equally deep ones the last added.
class Agenda {
  public:
    /// Adds a position to a layer that has not begun.
    void defer(base::Cost layer, NodeId id) {
        const auto at = static_cast<std::size_t>(layer);
        if (at >= later_.size()) later_.resize(at + 1);
        later_[at].push_back(id);
        ++deferred_;
    }
    /// Those of a layer that begins; each is to be added.
    std::vector<NodeId> begin(base::Cost layer) {
        const auto at = static_cast<std::size_t>(layer);
        current_ = layer;
        if (at >= later_.size()) return {};
        deferred_ -= later_[at].size();
        return std::exchange(later_[at], {});
    }
    /// The next layer, from `layer` on, that has positions.
    [[nodiscard]] std::optional<base::Cost> next_layer(base::Cost layer) const {
        for (auto at = static_cast<std::size_t>(layer); at < later_.size(); ++at) {
            if (!later_[at].empty()) return static_cast<base::Cost>(at);
        }
        return std::nullopt;
    }
    [[nodiscard]] std::size_t deferred_to(base::Cost layer) const {
        const auto at = static_cast<std::size_t>(layer);
        return at < later_.size() ? later_[at].size() : 0;
    }

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
    /// Of the current layer.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// Calls `visit(id, layer)` for each position.
    template <class Visit>
    void each(const Visit& visit) const {
        for (const auto& positions : by_depth_) {
            for (const NodeId id : positions) visit(id, current_);
        }
        for (std::size_t at = 0; at < later_.size(); ++at) {
            for (const NodeId id : later_[at]) visit(id, static_cast<base::Cost>(at));
        }
    }
    [[nodiscard]] std::size_t bytes() const { return 2 * (size_ + deferred_) * sizeof(NodeId); }

  private:
    base::Cost current_ = 0;
    std::vector<std::vector<NodeId>> by_depth_;  ///< of the current layer
    std::size_t deepest_ = 0;                    ///< nothing is deeper
    std::size_t size_ = 0;
    std::vector<std::vector<NodeId>> later_;  ///< by layer
    std::size_t deferred_ = 0;                ///< in all of these
};

}  // namespace decant::puzzles::tube_sort::engine
