// Rows of numbers, each once, with a value for each.
// SPDX-License-Identifier: MIT
#pragma once

#include <boost/unordered/unordered_flat_set.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/hash.hpp"
#include "proof/domain.hpp"

namespace decant::proof {

/// The same for equal rows on every machine.
inline std::uint64_t hash_of(Row row) {
    std::uint64_t hash = 0;
    for (const Number number : row) hash = base::fold(hash, number);
    return hash;
}

/// Rows lie one behind the other in the order in which they came. The index holds their places, and compares
/// by what lies there.
class Table {
  public:
    explicit Table(std::size_t width) : width_(width), index_(0, Hash{this}, Equal{this}) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    [[nodiscard]] std::size_t size() const { return values_.size(); }
    [[nodiscard]] Row row(std::size_t place) const { return Row(numbers_).subspan(place * width_, width_); }
    [[nodiscard]] Cost value(std::size_t place) const { return values_[place]; }

    /// Whether the row is new; one that is there keeps its value.
    bool add(Row row, Cost value) {
        numbers_.insert(numbers_.end(), row.begin(), row.end());
        values_.push_back(value);
        if (index_.insert(static_cast<std::uint32_t>(size() - 1)).second) return true;
        numbers_.resize(numbers_.size() - width_);
        values_.pop_back();
        return false;
    }

    [[nodiscard]] std::optional<Cost> find(Row row) const {
        const auto place = index_.find(row);
        return place == index_.end() ? std::nullopt : std::optional(values_[*place]);
    }

    /// Bytes, as they stand.
    [[nodiscard]] std::size_t memory() const {
        return numbers_.capacity() * sizeof(Number) + values_.capacity() * sizeof(Cost) +
               index_.bucket_count() * (sizeof(std::uint32_t) + 1);
    }

  private:
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
    std::vector<Number> numbers_;
    std::vector<Cost> values_;
    boost::unordered_flat_set<std::uint32_t, Hash, Equal> index_;
};

}  // namespace decant::proof
