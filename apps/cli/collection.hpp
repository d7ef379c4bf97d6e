// What the verbs of `decant collection` share.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/collections.hpp"
#include "cli/args.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// The collection of the command line, or how the program ends.
api::Result<api::Collection, Failure> open_collection(const std::string& path, api::Access access);

/// How the program ends by a fault of a collection.
Failure failure_of(const api::Fault& fault);

ExitCode import_levels(const Args& args);
ExitCode add_level_to_collection(const Args& args);

}  // namespace decant::cli
