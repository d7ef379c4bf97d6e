// Lines of a proof, read bit by bit, so that a file of any size needs little memory.
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
    /// Fills the buffer, perhaps not whole; 0 at the end. What cannot be read is a diagnostic.
    virtual Checked<std::size_t> read(std::span<char> buffer) = 0;
};

/// Begins to read from the beginning, each time anew.
using Open = std::function<Checked<std::unique_ptr<Bytes>>()>;

/// The bytes of a text, which must outlive it.
std::unique_ptr<Bytes> bytes_of(std::string_view text);

class Lines {
  public:
    explicit Lines(std::unique_ptr<Bytes> bytes) : bytes_(std::move(bytes)) {}

    /// The next line without its line feed, until the next call; nothing at the end. A line that is too long,
    /// has a byte that is no visible ASCII or is not ended is a diagnostic.
    Checked<std::optional<std::string_view>> next();
    /// The line that came last comes once more.
    void again() {
        begin_ = last_;
        --number_;
    }
    /// Of the line that came last, from 1.
    [[nodiscard]] std::size_t number() const { return number_; }

  private:
    /// Whether there was more to read.
    Checked<bool> fill();

    std::unique_ptr<Bytes> bytes_;
    std::string buffer_;
    std::size_t begin_ = 0;  ///< in the buffer, of what was not yet given
    std::size_t last_ = 0;   ///< in the buffer, of the line that came last
    std::size_t number_ = 0;
};

}  // namespace decant::proof
