// Flags that several verbs take.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

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

/// Adds LEVEL, which the verb is about, and the flags for reading its text.
CLI::Option* add_level(CLI::App& verb, Args& args);

/// `words` are some of `dot`, `json`, `moves`, `svg` and `text`.
void add_format(CLI::App& verb, Args& args, const std::vector<std::string>& words = {"json", "text"},
                const char* help = "the output (default: text)");

void add_color(CLI::App& verb, Args& args);

/// Adds --format, --quiet and --color.
void add_output(CLI::App& verb, Args& args, const std::vector<std::string>& words = {"json", "text"});

/// Adds --output and --force.
void add_output_file(CLI::App& verb, Args& args);

/// Adds --jobs, the number of things to work on in parallel; `help` says which things.
CLI::Option* add_jobs(CLI::App& verb, int& jobs, const std::string& help);

/// Adds --total-time-limit, the time for all levels together.
CLI::Option* add_total_time_limit(CLI::App& verb, Args& args, const char* help);

struct BatchFlags {
    CLI::Option* batch;
    CLI::Option* output;
};

/// Adds the flags of a verb that can work on many levels.
BatchFlags add_batch(CLI::App& verb, Args& args);

/// Adds examples to the end of the help of a verb, and of each verb that is added to it later.
void add_examples(CLI::App& verb, const std::vector<std::string>& examples);

}  // namespace decant::cli
