// Where the answers of a batch go: standard output, or a file that a later run can continue.
// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <optional>
#include <string>

#include "cli/args.hpp"
#include "cli/growing_file.hpp"
#include "cli/input.hpp"

namespace decant::cli {

class BatchOutput {
  public:
    /// The file of `--output`. With `--resume`, if it has answers already, it must have been made by the same
    /// program with the same options; a line without an end, at which an earlier run was killed, is cut off.
    static api::Result<BatchOutput, Failure> open(const Args& args);

    [[nodiscard]] bool is_file() const { return file_.has_value(); }
    /// The next answer of an earlier run; nothing once all are read. To be called until then before anything
    /// is written.
    std::optional<std::string> kept();
    /// Answers are lines, and each is written at once. False where one cannot be.
    bool write(const std::string& answer);

  private:
    explicit BatchOutput(std::optional<GrowingFile> file) : file_(std::move(file)) {}
    std::optional<Failure> go_on(const Args& args);

    std::optional<GrowingFile> file_;  ///< none: standard output
    std::ifstream kept_;
};

}  // namespace decant::cli
