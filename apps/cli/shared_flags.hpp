// Flags that several verbs take.
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace decant::cli {

struct Args;

inline constexpr auto level_help =
    "a path of a text or a screenshot, '-' for standard input, FILE#ID for one level of a file of many, a "
    "level code "
    "such as water4:ABAB/BABA/-, or the name of an example level";

/// Where a verb writes what it makes.
void add_output_file(CLI::App& verb, Args& args);

}  // namespace decant::cli
