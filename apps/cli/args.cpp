// Parses the command line, and says farewell where nothing is to be done.
// SPDX-License-Identifier: MIT
#include "cli/args.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/description.hpp"
#include "cli/help.hpp"
#include "cli/parse_error.hpp"

namespace decant::cli {
namespace {

/// CLI11 takes `--quiet=` for `--quiet`, unless something follows.
void lengthen_value(std::vector<std::string>& words, const std::string& flag) {
    const auto end = std::find(words.begin(), words.end(), "--");
    for (auto word = words.begin(); word != end; ++word) {
        if (*word == "--" + flag + "=") *word += '=';
    }
}

/// `--quiet=no` would be heard as its contrary.
void take_no_values_of_flags(CLI::App& app, std::vector<std::string>& words) {
    for (CLI::Option* option : app.get_options()) {
        if (option->get_items_expected_max() != 0) continue;
        option->disable_flag_override();
        for (const std::string& name : option->get_lnames()) lengthen_value(words, name);
    }
    for (CLI::App* verb : app.get_subcommands({})) take_no_values_of_flags(*verb, words);
}

}  // namespace

std::variant<Args, Farewell> parse_args(int argc, const char* const* argv) {
    Args args;
    CLI::App app;
    std::vector<std::string> help_verb;
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    describe(app, args, help_verb, [&](std::string_view verb) {
        return std::find(words.begin(), words.end(), verb) != words.end();
    });
    take_no_values_of_flags(app, words);

    const auto chosen_verb = [&] {
        std::string names;
        for (auto inner = app.get_subcommands(); !inner.empty(); inner = inner.front()->get_subcommands())
            names += (names.empty() ? "" : " ") + inner.front()->get_name();
        return names;
    };
    try {
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        // The help of the innermost verb: `collection FILE import --help` is about import.
        const CLI::App* verb = &app;
        std::string parents = "decant";
        for (auto inner = app.get_subcommands(); !inner.empty(); inner = verb->get_subcommands()) {
            if (verb != &app) parents += " " + verb->get_name();
            verb = inner.front();
        }
        return Farewell{ExitCode::done, chosen.empty() ? app.help() : verb->help(parents)};
    } catch (const CLI::CallForVersion& version) {
        return Farewell{ExitCode::done, std::string(version.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
        // What is missing may only be misspelled.
        if (auto unknown = unknown_word(app)) return *std::move(unknown);
        const bool is_ours = dynamic_cast<const CLI::ValidationError*>(&error) != nullptr;
        return usage_error(is_ours ? error.what() : in_our_words(error.what()), chosen_verb());
    }
    if (app.get_subcommands().empty()) return usage_error("no verb was given", "");
    if (app.got_subcommand("help")) {
        // CLI11 gives the help of the chosen verb, which is `help` here, until the choice is forgotten.
        app.clear();
        return help_of(app, help_verb);
    }
    return args;
}

}  // namespace decant::cli
