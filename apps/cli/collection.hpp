// Functions shared by the verbs of `decant collection`.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/collections.hpp"
#include "cli/args.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// The collection of the command line, or the failure that ends the program.
api::Result<api::Collection, Failure> open_collection(const std::string& path, api::Access access);

/// The failure that ends the program after a fault of a collection.
Failure failure_of(const api::Fault& fault);

ExitCode import_levels(const Args& args);
ExitCode add_level_to_collection(const Args& args);

}  // namespace decant::cli
