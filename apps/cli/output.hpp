// All that the program writes to standard output and standard error.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "api/decant.hpp"
#include "cli/exit_code.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// Fills closed standard streams: a file opened later would take the place of one and get the output meant
/// for it. Using the replacement fails, as with a closed stream.
void occupy_closed_streams();

/// Prints text for people. Control characters and invisible ones are replaced, wherever the text came from;
/// of escape sequences only colors stay, and these only with a style that has colors.
void print(std::string_view text, const api::Style& style = {});

/// Prints data for programs byte for byte; on a terminal, where people look at it, as `print` does.
void print_data(std::string_view data);

/// Prints text for people to standard error.
void print_error(std::string_view text);

/// Prints a failure, its line behind `decant: `, to standard error and returns its code.
ExitCode report(const Failure& failure);

/// Shows a line on the terminal of standard error in the place of the one before; an empty one clears it.
void show_status(std::string_view line);

/// Flushes standard output; returns whether all of it could be written so far.
bool flush();

/// Whether something printed could not be written.
bool output_failed();

}  // namespace decant::cli
