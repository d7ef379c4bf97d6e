// States packed into records of a few bytes, each state once.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace decant::puzzles::tube_sort::engine {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

/// A set of keys of equal width, each with a payload, numbered in the order of insertion.
///
/// Layout: records (key, then payload, without padding) lie in segments of equal size, so growing copies no
/// record. The index is an open-addressing table of (tag, id) slots that grows by half; a tag is the high
/// half of the hash that the caller brings, and equal tags only lead to a comparison of whole keys. Nothing
/// is prepared in proportion to a limit: an empty table holds 2 KiB.
template <class Cell, class Payload>
class StateTable {
  public:
    explicit StateTable(std::size_t width)
        : key_bytes_(width * sizeof(Cell)), stride_(key_bytes_ + sizeof(Payload)), index_(first_slots) {}

    struct Place {
        NodeId id;
        bool is_new;
    };

    /// The record with this key; a new one gets `payload`. The order-free `hash` decides only where to look.
    Place insert(std::uint64_t hash, const Cell* key, const Payload& payload) {
        if (count_ >= room_) grow();
        const std::uint32_t tag = tag_of(hash);
        for (std::size_t at = home(tag);; at = next(at)) {
            Slot& slot = index_[at];
            if (slot.id == no_node) {
                slot = {tag, append(key, payload)};
                return {slot.id, true};
            }
            if (slot.tag == tag && has_key(slot.id, key)) return {slot.id, false};
        }
    }

    /// These two bring into the cache what an `insert` that comes soon will look at, the slot first.
    void prefetch_slot(std::uint64_t hash) const { __builtin_prefetch(&index_[home(tag_of(hash))]); }
    void prefetch_record(std::uint64_t hash) const {
        const std::uint32_t tag = tag_of(hash);
        std::size_t at = home(tag);
        while (index_[at].id != no_node && index_[at].tag != tag) at = next(at);
        if (index_[at].id != no_node) prefetch(index_[at].id);
    }
    void prefetch(NodeId id) const { __builtin_prefetch(record(id)); }

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

    /// Bytes held, counting a growth of the index that is near.
    [[nodiscard]] std::size_t bytes() const {
        const bool growth_is_near = count_ + segment_records >= room_;
        const std::size_t slots = growth_is_near ? index_.size() + grown(index_.size()) : index_.size();
        return segments_.size() * segment_records * stride_ + slots * sizeof(Slot);
    }

  private:
    struct Slot {
        std::uint32_t tag = 0;
        NodeId id = no_node;
    };
    static constexpr std::size_t segment_records = 256;
    static constexpr std::size_t first_slots = 256;

    static constexpr std::size_t grown(std::size_t slots) { return slots + slots / 2; }
    /// Slots are filled to 2/3 at most.
    static constexpr std::size_t room_in(std::size_t slots) { return slots - slots / 3; }

    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
    /// Scales the tag to the size of the index, so that the size can be any number.
    [[nodiscard]] std::size_t home(std::uint32_t tag) const {
        return static_cast<std::size_t>((std::uint64_t{tag} * index_.size()) >> 32);
    }
    [[nodiscard]] std::size_t next(std::size_t at) const { return at + 1 == index_.size() ? 0 : at + 1; }

    [[nodiscard]] std::byte* record(NodeId id) const {
        return segments_[id / segment_records].get() + id % segment_records * stride_;
    }

    /// By words, the last of which may overlap: a call of memcmp takes longer than the comparison.
    [[nodiscard]] bool has_key(NodeId id, const Cell* key) const {
        const std::byte* const ours = record(id);
        const auto* const theirs = reinterpret_cast<const std::byte*>(key);
        constexpr std::size_t word = sizeof(std::uint64_t);
        if (key_bytes_ < word) return std::memcmp(ours, theirs, key_bytes_) == 0;
        const auto differ = [&](std::size_t at) { return std::memcmp(ours + at, theirs + at, word) != 0; };
        for (std::size_t at = 0; at + word < key_bytes_; at += word) {
            if (differ(at)) return false;
        }
        return !differ(key_bytes_ - word);
    }

    NodeId append(const Cell* key, const Payload& payload) {
        if (count_ == no_node) throw std::bad_alloc();
        if (count_ % segment_records == 0) segments_.emplace_back(new std::byte[segment_records * stride_]);
        const auto id = static_cast<NodeId>(count_++);
        std::memcpy(record(id), key, key_bytes_);
        set_payload(id, payload);
        return id;
    }

    void grow() {
        const std::vector<Slot> old = std::exchange(index_, std::vector<Slot>(grown(index_.size())));
        for (const Slot& slot : old) {
            if (slot.id == no_node) continue;
            std::size_t at = home(slot.tag);
            while (index_[at].id != no_node) at = next(at);
            index_[at] = slot;
        }
        room_ = room_in(index_.size());
    }

    std::size_t key_bytes_;
    std::size_t stride_;
    std::vector<std::unique_ptr<std::byte[]>> segments_;
    std::vector<Slot> index_;
    std::size_t room_ = room_in(first_slots);
    std::size_t count_ = 0;
};

}  // namespace decant::puzzles::tube_sort::engine
