// A table of facts about keys, shared by several threads without locks.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
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

#include "base/prefetch.hpp"
#include "puzzles/tube_sort/engine/tables/equal_keys.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A value that one thread replaces while others read it.
///
/// Readers may still be using an old version, so old versions are kept until nobody can be.
template <class Value>
class Published {
  public:
    explicit Published(std::unique_ptr<Value> first) { replace(std::move(first)); }

    [[nodiscard]] Value& now() const { return *now_.load(std::memory_order_acquire); }
    /// Called by one thread at a time.
    void replace(std::unique_ptr<Value> next) {
        versions_.push_back(std::move(next));
        now_.store(versions_.back().get(), std::memory_order_release);
    }
    /// Called only while nobody reads.
    void forget_old() { versions_.erase(versions_.begin(), versions_.end() - 1); }

  private:
    std::atomic<Value*> now_ = nullptr;
    std::vector<std::unique_ptr<Value>> versions_;  ///< the last is `now_`
};

/// Where to find a record by its hash, while other threads insert.
///
/// A lock-free map from tags, the high halves of hashes, to the numbers of records.
///
/// It may forget: an entry that is inserted while it grows may end up only in the old version, where nobody
/// will look, and an entry that finds no free place near its own is dropped. So use it only for what can be
/// computed again.
///
/// As in StateIndex, eight tags and numbers share a cache line, and what does not fit into its line is in one
/// of the next lines, up to the first that is not full. A place is never freed, and its number is set before
/// its tag, so a thread that finds a number finds the record complete. Old versions are kept as long as
/// somebody may read them.
class SharedIndex {
  public:
    using Number = std::uint32_t;
    static constexpr Number none = 0;
    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

    /// With one thread no old versions are kept.
    explicit SharedIndex(unsigned threads) : is_shared_(threads > 1) {}

    /// Looks for a record with this tag for which `is_it(number)`. If there is none, `make()` gives the
    /// number of a new one, which is complete by then.
    template <class IsIt, class Make>
    void find_or_insert(std::uint32_t tag, const IsIt& is_it, const Make& make) {
        Lines* lines = &lines_.now();
        std::size_t at = line_of(tag, *lines);
        for (unsigned looked_at = 0; looked_at < near; ++looked_at, at = next(*lines, at)) {
            const Line& line = (*lines)[at];
            for (unsigned rest = line.matches(tag); rest != 0; rest &= rest - 1) {
                const auto place = static_cast<unsigned>(std::countr_zero(rest));
                const Number number = line.numbers[place].load(std::memory_order_acquire);
                if (number != none && is_it(number)) return;
            }
            if (!line.is_full()) break;
        }
        const Number number = make();
        if (count_insertion(tag) >= room_in(*lines)) lines = grow(lines);
        put(*lines, tag, number, !is_shared_);
    }

    void prefetch(std::uint32_t tag) const {
        const Lines& lines = lines_.now();
        base::prefetch(&lines[line_of(tag, lines)]);
    }

    /// Called only while nobody else uses the index.
    void forget_old_versions() {
        lines_.forget_old();
        lines_held_ = lines_.now().size();
    }

    /// Bytes held, and what the next growth needs.
    [[nodiscard]] std::size_t bytes() const {
        const std::size_t next = grown(lines_.now().size());
        return (lines_held_.load(std::memory_order_relaxed) + next) * sizeof(Line);
    }

  private:
    static constexpr unsigned width = 8;
    struct alignas(64) Line {
        std::array<std::atomic<std::uint32_t>, width> tags;
        std::array<std::atomic<Number>, width> numbers;  ///< free places come last

