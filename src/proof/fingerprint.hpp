// Tells whether bytes that were read twice were the same both times.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace decant::proof {

/// A hash of a text under a random key. The bytes of the text, each plus 1, are the coefficients of a
/// polynomial over the integers modulo the prime 2^61 - 1, and the hash is its values at two points, the key.
/// Two texts of at most n bytes that differ are two polynomials of a degree below n, which agree at fewer
/// than n points. So whatever the texts are, if they were made without knowing the key, the chance that they
/// have the same hash is at most (n / 2^61)^2: 2^-62 for a gigabyte.
class Fingerprint {
  public:
    using Key = std::array<std::uint64_t, 2>;

    explicit Fingerprint(const Key& key) : points_{key[0] & prime, key[1] & prime} {}

    void add(std::string_view bytes) {
        size_ += bytes.size();
        for (const char byte : bytes) {
            const std::uint64_t coefficient = static_cast<unsigned char>(byte) + std::uint64_t{1};
            for (std::size_t i = 0; i < points_.size(); ++i)
                values_[i] = folded(times(values_[i], points_[i]) + coefficient);
        }
    }

    /// The number of bytes.
    [[nodiscard]] std::uint64_t size() const { return size_; }

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;

  private:
    static constexpr int bits = 61;
    static constexpr std::uint64_t prime = (std::uint64_t{1} << bits) - 1;
    __extension__ using Wide = unsigned __int128;

    /// The same number modulo the prime, at most a little over it.
    static constexpr std::uint64_t folded(std::uint64_t number) {
        return (number & prime) + (number >> bits);
    }
    static constexpr std::uint64_t times(std::uint64_t a, std::uint64_t b) {
        const Wide product = Wide{a} * b;
        return (static_cast<std::uint64_t>(product) & prime) + static_cast<std::uint64_t>(product >> bits);
    }

    Key points_;
    Key values_{};
    std::uint64_t size_ = 0;
};

}  // namespace decant::proof
