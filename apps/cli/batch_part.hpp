// The finished answers to a shard of a batch, to be joined with others.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/batch_record.hpp"
#include "cli/digest.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// A file of answers with its record. It is open only while a piece of it is read, as there may be more parts
/// than files that a program may have open.
class BatchPart {
  public:
    static api::Result<BatchPart, Failure> open(const std::string& path);

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const BatchRecord& record() const { return record_; }

    /// Begins with the first answer again.
    void rewind();
    /// The next answer with its line end, until the next call; nothing where there is none.
    std::optional<std::string_view> next();
    /// Whether the answers that `next` gave are all that the run wrote.
    [[nodiscard]] bool is_as_recorded() const;

    [[nodiscard]] Failure failure(std::string_view what, ExitCode code = ExitCode::usage) const;
    [[nodiscard]] Failure changed() const;

  private:
    BatchPart(std::string path, BatchRecord record) : path_(std::move(path)), record_(std::move(record)) {}
    bool read_piece();

    std::string path_;
    BatchRecord record_;
    std::string piece_;      ///< of the file, up to `read_`
    std::size_t given_ = 0;  ///< bytes of the piece
    std::uint64_t read_ = 0;
    Digest digest_;
};

}  // namespace decant::cli
