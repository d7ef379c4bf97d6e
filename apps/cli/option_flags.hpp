// Options of the one table as flags of a verb.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "api/options.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace decant::cli {

struct Args;

/// Adds one option; its value goes to `args`.
CLI::Option* add_option(CLI::App& verb, const api::OptionEntry& entry, Args& args);

/// Adds the options for reading the text of a level.
std::vector<CLI::Option*> add_read_flags(CLI::App& verb, Args& args);

/// Adds all other options of a question.
void add_flags(CLI::App& verb, api::Question question, Args& args);

}  // namespace decant::cli
