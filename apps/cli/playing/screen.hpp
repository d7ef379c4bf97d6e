// Playing on a terminal, with keys and the mouse.
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exit_code.hpp"
#include "cli/playing/session.hpp"

namespace decant::cli::playing {

/// Plays until the player quits, or a signal ends it.
ExitCode play_on_screen(Session& session, bool color);

}  // namespace decant::cli::playing
