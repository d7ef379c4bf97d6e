// Lines of a proof, read piece by piece in little memory, several times if need be.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "proof/checked.hpp"
#include "proof/fingerprint.hpp"

namespace decant::proof {

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
