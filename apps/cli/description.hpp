// The whole command line as CLI11 knows it; the program parses by it, and the manual is written from it.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/args.hpp"

namespace CLI {
class App;
}

namespace decant::cli {

/// Parsing writes to `args` and, for the verb `help`, to `help_verb`; both must outlive `app`. Verbs that are
/// not wanted are only named: describing all of their options takes longer than solving most levels.
void describe(CLI::App& app, Args& args, std::vector<std::string>& help_verb,
              const std::function<bool(std::string_view)>& is_wanted);

}  // namespace decant::cli
