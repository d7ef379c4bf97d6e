// Where to find a record by its hash.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "base/prefetch.hpp"

namespace decant::puzzles::tube_sort::engine {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

/// An open-addressing table of (tag, id) slots: the tag is the high half of a hash, and equal tags only lead
/// to a comparison of whole keys.
///
/// A small index doubles when it grows. A large one is in many parts that grow one at a time, each by half,
/// so that growing never needs a second index of the same size. The place of a tag is its share of the range
/// of tags, scaled first to the number of parts and then to the slots of one, so both can be any number.
class StateIndex {
  public:
    struct Slot {
        std::uint32_t tag = 0;
        NodeId id = no_node;
    };

    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

    /// The slot of the record with this tag for which `is_it(id)`, or the free slot where it belongs.
    template <class IsIt>
    Slot& locate(std::uint32_t tag, const IsIt& is_it) {
        return const_cast<Slot&>(std::as_const(*this).locate(tag, is_it));
    }
    template <class IsIt>
    const Slot& locate(std::uint32_t tag, const IsIt& is_it) const {
        const std::vector<Slot>& slots = parts_[place(tag).part].slots;
        for (std::size_t at = home(tag);; at = at + 1 == slots.size() ? 0 : at + 1) {
            const Slot& slot = slots[at];
            if (slot.id == no_node || (slot.tag == tag && is_it(slot.id))) return slot;
        }
    }
    /// Any record with this tag, or `no_node`.
    [[nodiscard]] NodeId candidate(std::uint32_t tag) const {
        return locate(tag, [](NodeId) { return true; }).id;
    }

    /// To be called before a slot for a new tag is located and filled.
    void make_room(std::uint32_t tag) {
        Part& part = parts_[place(tag).part];
        if (part.filled >= room_in(part.slots.size())) grow(part);
    }
    void fill(Slot& slot, std::uint32_t tag, NodeId id) {
        slot = {tag, id};
        ++parts_[place(tag).part].filled;
    }

    void prefetch(std::uint32_t tag) const { base::prefetch(&parts_[place(tag).part].slots[home(tag)]); }

    /// Bytes held, and what the next growth needs for a while.
    [[nodiscard]] std::size_t bytes() const {
        return (slots_ + grown(slots_ / parts_.size())) * sizeof(Slot);
    }

  private:
    struct Part {
        std::vector<Slot> slots;
        std::size_t filled = 0;
    };
    struct Place {
        std::uint32_t part;
        std::uint32_t rest;  ///< of the tag, over the whole range again
    };
    static constexpr std::size_t first_slots = 256;
    static constexpr std::size_t most_slots_of_one_part = 1 << 16;
    static constexpr std::size_t parts_of_a_large_index = 32;

    [[nodiscard]] std::size_t grown(std::size_t slots) const {
        return parts_.size() == 1 ? 2 * slots : slots + slots / 2;
    }
    static constexpr std::size_t room_in(std::size_t slots) { return slots - slots / 4; }

    [[nodiscard]] Place place(std::uint32_t tag) const {
        const std::uint64_t scaled = std::uint64_t{tag} * parts_.size();
        return {static_cast<std::uint32_t>(scaled >> 32), static_cast<std::uint32_t>(scaled)};
    }
    [[nodiscard]] std::size_t home(std::uint32_t tag) const {
        const Place at = place(tag);
        return static_cast<std::size_t>((std::uint64_t{at.rest} * parts_[at.part].slots.size()) >> 32);
    }

    void grow(Part& part) {
        const bool splits = parts_.size() == 1 && part.slots.size() > most_slots_of_one_part;
        const std::size_t now = grown(part.slots.size());
        slots_ += now - part.slots.size();
        const std::vector<Slot> old = std::exchange(part.slots, {});
        part.filled = 0;
        if (splits) {
            slots_ = now / parts_of_a_large_index * parts_of_a_large_index;
            parts_.resize(parts_of_a_large_index);
            for (Part& each : parts_) each.slots.resize(now / parts_of_a_large_index);
        } else {
            part.slots.resize(now);
        }
        for (const Slot& slot : old) {
            if (slot.id != no_node) fill(locate(slot.tag, [](NodeId) { return false; }), slot.tag, slot.id);
        }
    }

    std::vector<Part> parts_{{std::vector<Slot>(first_slots)}};
    std::size_t slots_ = first_slots;  ///< of all parts
};

}  // namespace decant::puzzles::tube_sort::engine
