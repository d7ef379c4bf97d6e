// What the verbs of `decant collection` share.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/collections.hpp"
#include "cli/args.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// The collection of the command line, or how the program ends.
api::Result<api::Collection, Failure> open_collection(const std::string& path, api::Access access);

/// An error of a collection that is open.
ExitCode report_fault(const api::Diagnostic& diagnostic);

ExitCode import_levels(const Args& args);
ExitCode add_level_to_collection(const Args& args);

}  // namespace decant::cli
