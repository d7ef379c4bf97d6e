// Where to find a record by its hash.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "base/prefetch.hpp"

namespace decant::puzzles::tube_sort::engine {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

/// A map from tags to the numbers of records. A tag is the high half of a hash, and equal tags only lead to a
/// comparison of whole keys.
///
/// Eight tags and numbers share a cache line and are compared at once, without a branch for each. Entries
/// that do not fit into their line are in the next ones, up to the first that is not full.
///
/// A small index doubles when it grows. A large one consists of many parts that grow one at a time, each by
/// half, so that growing never needs a second index of the same size. The position of a tag in the range of
/// tags is scaled first to the number of parts and then to the lines of one part, so both can be any number.
class StateIndex {
  public:
    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

    /// The record with this tag for which `is_it(id)`, or `no_node`.
    template <class IsIt>
    [[nodiscard]] NodeId find(std::uint32_t tag, const IsIt& is_it) const {
        const Place place = place_of(tag);
        const std::vector<Line>& lines = parts_[place.part].lines;
        for (std::size_t at = place.line;; at = next(lines, at)) {
            for (unsigned rest = lines[at].matches(tag); rest != 0; rest &= rest - 1) {
                const NodeId id = lines[at].ids[static_cast<unsigned>(std::countr_zero(rest))];
                if (id != no_node && is_it(id)) return id;
            }
            if (!lines[at].is_full()) return no_node;
        }
    }
    /// Any record with this tag, or `no_node`.
    [[nodiscard]] NodeId candidate(std::uint32_t tag) const {
        return find(tag, [](NodeId) { return true; });
    }

    /// Adds a record that is not there yet.
    void insert(std::uint32_t tag, NodeId id) {
        Part& part = parts_[place_of(tag).part];
        if (part.filled >= room_in(part.lines.size())) grow(part);
        put(tag, id);
    }

    void prefetch(std::uint32_t tag) const {
        const Place place = place_of(tag);
        base::prefetch(&parts_[place.part].lines[place.line]);
    }

    [[nodiscard]] std::size_t held_bytes() const { return lines_ * sizeof(Line); }
    /// The bytes that the next growth needs temporarily.
    [[nodiscard]] std::size_t growth_bytes() const { return grown(lines_ / parts_.size()) * sizeof(Line); }

  private:
    static constexpr unsigned width = 8;
    struct alignas(64) Line {
        std::array<std::uint32_t, width> tags{};
        std::array<NodeId, width> ids;  ///< those of free places come last

        Line() { ids.fill(no_node); }
        /// Free places may be among them.
        [[nodiscard]] unsigned matches(std::uint32_t tag) const {
            unsigned set = 0;
            for (unsigned i = 0; i < width; ++i) set |= unsigned{tags[i] == tag} << i;
            return set;
        }
        [[nodiscard]] unsigned count() const {
            unsigned count = 0;
            for (const NodeId id : ids) count += unsigned{id != no_node};
            return count;
        }
        [[nodiscard]] bool is_full() const { return ids.back() != no_node; }
    };
    struct Part {
        std::vector<Line> lines;
        std::size_t filled = 0;  ///< places
    };
    struct Place {
        std::uint32_t part, line;
    };
    static constexpr std::size_t first_lines = 32;
    static constexpr std::size_t most_lines_of_one_part = 1 << 13;
    static constexpr std::size_t parts_of_a_large_index = 32;

    [[nodiscard]] std::size_t grown(std::size_t lines) const {
        return parts_.size() == 1 ? 2 * lines : lines + lines / 2;
    }
    static constexpr std::size_t room_in(std::size_t lines) { return lines * (width - width / 4); }
    static std::size_t next(const std::vector<Line>& lines, std::size_t at) {
        return at + 1 == lines.size() ? 0 : at + 1;
    }

    [[nodiscard]] Place place_of(std::uint32_t tag) const {
        const std::uint64_t scaled = std::uint64_t{tag} * parts_.size();
        const auto part = static_cast<std::uint32_t>(scaled >> 32);
        const auto rest = static_cast<std::uint32_t>(scaled);  // over the whole range again
        const std::uint64_t line = (std::uint64_t{rest} * parts_[part].lines.size()) >> 32;
        return {part, static_cast<std::uint32_t>(line)};
    }

    void put(std::uint32_t tag, NodeId id) {
        const Place place = place_of(tag);
        Part& part = parts_[place.part];
        std::size_t at = place.line;
        while (part.lines[at].is_full()) at = next(part.lines, at);
        Line& line = part.lines[at];
        const unsigned free = line.count();
        line.tags[free] = tag;
        line.ids[free] = id;
        ++part.filled;
    }

    void grow(Part& part) {
        const bool splits = parts_.size() == 1 && part.lines.size() > most_lines_of_one_part;
        const std::size_t now = grown(part.lines.size());
        lines_ += now - part.lines.size();
        const std::vector<Line> old = std::exchange(part.lines, {});
        part.filled = 0;
        if (splits) {
            lines_ = now / parts_of_a_large_index * parts_of_a_large_index;
            parts_.resize(parts_of_a_large_index);
            for (Part& each : parts_) each.lines.resize(now / parts_of_a_large_index);
        } else {
            part.lines.resize(now);
        }
        for (const Line& line : old) {
            const unsigned count = line.count();
            for (unsigned i = 0; i < count; ++i) put(line.tags[i], line.ids[i]);
        }
    }

    std::vector<Part> parts_{{std::vector<Line>(first_lines)}};
    std::size_t lines_ = first_lines;  ///< of all parts
};

}  // namespace decant::puzzles::tube_sort::engine
