// Lines of a proof, read piece by piece, so that a file of any size needs little memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "proof/checked.hpp"

namespace decant::proof {

/// Bytes of a file, one after the other.
class Bytes {
  public:
    virtual ~Bytes() = default;
    /// Fills the buffer, perhaps not completely; returns 0 at the end. A failure to read is a diagnostic.
    virtual Checked<std::size_t> read(std::span<char> buffer) = 0;
};

/// Starts to read from the beginning, each time it is called.
using Open = std::function<Checked<std::unique_ptr<Bytes>>()>;

/// The bytes of a text, which must outlive it.
std::unique_ptr<Bytes> bytes_of(std::string_view text);

class Lines {
  public:
    explicit Lines(std::unique_ptr<Bytes> bytes) : bytes_(std::move(bytes)) {}

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

  private:
    /// Whether there was more to read.
    Checked<bool> fill();

    std::unique_ptr<Bytes> bytes_;
    std::string buffer_;
    std::size_t begin_ = 0;  ///< in the buffer, of what was not yet returned
    std::size_t last_ = 0;   ///< in the buffer, of the last line
    std::size_t number_ = 0;
};

}  // namespace decant::proof
