// Flags that several verbs take.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace decant::cli {

struct Args;

inline constexpr auto level_help =
    "a path, '-' for standard input, a level code such as water4:ABAB/BABA/-, or the name of an example "
    "level";

/// Why the word is no whole number from 0 to 2^64 - 1, or nothing. CLI11 by itself takes -1 for a large
/// number.
std::string whole_number(const std::string& word);

/// Why the word is no number to compare with, or nothing.
std::string not_nan(const std::string& word);

/// How the text of a level is read.
void add_read_flags(CLI::App& verb, Args& args);

}  // namespace decant::cli
