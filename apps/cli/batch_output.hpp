// The output of a batch: standard output, or a file that a later run can continue, with its record.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/args.hpp"
#include "cli/batch_lines.hpp"
#include "cli/growing_file.hpp"
#include "cli/input.hpp"
#include "cli/shard.hpp"

namespace decant::cli {

/// The record FILE.batch of the answers in FILE: a line for the program, one for the verb, one for each
/// option, one for the shard, one for the end. It stays as long as the answers: the same command may be given
/// again even after it has finished.
struct BatchRecord {
    /// Written once all levels are answered: the levels of the whole input, and the answers to this shard.
    struct End {
        BatchInput input;
        std::uint64_t bytes = 0;
        Digest digest;
    };

    std::string program;               ///< version and commit
    std::string verb;                  ///< solve or analyze
    std::vector<std::string> options;  ///< as flags, such as `--node-limit 100`
    Shard shard;
    std::optional<End> end = {};

    static BatchRecord of(const Args& args);
    static std::string path_for(const std::string& answers);
    /// The failure if the record would replace some other file.
    [[nodiscard]] std::optional<Failure> refuse_to_replace(const std::string& answers) const;
    /// Reads the record of a file of answers; an error where it has none.
    static api::Result<BatchRecord, Failure> read(const std::string& answers);

    /// False where it cannot be written, with `errno`.
    [[nodiscard]] bool write(const std::string& answers) const;
    [[nodiscard]] std::string first_line() const;
};

/// How the answers of `one` were made, unlike those of `other`, whichever levels they are about; empty where
/// they agree. `by decant 0.1.0 (1234567), not 0.2.0 (89abcde)`
std::string difference(const BatchRecord& one, const BatchRecord& other);

class BatchOutput {
  public:
    /// The file of `--output`. With `--resume`, if it has answers already, it must have been made by the same
    /// program with the same options. It stays as it is until something is written.
    static api::Result<BatchOutput, Failure> open(const Args& args);

    [[nodiscard]] bool is_file() const { return file_.has_value(); }
    /// The next answer of an earlier run; nothing once all are read. Must be called until then before
    /// anything is written. A line without an end, at which a run was killed, does not count.
    std::optional<std::string> kept();
    /// Why the kept answers are of no use, if so.
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
