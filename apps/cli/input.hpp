// Reading what arguments name: files, standard input, level codes.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "api/decant.hpp"
#include "cli/exit_code.hpp"

namespace decant::cli {

/// Bytes, and what to call them in messages.
struct Input {
    std::string source;
    std::string bytes;
};

/// An error that ends the program: its one line and its code.
struct Failure {
    std::string line;
    ExitCode code;
};

/// `decant: SOURCE:LINE:COLUMN: problem; remedy`.
Failure failure(const api::Diagnostic& diagnostic, const std::string& source,
                ExitCode code = ExitCode::malformed);

/// What LEVEL is called in messages: its path, `stdin` or `code`.
std::string source_of(const std::string& argument);

/// A file, or standard input for `-`, up to just past the size that a level may have.
api::Result<Input, Failure> read_input(const std::string& path);

/// What LEVEL names: a code, a path or `-`, or an example level where there is no file of its name.
api::Result<Input, Failure> read_level(const std::string& argument);

/// What PLAN names: a path of an existing file or `-`, else the text itself.
api::Result<Input, Failure> read_plan(const std::string& argument);

/// Reads and loads LEVEL.
api::Result<api::Level, Failure> load_level(const std::string& argument, const api::LoadOptions& options);

}  // namespace decant::cli
