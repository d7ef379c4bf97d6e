// A set of keys of a few words, in as little memory as they need.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/prefetch.hpp"

namespace decant::puzzles::tube_sort::engine {

/// An open-addressing table with linear probing that holds nothing but the keys (Knuth, "The Art of Computer
/// Programming" 3, 6.4). No key is all ones.
class KeySet {
  public:
    explicit KeySet(std::size_t key_words) : words_(key_words), places_(first_places * key_words, free) {}

    /// Prefetches the place where a key with this hash will be looked up.
    void prefetch(std::uint64_t hash) const {
        const std::size_t places = places_.size() / words_;
        base::prefetch(&places_[(static_cast<std::size_t>(hash) & (places - 1)) * words_]);
    }
    [[nodiscard]] bool contains(std::uint64_t hash, const std::uint64_t* key) const {
        return places_[place_of(hash, key)] != free;
    }
    /// `rehash(key)` gives the hash of any key that was inserted.
    template <class Rehash>
    void insert(std::uint64_t hash, const std::uint64_t* key, const Rehash& rehash) {
        if (8 * (count_ + 1) > 7 * (places_.size() / words_)) grow(rehash);
        const std::size_t at = place_of(hash, key);
        if (places_[at] != free) return;
        std::copy_n(key, words_, places_.begin() + static_cast<std::ptrdiff_t>(at));
        ++count_;
    }

    /// Includes what the next insertions may need: a set that grows briefly holds both its old and its new
    /// places.
    [[nodiscard]] std::size_t bytes() const {
        const bool may_grow = 8 * (count_ + most_before_asking) > 7 * (places_.size() / words_);
        return places_.size() * sizeof(std::uint64_t) * (may_grow ? 3 : 1);
    }
    /// Code that tracks memory should ask again after this many insertions.
    static constexpr std::size_t most_before_asking = 1 << 14;

  private:
    static constexpr std::size_t first_places = 1 << 10;
    static constexpr std::uint64_t free = std::numeric_limits<std::uint64_t>::max();

    [[nodiscard]] bool is(const std::uint64_t* known, const std::uint64_t* key) const {
        return *known == *key && (words_ == 1 || std::equal(known + 1, known + words_, key + 1));
    }
    /// Where the key is, or would be.
    [[nodiscard]] std::size_t place_of(std::uint64_t hash, const std::uint64_t* key) const {
        const std::size_t places = places_.size() / words_;
        std::size_t place = static_cast<std::size_t>(hash) & (places - 1);
        for (;; place = (place + 1) & (places - 1)) {
            const std::uint64_t* const known = &places_[place * words_];
            if (*known == free || is(known, key)) return place * words_;
        }
    }
    template <class Rehash>
    void grow(const Rehash& rehash) {
        std::vector<std::uint64_t> old(2 * places_.size(), free);
        old.swap(places_);
        for (std::size_t at = 0; at < old.size(); at += words_) {
            if (old[at] == free) continue;
            std::copy_n(&old[at], words_, &places_[place_of(rehash(&old[at]), &old[at])]);
        }
    }

    std::size_t words_;
    std::vector<std::uint64_t> places_;
    std::size_t count_ = 0;
};

}  // namespace decant::puzzles::tube_sort::engine
