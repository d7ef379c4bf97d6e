// What the program says of its own use.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "cli/args.hpp"

namespace CLI {
class App;
}

namespace decant::cli {

/// CLI11 says what is wrong, over several lines at times; an error of ours is one line that ends in a remedy.
Farewell usage_error(const std::string& what, const std::string& verb);

/// Each verb gets examples of its own, which its own verbs have too.
void add_examples(CLI::App& app);

/// The help of a verb, or of a verb of a verb.
Farewell help_of(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace decant::cli
