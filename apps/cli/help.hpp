// What the program says of its own use.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/args.hpp"

namespace CLI {
class App;
}

namespace decant::cli {

/// One line that ends in a remedy: what a line that ends in a question has in it, else the help of the verb,
/// which is named with those before it (`collection import`).
Farewell usage_error(const std::string& what, const std::string& verb);

/// The first word that is no verb, no flag and one argument too many, if a command line that was refused has
/// one.
std::optional<Farewell> unknown_word(const CLI::App& app);

/// The help of a verb, or of a verb of a verb.
Farewell help_of(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace decant::cli
