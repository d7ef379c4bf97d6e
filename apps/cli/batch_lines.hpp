// The levels of a batch, from a file or a pipe: codes, one a line, or whatever else holds many levels.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/batch_line.hpp"
#include "cli/digest.hpp"
#include "cli/input.hpp"
#include "cli/input_lines.hpp"
#include "cli/pack_levels.hpp"
#include "cli/shard.hpp"

namespace decant::cli {

/// Which levels a batch has, whatever its shards: how many, and a digest of them.
struct BatchInput {
    std::uint64_t levels = 0;
    Digest digest;

    bool operator==(const BatchInput&) const = default;
};

/// Reads lines that are not blank and no comments, of one shard. Where no line is a code, and no format was
/// chosen for all of them, the levels of the text stand for lines.
class BatchLines {
  public:
    /// LEVEL names a file, or is `-`.
    static api::Result<BatchLines, Failure> open(const std::string& path, const Shard& shard,
                                                 const api::LoadOptions& load);

    /// The next one; nothing at the end, where the input cannot be read, and once `cancel` is set. With a
    /// token that is not set reading goes on.
    std::optional<BatchLine> next(const api::CancelToken& cancel);
    [[nodiscard]] bool is_at_end() const { return is_at_end_; }
    /// Why it cannot be read, if it cannot.
    [[nodiscard]] std::optional<Failure> failure() const;
    /// What was read so far, in all shards.
    [[nodiscard]] const BatchInput& input() const { return input_; }
    /// Whether the rest can be counted at once: it is there, and need not be taken apart.
    [[nodiscard]] bool can_be_counted() const;
    /// Bytes of the input, where that is known.
    [[nodiscard]] std::optional<std::uint64_t> size() const { return unread_.size(); }
    /// What messages call it.
    [[nodiscard]] std::string name() const { return source_of(path_); }

  private:
    BatchLines(const std::string& path, InputLines lines, const Shard& shard, api::LoadOptions load)
        : path_(path),
          unread_(std::move(lines)),
          shard_(shard),
          load_(std::move(load)),
          has_looked_(!load_.format.empty()) {}
    void look_ahead(const api::CancelToken& cancel);
    std::optional<std::string> take_line(const api::CancelToken& cancel);
    std::optional<BatchLine> next_line(const api::CancelToken& cancel);
    std::optional<BatchLine> next_level(const api::CancelToken& cancel);

    std::string path_;
    InputLines unread_;
    Shard shard_;
    api::LoadOptions load_;
    bool has_looked_;                     ///< it is known what the lines are
    std::deque<std::string> ahead_;       ///< lines that were read to see what they are
    std::string text_;                    ///< of these lines
    std::string first_;                   ///< of those of them that say something
    std::size_t contents_ = 0;            ///< how many do
    std::unique_ptr<PackLevels> levels_;  ///< if these are no lines
    BatchInput input_;
    std::uint64_t end_ = 0;
    bool is_at_end_ = false;
};

}  // namespace decant::cli
