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

/// What is said goes to `options`.
CLI::Option* add_option(CLI::App& verb, const api::OptionEntry& entry, api::Options& options);

/// How the text of a level is read.
std::vector<CLI::Option*> add_read_flags(CLI::App& verb, api::Options& options);

/// All other options of a question.
void add_flags(CLI::App& verb, api::Question question, api::Options& options);

}  // namespace decant::cli
