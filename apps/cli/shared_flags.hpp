// Flags that several verbs take.
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace decant::cli {

struct Args;

inline constexpr auto level_help =
    "a path of a text or a screenshot, '-' for standard input, FILE#ID for one level of a file of many, a "
    "level code "
    "such as water4:ABAB/BABA/-, or the name of an example level";

/// Where a verb writes what it makes.
void add_output_file(CLI::App& verb, Args& args);

/// How long all levels may take together.
CLI::Option* add_total_time_limit(CLI::App& verb, Args& args, const char* help);

}  // namespace decant::cli
