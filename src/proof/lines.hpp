// Lines of a proof, read piece by piece in little memory, several times if need be.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "proof/checked.hpp"

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

/// Bytes of a file, one after the other.
class Bytes {
  public:
    virtual ~Bytes() = default;
    /// Fills the buffer, perhaps not completely; returns 0 at the end. A failure to read is a diagnostic.
    virtual Checked<std::size_t> read(std::span<char> buffer) = 0;
    /// Makes `read` start from the beginning; or says why it cannot.
    virtual std::optional<std::string> rewind() = 0;
};

class Lines {
  public:
    /// For bytes that are read several times, with the fingerprint of none.
    explicit Lines(Bytes& bytes, const std::optional<Fingerprint>& unread = std::nullopt)
        : bytes_(bytes), unread_(unread), fingerprint_(unread) {}

    /// The next line without its line feed, valid until the next call; nothing at the end. A line that is too
    /// long, has a byte that is not visible ASCII, or does not end in a line feed is a diagnostic.
    Checked<std::optional<std::string_view>> next();
    /// Makes `next` return the last line once more.
    void again() {
        begin_ = last_;
        --number_;
    }
    /// The number of the last line, from 1.
    [[nodiscard]] std::size_t number() const { return number_; }

    /// Starts from the beginning, once all was read; or says why that cannot be.
    std::optional<std::string> rewind();
    /// Whether the bytes are others than those that were read before the first `rewind`. Reads what is left
    /// of them.
    bool changed();

  private:
    /// Whether there was more to read.
    Checked<bool> fill();

    Bytes& bytes_;
    const std::optional<Fingerprint> unread_;
    std::optional<Fingerprint> fingerprint_;  ///< of all bytes since the beginning
    std::optional<Fingerprint> first_;        ///< what that was before the first `rewind`
    std::string buffer_;
    std::size_t begin_ = 0;  ///< in the buffer, of what was not yet returned
    std::size_t last_ = 0;   ///< in the buffer, of the last line
    std::size_t number_ = 0;
};

}  // namespace decant::proof
