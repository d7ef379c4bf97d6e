// The frontier of a best-first search: nodes by rank, the newest first among equals.
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "search/node_table.hpp"

namespace decant::search {

/// Smaller ranks leave the open list first.
struct Rank {
    std::int64_t major = 0;
    std::int64_t minor = 0;
    friend auto operator<=>(const Rank&, const Rank&) = default;
};

/// A priority queue of buckets. A search over integer costs has few distinct ranks at a time, so finding a
/// bucket is cheap, and an entry takes four bytes. Last in, first out within a rank makes the order
/// deterministic.
class OpenList {
  public:
    void push(Rank rank, NodeId node) {
        std::vector<NodeId>& bucket = buckets_[rank];
        const std::size_t before = bucket.capacity();
        bucket.push_back(node);
        bytes_ += (bucket.capacity() - before) * sizeof(NodeId);
    }

    NodeId pop() {
        const auto first = buckets_.begin();
        const NodeId node = first->second.back();
        first->second.pop_back();
        if (first->second.empty()) {
            bytes_ -= first->second.capacity() * sizeof(NodeId);
            buckets_.erase(first);
        }
        return node;
    }

    [[nodiscard]] bool empty() const { return buckets_.empty(); }
    [[nodiscard]] Rank best_rank() const { return buckets_.begin()->first; }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

  private:
    std::map<Rank, std::vector<NodeId>> buckets_;
    std::size_t bytes_ = 0;
};

}  // namespace decant::search
