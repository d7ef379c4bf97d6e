// The verbs of the command line.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "cli/exit_code.hpp"

namespace CLI {
class App;
}

namespace decant::cli {

struct Args;

struct Verb {
    std::string_view word;
    std::string_view summary;
    void (*describe)(CLI::App& verb, Args& args);
    ExitCode (*run)(const Args& args);  ///< null for a verb of decant-more
};

/// In the order of the help.
std::span<const Verb> verbs();

#define DECANT_VERB(word, about)                      \
    void describe_##word(CLI::App& verb, Args& args); \
    ExitCode word(const Args& args);
#include "cli/verbs.def"

}  // namespace decant::cli
