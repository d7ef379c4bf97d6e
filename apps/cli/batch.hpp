// Many levels: one level code a line in, one JSON object a line out, in the same order.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "cli/args.hpp"
#include "cli/exit_code.hpp"

namespace decant::cli {

/// What comes of one line.
struct Answer {
    std::string text;
    ExitCode code = ExitCode::done;
};

/// A line of the batch, counted from 1 among those that hold a level.
struct BatchLine {
    std::string text;
    std::size_t number = 0;
};

/// The object that stands for a line without an answer.
Answer line_error(const std::string& line, const api::Diagnostic& diagnostic, ExitCode code);

/// Reads the lines that LEVEL holds and prints the answers, by as many jobs as `args` says, each of which
/// calls `answer` with one level at a time.
ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const BatchLine& line)>& answer);

}  // namespace decant::cli
