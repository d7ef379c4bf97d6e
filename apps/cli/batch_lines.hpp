// The levels of a batch, from a file or a pipe: one code per line, or any other text of many levels.
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "api/decant.hpp"
#include "cli/input.hpp"
#include "cli/shard.hpp"

namespace decant::cli {

/// A line that holds a level, or a level of another text.
struct BatchLine {
    std::string text;        ///< the line; the code of a level of another text, or its `#ID` if it has none
    std::size_t number = 0;  ///< from 1, among such lines
    std::uint64_t end = 0;   ///< bytes of the input up to its end, where that is known
    std::string source = "code";                        ///< its name in messages
    std::optional<api::Result<api::Level>> level = {};  ///< of another text

    /// The members of an answer about a level of another text, beside its code; empty for a line.
    [[nodiscard]] std::string remarks() const {
        return level && *level ? api::reading_member(**level) + api::colors_member(**level) : "";
    }
};

/// The lines of a file or of standard input, as they come. Waits for a line no longer than it is wanted, also
/// where other threads get the signals. A line with more than `most_bytes` is cut off after those.
class InputLines {
  public:
    /// Opens a path, or `-`. Nothing if it cannot be opened, or is a folder.
    static std::optional<InputLines> open(const std::string& path);

    InputLines(InputLines&& other) noexcept;
    InputLines& operator=(InputLines&&) = delete;
    ~InputLines();

    /// The next one without its end; nothing at the end, where the input cannot be read, and once `cancel` is
    /// set. With a token that is not set reading goes on.
    std::optional<std::string> next(const api::CancelToken& cancel);
    [[nodiscard]] bool is_at_end() const { return is_at_end_; }
    /// Whether reading has failed.
    [[nodiscard]] bool is_broken() const { return is_broken_; }
    /// Bytes of all lines, if they are there already, so that reading need not wait.
    [[nodiscard]] std::optional<std::uint64_t> size() const;

  private:
    explicit InputLines(int descriptor) : descriptor_(descriptor) {}
    std::optional<std::string> take_line();
    void read_more();

    int descriptor_;
    std::string read_;          ///< and not given out
    std::size_t given_ = 0;     ///< of its bytes
    std::size_t searched_ = 0;  ///< of its bytes, for a line end
    bool is_at_end_ = false;
    bool is_broken_ = false;
};

/// The levels of a text that is not a list of lines, found while the first ones are worked on. Finding them
/// takes time, so a separate thread does it.
class PackLevels {
  public:
    /// `line` is the only line of the text with content, if there is only one: if it is not a level, the
    /// error is about that line.
    PackLevels(std::string text, std::optional<std::string> line, const api::LoadOptions& load);
    PackLevels(const PackLevels&) = delete;
    PackLevels& operator=(const PackLevels&) = delete;
    ~PackLevels();

    /// The next one; nothing behind the last one, and once `cancel` is set before it is found.
    std::optional<BatchLine> next(const api::CancelToken& cancel);
    /// How many there are, once all are found.
    [[nodiscard]] std::optional<std::size_t> count() const;

  private:
    void find(const std::string& text, const std::optional<std::string>& line, const api::LoadOptions& load);
    bool add(BatchLine level);
    void end(std::exception_ptr failure);

    mutable std::mutex mutex_;  ///< guards the members below, except the thread
    std::condition_variable change_;
    std::deque<BatchLine> found_;  ///< and not given out
    std::size_t count_ = 0;
    bool is_done_ = false;
    bool is_over_ = false;  ///< nobody wants more
    std::exception_ptr failure_;
    std::thread thread_;
};

/// A number for all that was added, one after the other: FNV-1a (Fowler, Noll and Vo) of 64 bits. It tells
/// apart texts that were mixed up or damaged, not texts that were made to collide.
struct Digest {
    std::uint64_t value = 0xcbf29ce484222325ULL;

    void add(std::string_view text) {
        for (const char byte : text) value = (value ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    }
    bool operator==(const Digest&) const = default;
};

/// Which levels a batch has, whatever its shards: how many, and a digest of them.
struct BatchInput {
    std::uint64_t levels = 0;
    Digest digest;

    bool operator==(const BatchInput&) const = default;
};

/// Reads the lines of one shard that are neither blank nor comments. Where no line is a code, and no format
/// was chosen for all of them, the levels of the text stand for lines.
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
    /// The levels read so far, in all shards.
    [[nodiscard]] const BatchInput& input() const { return input_; }
    /// Whether the rest can be counted at once: it is there, and need not be split into levels.
    [[nodiscard]] bool can_be_counted() const;
    /// Bytes of the input, where that is known.
    [[nodiscard]] std::optional<std::uint64_t> size() const { return unread_.size(); }
    /// The name of the input in messages.
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
    bool has_looked_;                     ///< the kind of the lines is known
    std::deque<std::string> ahead_;       ///< lines that were read to find it out
    std::string text_;                    ///< of these lines
    std::string first_;                   ///< of those of them with content
    std::size_t contents_ = 0;            ///< how many have content
    std::unique_ptr<PackLevels> levels_;  ///< if these are not lines
    BatchInput input_;
    std::uint64_t end_ = 0;
    bool is_at_end_ = false;
};

}  // namespace decant::cli
