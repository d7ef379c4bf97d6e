// The levels of a batch: one a line, from a file or a pipe.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fstream>
#include <iosfwd>
#include <optional>
#include <string>

#include "cli/input.hpp"

namespace decant::cli {

/// A line that holds a level.
struct BatchLine {
    std::string text;
    std::size_t number = 0;  ///< from 1, among such lines
    std::uint64_t end = 0;   ///< bytes of the input up to its end
};

/// Reads lines that are not blank and no comments.
class BatchLines {
  public:
    /// LEVEL names a file of lines, or is `-`.
    static api::Result<BatchLines, Failure> open(const std::string& path);

    /// The next one; nothing at the end, after Ctrl-C, and where the input cannot be read.
    std::optional<BatchLine> next(const api::CancelToken& cancel);
    /// Why it cannot be read, if it cannot.
    [[nodiscard]] std::optional<Failure> failure() const;
    /// Bytes of the input, where that is known.
    [[nodiscard]] std::optional<std::uint64_t> size() const;
    /// What messages call it.
    [[nodiscard]] std::string name() const { return source_of(path_); }

  private:
    explicit BatchLines(std::string path) : path_(std::move(path)) {}
    [[nodiscard]] std::istream& stream();

    std::string path_;
    std::ifstream file_;  ///< closed: standard input
    bool is_broken_ = false;
    std::size_t number_ = 0;
    std::uint64_t end_ = 0;
};

}  // namespace decant::cli
