// States packed into records of a few bytes, each state stored once.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "base/prefetch.hpp"
#include "puzzles/tube_sort/engine/tables/equal_keys.hpp"
#include "puzzles/tube_sort/engine/tables/state_index.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A set of keys of equal width, each with a payload, numbered in the order of insertion.
///
/// Records (key, then payload, without padding) lie in segments of equal size, so growing copies none.
/// Nothing is prepared in proportion to a limit: an empty table holds 2 KiB.
template <class Cell, class Payload>
class StateTable {
  public:
    explicit StateTable(std::size_t width)
        : key_bytes_(width * sizeof(Cell)), stride_(key_bytes_ + sizeof(Payload)) {}

    struct Place {
        NodeId id;
        bool is_new;
    };

    /// The record with this key; a new one gets `payload`. The order-free `hash` decides only where to look.
    Place insert(std::uint64_t hash, const Cell* key, const Payload& payload) {
        const std::uint32_t tag = StateIndex::tag_of(hash);
        const NodeId known =
            index_.find(tag, [&](NodeId id) { return equal_keys(record(id), key, key_bytes_); });
        if (known != no_node) return {known, false};
        const NodeId id = append(key, payload);
        index_.insert(tag, id);
        return {id, true};
    }

    void prefetch(NodeId id) const { base::prefetch(record(id)); }
    /// These two prefetch what an `insert` that follows soon will look at, the slot first.
    void prefetch_slot(std::uint64_t hash) const { index_.prefetch(StateIndex::tag_of(hash)); }
    void prefetch_record(std::uint64_t hash) const {
        const NodeId id = index_.candidate(StateIndex::tag_of(hash));
        if (id != no_node) base::prefetch(record(id));
    }

    void copy_key(NodeId id, Cell* key) const { std::memcpy(key, record(id), key_bytes_); }

    [[nodiscard]] Payload payload(NodeId id) const {
        Payload payload;
        std::memcpy(&payload, record(id) + key_bytes_, sizeof(Payload));
        return payload;
    }
    void set_payload(NodeId id, const Payload& payload) {
        std::memcpy(record(id) + key_bytes_, &payload, sizeof(Payload));
    }

    [[nodiscard]] std::size_t size() const { return count_; }

    [[nodiscard]] std::size_t bytes() const { return held_bytes() + growth_bytes(); }
    [[nodiscard]] std::size_t held_bytes() const {
        return segments_.size() * segment_records * stride_ + index_.held_bytes();
    }
    /// The bytes that the next insertion may need temporarily.
    [[nodiscard]] std::size_t growth_bytes() const { return index_.growth_bytes(); }

  private:
    static constexpr std::size_t segment_records = 256;

    [[nodiscard]] std::byte* record(NodeId id) const {
        return segments_[id / segment_records].get() + id % segment_records * stride_;
    }

    NodeId append(const Cell* key, const Payload& payload) {
        if (count_ == no_node) throw std::bad_alloc();
        if (count_ % segment_records == 0) segments_.emplace_back(new std::byte[segment_records * stride_]);
        const auto id = static_cast<NodeId>(count_++);
        std::memcpy(record(id), key, key_bytes_);
        set_payload(id, payload);
        return id;
    }

    std::size_t key_bytes_;
    std::size_t stride_;
    std::vector<std::unique_ptr<std::byte[]>> segments_;
    StateIndex index_;
    std::size_t count_ = 0;
};

}  // namespace decant::puzzles::tube_sort::engine
