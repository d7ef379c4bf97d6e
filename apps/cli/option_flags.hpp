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

/// What is said goes to `args`.
CLI::Option* add_option(CLI::App& verb, const api::OptionEntry& entry, Args& args);

/// How the text of a level is read.
std::vector<CLI::Option*> add_read_flags(CLI::App& verb, Args& args);

/// All other options of a question.
void add_flags(CLI::App& verb, api::Question question, Args& args);

}  // namespace decant::cli
