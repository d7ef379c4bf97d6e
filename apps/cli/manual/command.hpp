// A verb as manuals and shells need to know it, read from the description of the command line, and the texts
// about it that come with an installed program.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "cli/values.hpp"

namespace CLI {
class App;
}

namespace decant::cli::manual {

struct Flag {
    std::vector<std::string> names;  ///< `-h` and `--help`
    Value value;
    std::string help;  ///< with the limits of the value
};

struct Argument {
    Value value;
    std::string help;  ///< with the limits of the value
};

struct Command {
    std::vector<std::string> words;  ///< `decant`, `collection`, `import`
    std::string summary;
    std::string usage;
    std::vector<Flag> flags;
    std::vector<Argument> arguments;
    std::vector<Command> verbs;
    std::vector<std::string> examples;

    /// The words, joined.
    [[nodiscard]] std::string name(const std::string& between) const;
};

Command read_command(const CLI::App& app);

/// Whether a value is the path of a file, so that shells can complete it.
bool is_path(const Value& value);

/// The names of the example levels, which can be given for LEVEL.
std::vector<std::string> example_names();

/// The words that a shell can offer for a value; it may offer files beside them.
std::vector<std::string> words_for(const Value& value);

/// A page of section 1 in the macros of man.
std::string man_page(const Command& command, const std::string& version);

/// Completions of the command and all its verbs.
std::string bash_completions(const Command& decant);
std::string zsh_completions(const Command& decant);
std::string fish_completions(const Command& decant);

}  // namespace decant::cli::manual