        [[nodiscard]] bool is_full() const { return numbers.back().load(std::memory_order_relaxed) != none; }
        /// Free places may be among them.
        [[nodiscard]] unsigned matches(std::uint32_t tag) const {
            unsigned set = 0;
#pragma GCC unroll 8
            for (unsigned i = 0; i < width; ++i)
                set |= unsigned{tags[i].load(std::memory_order_relaxed) == tag} << i;
            return set;
        }
        [[nodiscard]] unsigned count() const {
            unsigned count = 0;
#pragma GCC unroll 8
            for (const auto& number : numbers)
                count += unsigned{number.load(std::memory_order_relaxed) != none};
            return count;
        }
    };
    using Lines = std::vector<Line>;
    static constexpr std::size_t first_lines = 32;
    static constexpr std::size_t most_lines_to_double = 1 << 16;
    static constexpr unsigned near = 64;  ///< lines; clusters of 16 occur
    /// With several threads one insertion in this many is counted for all, so that they seldom write to the
    /// same place.
    static constexpr unsigned sample = 8;  ///< a power of two

    /// Insertions before this one, or 0 if it is not counted.
    std::size_t count_insertion(std::uint32_t tag) {
        const unsigned weight = is_shared_ ? sample : 1;
        return (tag & (weight - 1)) == 0 ? filled_.fetch_add(weight, std::memory_order_relaxed) : 0;
    }

    static std::size_t line_of(std::uint32_t tag, const Lines& lines) {
        return static_cast<std::size_t>((std::uint64_t{tag} * lines.size()) >> 32);
    }
    static std::size_t next(const Lines& lines, std::size_t at) {
        return at + 1 == lines.size() ? 0 : at + 1;
    }
    static std::size_t room_in(const Lines& lines) { return lines.size() * (width - width / 4); }
    static std::size_t grown(std::size_t lines) {
        return lines <= most_lines_to_double ? 2 * lines : lines + lines / 2;
    }

    /// `alone`: no other thread uses these lines. Then there is no need for a locked instruction, which would
    /// wait until all earlier loads are done.
    static void put(Lines& lines, std::uint32_t tag, Number number, bool alone) {
        std::size_t at = line_of(tag, lines);
        for (unsigned looked_at = 0; looked_at < near; ++looked_at, at = next(lines, at)) {
            Line& line = lines[at];
            for (unsigned place = line.count(); place < width; ++place) {
                if (!take(line.numbers[place], number, alone)) continue;
                line.tags[place].store(tag, std::memory_order_relaxed);
                return;
            }
        }
    }
    static bool take(std::atomic<Number>& place, Number number, bool alone) {
        Number free = none;
        if (!alone)
            return place.compare_exchange_strong(free, number, std::memory_order_release,
                                                 std::memory_order_relaxed);
        place.store(number, std::memory_order_release);
        return true;
    }

    /// The newest version, larger than `seen` unless another thread is already growing it.
    Lines* grow(const Lines* seen) {
        if (grows_.test_and_set(std::memory_order_acquire)) return &lines_.now();
        if (&lines_.now() == seen) {
            auto larger = std::make_unique<Lines>(grown(seen->size()));
            for (const Line& line : *seen) {
                for (unsigned place = 0; place < line.count(); ++place) {
                    put(*larger, line.tags[place].load(std::memory_order_relaxed),
                        line.numbers[place].load(std::memory_order_acquire), true);
                }
            }
            lines_held_.fetch_add(larger->size(), std::memory_order_relaxed);
            lines_.replace(std::move(larger));
            if (!is_shared_) forget_old_versions();
        }
        grows_.clear(std::memory_order_release);
        return &lines_.now();
    }

    const bool is_shared_;
    Published<Lines> lines_{std::make_unique<Lines>(first_lines)};
    std::atomic<std::size_t> lines_held_ = first_lines;  ///< of all versions
    alignas(64) std::atomic<std::size_t> filled_ = 0;
    std::atomic_flag grows_;
};

/// A fact about each key, which all workers of a search may change at any time: a `Fact` has atomic members,
/// and initially says nothing. Two workers that look up a key at the same time may get a fact each, and a key
/// may be forgotten while the index grows, so nobody may rely on the absence of a fact.
///
/// Each worker has its own records (fact, then key, without padding), in segments that never move.
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
