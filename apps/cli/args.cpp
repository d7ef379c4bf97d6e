// Parses the command line, and says farewell where nothing is to be done.
// SPDX-License-Identifier: MIT
#include "cli/args.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/description.hpp"
#include "cli/help.hpp"
#include "cli/values.hpp"

namespace decant::cli {
namespace {

const CLI::App& innermost(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : innermost(*chosen.front());
}

/// What CLI11 finds wrong, told as the rest of decant speaks: of an option without its value it says
/// `--capacity: 1 required N:1 to 32 missing`.
std::string mistake(const CLI::App& app, const CLI::ParseError& error) {
    std::string what = error.what();
    const std::string name = what.substr(0, what.find(':'));
    const CLI::Option* option = innermost(app).get_option_no_throw(name);
    if (option == nullptr || !what.ends_with(" missing")) return what;
    return fmt::format("{}: {} is missing", name, value_of(*option).name);
}

}  // namespace

std::variant<Args, Farewell> parse_args(int argc, const char* const* argv) {
    Args args;
    CLI::App app;
    std::vector<std::string> help_verb;
    const std::span words(argv, static_cast<std::size_t>(argc));
    describe(app, args, help_verb, [&](std::string_view verb) {
        return std::find(words.begin(), words.end(), verb) != words.end();
    });

    const auto chosen_verb = [&] {
        return app.get_subcommands().empty() ? "" : app.get_subcommands().front()->get_name();
    };
    try {
        app.parse(argc, argv);
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
        return usage_error(mistake(app, error), chosen_verb());
    }
    if (app.get_subcommands().empty()) return usage_error("no verb was given", "");
    if (app.got_subcommand("help")) {
        // CLI11 gives the help of the chosen verb, which is `help` here, until the choice is forgotten.
        app.clear();
        return help_of(app, help_verb);
    }
    if (args.verb == Verb::solve && args.level.empty()) {
        if (isatty(STDIN_FILENO) != 0) return usage_error("LEVEL is missing", "solve");
        args.level = "-";
    }
    return args;
}

}  // namespace decant::cli
