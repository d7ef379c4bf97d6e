// The texts of the version; the only file that is recompiled for each commit.
// SPDX-License-Identifier: MIT
#include "cli/version.hpp"

#include <fmt/format.h>

#include "cli/commit.hpp"

namespace decant::cli {

std::string exact_version() { return fmt::format("{} ({})", version, commit); }

std::string version_text() { return fmt::format("decant {}\ncommit {}, {}", version, commit, compiler); }

}  // namespace decant::cli
