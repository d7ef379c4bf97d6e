// Rows of numbers, each stored once, with a value.
// SPDX-License-Identifier: MIT
#pragma once

#include <boost/unordered/unordered_flat_set.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.hpp"
#include "proof/domain.hpp"

namespace decant::proof {

/// The same value for equal rows on every machine.
inline std::uint64_t hash_of(Row row) {
    std::uint64_t hash = 0;
    for (const Number number : row) hash = base::fold(hash, number);
    return hash;
}

/// Rows never move; they lie in blocks, in the order in which they were added. The index holds their places,
/// and compares the rows there.
class Table {
  public:
    explicit Table(std::size_t width) : width_(width), index_(0, Hash{this}, Equal{this}) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Row row(std::size_t place) const {
        return Row(blocks_[place / block_rows].numbers).subspan(place % block_rows * width_, width_);
    }
    [[nodiscard]] Cost value(std::size_t place) const {
        return blocks_[place / block_rows].values[place % block_rows];
    }

    /// Adds a row and returns whether it is new; a row that is already there keeps its value.
    bool add(Row row, Cost value) {
        if (size_ == blocks_.size() * block_rows) add_block();
        Block& block = blocks_[size_ / block_rows];
        const std::size_t at = size_ % block_rows;
        std::copy(row.begin(), row.end(), block.numbers.begin() + static_cast<std::ptrdiff_t>(at * width_));
        block.values[at] = value;
        ++size_;
        if (index_.insert(static_cast<std::uint32_t>(size_ - 1)).second) return true;
        --size_;
        return false;
    }

    [[nodiscard]] std::optional<Cost> find(Row row) const {
        const auto place = index_.find(row);
        return place == index_.end() ? std::nullopt : std::optional(value(*place));
    }

    /// Bytes, including those that the index briefly takes when it grows next.
    [[nodiscard]] std::size_t memory() const {
        const std::size_t index = index_.bucket_count() * (sizeof(std::uint32_t) + 1);
        const bool grows_soon = index_.size() >= index_.max_load() / 8 * 7;
        return blocks_.size() * block_rows * (width_ * sizeof(Number) + sizeof(Cost)) +
               (grows_soon ? 3 * index : index);
    }

  private:
    static constexpr std::size_t block_rows = std::size_t{1} << 12;
    struct Block {
        std::vector<Number> numbers;
        std::vector<Cost> values;
    };

    void add_block() {
        blocks_.push_back({std::vector<Number>(block_rows * width_), std::vector<Cost>(block_rows)});
    }

    struct Hash {
        using is_transparent = void;
        const Table* table;
        std::size_t operator()(Row row) const { return static_cast<std::size_t>(hash_of(row)); }
        std::size_t operator()(std::uint32_t place) const { return (*this)(table->row(place)); }
    };
    struct Equal {
        using is_transparent = void;
        const Table* table;
        bool operator()(std::uint32_t a, std::uint32_t b) const { return (*this)(table->row(a), b); }
        bool operator()(Row row, std::uint32_t place) const {
            const Row other = table->row(place);
            return std::equal(row.begin(), row.end(), other.begin());
        }
        bool operator()(std::uint32_t place, Row row) const { return (*this)(row, place); }
    };

    std::size_t width_;
    std::size_t size_ = 0;
    std::vector<Block> blocks_;
    boost::unordered_flat_set<std::uint32_t, Hash, Equal> index_;
};

}  // namespace decant::proof
