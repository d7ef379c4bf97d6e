// The texts that come with an installed program.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "cli/manual/command.hpp"

namespace decant::cli::manual {

/// A page of section 1 in the macros of man.
std::string man_page(const Command& command, const std::string& version);

/// Completions of the command and all its verbs.
std::string bash_completions(const Command& decant);
std::string zsh_completions(const Command& decant);
std::string fish_completions(const Command& decant);

}  // namespace decant::cli::manual
