// Playing without a screen: a line in, the board out.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"
#include "cli/exit_code.hpp"
#include "cli/playing/session.hpp"

namespace decant::cli::playing {

/// Reads moves and words from standard input until it ends, until `quit`, or until Ctrl-C.
ExitCode play_lines(Session& session, const api::Style& style);

}  // namespace decant::cli::playing
