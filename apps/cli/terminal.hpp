// What is known of the terminal, and Ctrl-C.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"
#include "cli/args.hpp"

namespace decant::cli {

/// The style of standard output: colors as the terminal can and the user wants, and its width.
api::Style output_style(ColorChoice choice);

/// Whether progress may be shown: standard error is a terminal.
bool can_show_progress();

/// Set by the first Ctrl-C from now on, and by SIGTERM and SIGHUP; a second Ctrl-C ends the program at once.
const api::CancelToken& cancel_on_interrupt();

/// Set by these alone, and by no time; and whether it is.
const api::CancelToken& interruption();
bool is_interrupted();

/// Also sets it after this many seconds.
void cancel_after(double seconds);

}  // namespace decant::cli
