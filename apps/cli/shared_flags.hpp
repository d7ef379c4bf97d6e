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

/// The level that the verb is about, and how its text is read.
CLI::Option* add_level(CLI::App& verb, Args& args);

/// `words` are some of `dot`, `json`, `moves`, `svg` and `text`.
void add_format(CLI::App& verb, Args& args, const std::vector<std::string>& words = {"json", "text"},
                const char* help = "the output (default: text)");

void add_color(CLI::App& verb, Args& args);

/// A format, how much is said, and color.
void add_output(CLI::App& verb, Args& args, const std::vector<std::string>& words = {"json", "text"});

/// Where a verb writes what it makes.
void add_output_file(CLI::App& verb, Args& args);

/// How many of them the verb works on side by side; `help` says of what.
CLI::Option* add_jobs(CLI::App& verb, int& jobs, const std::string& help);

/// How long all levels may take together.
CLI::Option* add_total_time_limit(CLI::App& verb, Args& args, const char* help);

struct BatchFlags {
    CLI::Option* batch;
    CLI::Option* output;
};

/// What a verb takes that can work on many levels.
BatchFlags add_batch(CLI::App& verb, Args& args);

/// What the help of a verb ends with, and that of each verb that is added to it later.
void add_examples(CLI::App& verb, const std::vector<std::string>& examples);

}  // namespace decant::cli
