// The levels of a batch: one a line, from a file or a pipe.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fstream>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/input.hpp"
#include "cli/shard.hpp"

namespace decant::cli {

/// A line that holds a level.
struct BatchLine {
    std::string text;
    std::size_t number = 0;  ///< from 1, among such lines
    std::uint64_t end = 0;   ///< bytes of the input up to its end
};

/// Which levels a batch has, whatever its shards: how many, and a digest that tells inputs apart unless
/// somebody means to deceive.
struct BatchInput {
    std::uint64_t levels = 0;
    std::uint64_t digest = 0xcbf29ce484222325ULL;

    /// The next level, as answers hold it. The digest is FNV-1a (Fowler, Noll and Vo), a byte at a time.
    void add(std::string_view level);
    bool operator==(const BatchInput&) const = default;
};

/// Reads lines that are not blank and no comments, of one shard.
class BatchLines {
  public:
    /// LEVEL names a file of lines, or is `-`.
    static api::Result<BatchLines, Failure> open(const std::string& path, const Shard& shard);

    /// The next one; nothing at the end, after Ctrl-C, and where the input cannot be read.
    std::optional<BatchLine> next(const api::CancelToken& cancel);
    /// Why it cannot be read, if it cannot.
    [[nodiscard]] std::optional<Failure> failure() const;
    /// What was read so far, in all shards.
    [[nodiscard]] const BatchInput& input() const { return input_; }
    /// Bytes of the input, where that is known.
    [[nodiscard]] std::optional<std::uint64_t> size() const;
    /// What messages call it.
    [[nodiscard]] std::string name() const { return source_of(path_); }

  private:
    BatchLines(std::string path, const Shard& shard) : path_(std::move(path)), shard_(shard) {}
    [[nodiscard]] std::istream& stream();

    std::string path_;
    Shard shard_;
    std::ifstream file_;  ///< closed: standard input
    bool is_broken_ = false;
    BatchInput input_;
    std::uint64_t end_ = 0;
};

}  // namespace decant::cli
