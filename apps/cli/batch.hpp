// A batch: many levels in, one JSON object per line out, in the same order.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "cli/args.hpp"
#include "cli/batch_lines.hpp"
#include "cli/exit_code.hpp"

namespace decant::cli {

/// The outcome of one input line.
struct Answer {
    std::string text;
    ExitCode code = ExitCode::done;
};

/// The object that stands for a line without an answer.
Answer line_error(const BatchLine& line, const api::Diagnostic& diagnostic, ExitCode code);

/// The figures about the work that the answers of a batch hold.
api::Stats batch_stats(const Args& args);

/// Reads the levels that LEVEL holds and writes the answers, by as many jobs as `args` says, each of which
/// calls `answer` with one level at a time. Answers that an earlier run left in the output are not sought
/// again.
ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const BatchLine& line)>& answer);

}  // namespace decant::cli
