// The command line of `decant generate`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "api/generation.hpp"

namespace CLI {
class App;
}

namespace decant::cli {

struct Args;

struct GenerateArgs {
    api::GenerateOptions options;
    std::string output;  ///< a path; empty: standard output
    bool resume = false;
    std::optional<double> seconds;
};

void describe_generate(CLI::App& verb, Args& args);

}  // namespace decant::cli
