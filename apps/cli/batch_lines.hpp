// The levels of a batch, from a file or a pipe: codes, one a line, or whatever else holds many levels.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <fstream>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/input.hpp"
#include "cli/shard.hpp"

namespace decant::cli {

/// A line that holds a level, or a level of another text.
struct BatchLine {
    std::string text;        ///< the line; the code of a level of another text, or its `#ID` if it has none
    std::size_t number = 0;  ///< from 1, among such lines
    std::uint64_t end = 0;   ///< bytes of the input up to its end
    std::string source = "code";                        ///< what messages call it
    std::optional<api::Result<api::Level>> level = {};  ///< of another text
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

/// Reads lines that are not blank and no comments, of one shard. Where no line is a code, and no format was
/// chosen for all of them, the levels of the text stand for lines.
class BatchLines {
  public:
    /// LEVEL names a file, or is `-`.
    static api::Result<BatchLines, Failure> open(const std::string& path, const Shard& shard,
                                                 const api::LoadOptions& load);

    /// The next one; nothing at the end, after Ctrl-C, and where the input cannot be read.
    std::optional<BatchLine> next(const api::CancelToken& cancel);
    /// Why it cannot be read, if it cannot.
    [[nodiscard]] std::optional<Failure> failure() const;
    /// What was read so far, in all shards.
    [[nodiscard]] const BatchInput& input() const { return input_; }
    /// Whether all of it is there, so that reading waits for nobody.
    [[nodiscard]] bool is_there() const;
    /// Bytes of the input, where that is known.
    [[nodiscard]] std::optional<std::uint64_t> size() const;
    /// What messages call it.
    [[nodiscard]] std::string name() const { return source_of(path_); }

  private:
    BatchLines(std::string path, const Shard& shard, api::LoadOptions load)
        : path_(std::move(path)), shard_(shard), load_(std::move(load)) {}
    [[nodiscard]] std::istream& stream();
    [[nodiscard]] bool take_line(std::string& line);
    void look_ahead(const api::CancelToken& cancel);
    void note_end(const api::CancelToken& cancel);
    std::optional<BatchLine> next_line(const api::CancelToken& cancel);
    std::optional<BatchLine> next_level();

    std::string path_;
    Shard shard_;
    api::LoadOptions load_;
    bool has_looked_ = false;
    std::deque<std::string> ahead_;                ///< lines that were read to see what they are
    std::optional<std::deque<BatchLine>> levels_;  ///< if these are no lines
    std::ifstream file_;                           ///< closed: standard input
    bool is_broken_ = false;
    BatchInput input_;
    std::uint64_t end_ = 0;
};

}  // namespace decant::cli
