// Where the answers of a batch go: standard output, or a file that a later run can continue.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

#include "cli/args.hpp"
#include "cli/batch_lines.hpp"
#include "cli/batch_record.hpp"
#include "cli/digest.hpp"
#include "cli/growing_file.hpp"
#include "cli/input.hpp"

namespace decant::cli {

class BatchOutput {
  public:
    /// The file of `--output`. With `--resume`, if it has answers already, it must have been made by the same
    /// program with the same options. It stays as it is until something is written.
    static api::Result<BatchOutput, Failure> open(const Args& args);

    [[nodiscard]] bool is_file() const { return file_.has_value(); }
    /// The next answer of an earlier run; nothing once all are read. To be called until then before anything
    /// is written. A line without an end, at which a run was killed, is none.
    std::optional<std::string> kept();
    /// Why these are of no use, if they are not.
    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }
    /// Answers are lines, and each is written at once. False where one cannot be.
    bool write(const std::string& answer);
    /// All levels of this input are answered. False where that cannot be recorded.
    bool finish(const BatchInput& input);

  private:
    BatchOutput() = default;
    BatchOutput(GrowingFile file, BatchRecord record) : file_(std::move(file)), record_(std::move(record)) {}
    std::optional<Failure> begin();
    std::optional<Failure> go_on();
    void end_kept();
    bool cut_torn_line();

    std::optional<GrowingFile> file_;  ///< none: standard output
    BatchRecord record_;
    std::ifstream kept_;
    std::uint64_t bytes_ = 0;  ///< of the answers that were kept or written
    Digest digest_;            ///< of these
    bool may_be_torn_ = false;
    std::optional<Failure> failure_;
};

}  // namespace decant::cli
