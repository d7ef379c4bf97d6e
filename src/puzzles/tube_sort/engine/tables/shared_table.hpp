// What several threads find out about keys, shared by all of them.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/tables/equal_keys.hpp"
#include "puzzles/tube_sort/engine/tables/published.hpp"
#include "puzzles/tube_sort/engine/tables/shared_index.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A fact about each key, which all workers of a search may change at any time: a `Fact` has atomic members,
/// and initially says nothing. Two workers that look up a key at the same time may get a fact each, and a key
/// may be forgotten while the index grows, so nobody may rely on the absence of a fact.
///
/// Each worker has records of its own (fact, then key, without padding), in segments that never move.
template <class Fact>
class SharedTable {
  public:
    SharedTable(std::size_t key_words, unsigned workers)
        : key_bytes_(key_words * sizeof(std::uint64_t)),
          stride_(sizeof(Fact) + key_bytes_),
          worker_bits_(static_cast<unsigned>(std::bit_width(workers - 1))),
          shelves_(workers),
          index_(workers) {}

    /// One worker's share of the table.
    class Share {
      public:
        /// The fact about a key. The `hash` decides only where to look.
        Fact& look_up(std::uint64_t hash, const std::uint64_t* key) const {
            return table_->look_up(worker_, hash, key);
        }
        /// Prefetches the place where `look_up` will look first.
        void prefetch(std::uint64_t hash) const { table_->index_.prefetch(SharedIndex::tag_of(hash)); }
        /// The bytes that this worker accounts for.
        [[nodiscard]] std::size_t bytes() const {
            const std::size_t workers = table_->shelves_.size();
            return workers == 1 ? table_->bytes() : table_->bytes() / workers;
        }

      private:
        friend SharedTable;
        Share(SharedTable& table, unsigned worker) : table_(&table), worker_(worker) {}

        SharedTable* table_;
        unsigned worker_;
    };
    [[nodiscard]] Share share_of(unsigned worker) { return {*this, worker}; }

    /// Frees memory that was kept for readers. Called only while nobody uses the table.
    void tidy() { index_.forget_old_versions(); }

  private:
    static_assert(alignof(Fact) == 1 && std::is_trivially_destructible_v<Fact>);

    using Number = SharedIndex::Number;  ///< place on the shelf, then worker; from 1 on
    static constexpr std::size_t segment_records = 256;
    struct alignas(64) Shelf {
        std::vector<std::unique_ptr<std::byte[]>> segments;
        Published<std::vector<std::byte*>> directory{std::make_unique<std::vector<std::byte*>>(16)};
        std::size_t count = 0;
    };

    Fact& look_up(unsigned worker, std::uint64_t hash, const std::uint64_t* key) {
        std::byte* found = nullptr;
        const auto is_it = [&](Number number) {
            found = record(number);
            return equal_keys(found + sizeof(Fact), key, key_bytes_);
        };
        index_.find_or_insert(SharedIndex::tag_of(hash), is_it, [&] {
            const Number number = append(worker, key);
            found = record(number);
            return number;
        });
        return *std::launder(reinterpret_cast<Fact*>(found));
    }
    [[nodiscard]] std::size_t bytes() const {
        return bytes_.load(std::memory_order_relaxed) + index_.bytes();
    }

    [[nodiscard]] std::byte* record(Number number) const {
        const std::size_t place = number - 1;
        const Shelf& shelf = shelves_[place & ((std::size_t{1} << worker_bits_) - 1)];
        return record(shelf, place >> worker_bits_);
    }
    [[nodiscard]] std::byte* record(const Shelf& shelf, std::size_t place) const {
        return shelf.directory.now()[place / segment_records] + place % segment_records * stride_;
    }

    Number append(unsigned worker, const std::uint64_t* key) {
        Shelf& shelf = shelves_[worker];
        const std::uint64_t number = (std::uint64_t{shelf.count} << worker_bits_ | worker) + 1;
        if (number > std::numeric_limits<Number>::max()) throw std::bad_alloc();
        if (shelf.count % segment_records == 0) add_segment(shelf);
        std::byte* const to = record(shelf, shelf.count++);
        new (to) Fact;
        std::memcpy(to + sizeof(Fact), key, key_bytes_);
        return static_cast<Number>(number);
    }
    void add_segment(Shelf& shelf) {
        const std::size_t number = shelf.segments.size();
        if (number == shelf.directory.now().size()) {
            auto larger = std::make_unique<std::vector<std::byte*>>(shelf.directory.now());
            larger->resize(2 * number);
            shelf.directory.replace(std::move(larger));
        }
        shelf.segments.emplace_back(new std::byte[segment_records * stride_]);
        shelf.directory.now()[number] = shelf.segments.back().get();
        bytes_.fetch_add(segment_records * stride_, std::memory_order_relaxed);
    }

    const std::size_t key_bytes_;
    const std::size_t stride_;
    const unsigned worker_bits_;
    std::vector<Shelf> shelves_;
    std::atomic<std::size_t> bytes_ = 0;  ///< of records
    SharedIndex index_;
};

}  // namespace decant::puzzles::tube_sort::engine
