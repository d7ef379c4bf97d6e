// Reads verbs, flags and arguments from their description to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/manual/command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "api/decant.hpp"

namespace decant::cli::manual {
namespace {

/// Lines of the help that begin with two blanks after a line of that title.
std::vector<std::string> indented_after(const std::string& text, const std::string& title) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    bool inside = false;
    for (std::string line; std::getline(stream, line);) {
        if (inside && line.rfind("  ", 0) == 0) lines.push_back(line.substr(2));
        inside = line == title || (inside && line.rfind("  ", 0) == 0);
    }
    return lines;
}

std::string usage_of(const CLI::App& app, const std::vector<std::string>& words) {
    const std::vector<std::string> parents(words.begin(), words.end() - 1);
    const std::string help =
        parents.empty() ? app.help() : app.help(fmt::format("{}", fmt::join(parents, " ")));
    const auto begin = help.find("Usage: ") + 7;
    return help.substr(begin, help.find('\n', begin) - begin);
}

Command read(const CLI::App& app, std::vector<std::string> parents) {
    Command command;
    command.words = std::move(parents);
    command.words.push_back(app.get_name());
    command.summary = app.get_description();
    command.usage = usage_of(app, command.words);
    command.examples = indented_after(app.get_footer(), "Examples:");
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_positional()) {
            command.arguments.push_back({value_of(*option), help_with_limits(*option)});
            continue;
        }
        Flag flag{{}, value_of(*option), help_with_limits(*option)};
        for (const std::string& letter : option->get_snames()) flag.names.push_back("-" + letter);
        for (const std::string& name : option->get_lnames()) flag.names.push_back("--" + name);
        command.flags.push_back(std::move(flag));
    }
    for (const CLI::App* verb : app.get_subcommands(nullptr))
        command.verbs.push_back(read(*verb, command.words));
    return command;
}

}  // namespace

std::string Command::name(const std::string& between) const {
    return fmt::format("{}", fmt::join(words, between));
}

Command read_command(const CLI::App& app) { return read(app, {}); }

bool is_path(const Value& value) {
    for (const char* path : {"LEVEL", "PLAN", "FILE", "PATH", "DIR"})
        if (value.name == path) return true;
    return false;
}

std::vector<std::string> example_names() {
    std::vector<std::string> names;
    for (const api::Entry& level : api::levels()) names.push_back(level.word);
    return names;
}

std::vector<std::string> words_for(const Value& value) {
    return value.name == "LEVEL" ? example_names() : value.choices;
}

}  // namespace decant::cli::manual
