// Terminal capabilities and Ctrl-C handling.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "cli/args.hpp"

namespace decant::cli {

/// The style of standard output: colors as the terminal can and the user wants, and its width.
api::Style output_style(ColorChoice choice);

/// The columns of the terminal that standard output is; nothing where it is not one.
std::optional<int> terminal_width();

/// Breaks lines at blanks so that none is longer than `width` bytes, unless a word is; no lines for no text.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

/// Whether progress may be shown: standard error is a terminal.
bool can_show_progress();

/// Set by the first Ctrl-C from now on, and by SIGTERM and SIGHUP; a second Ctrl-C ends the program at once.
const api::CancelToken& cancel_on_interrupt();

/// Set by these signals alone, never by a time limit; and whether it is set.
const api::CancelToken& interruption();
bool is_interrupted();

/// Sets the token of `cancel_on_interrupt` after this many seconds, too.
void cancel_after(double seconds);

}  // namespace decant::cli
