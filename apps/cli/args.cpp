// Parses the command line; `--help`, `--version` and mistakes end here.
// SPDX-License-Identifier: MIT
#include "cli/args.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "cli/closest_word.hpp"
#include "cli/description.hpp"

namespace decant::cli {
namespace {

std::string help_command(const CLI::App& verb) {
    return verb.get_parent() == nullptr ? "decant help"
                                        : help_command(*verb.get_parent()) + " " + verb.get_name();
}

std::vector<std::string> flags_of(const CLI::App& verb) {
    std::vector<std::string> flags;
    for (const CLI::Option* option : verb.get_options()) {
        for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
    }
    return flags;
}

std::vector<std::string> verbs_of(const CLI::App& verb) {
    std::vector<std::string> verbs;
    for (const CLI::App* inner : verb.get_subcommands(nullptr)) verbs.push_back(inner->get_name());
    return verbs;
}

/// The error for a word that the verb does not know.
EarlyExit about_unknown(const CLI::App& verb, const std::string& word) {
    const std::string see = fmt::format("see `{}`", help_command(verb));
    std::string what = fmt::format("{} is one argument too many; {}", api::quoted(word), see);
    if (word.front() == '-') {
        const std::string flag = word.substr(0, word.find('='));
        const std::string place = verb.get_subcommands().empty() ? "" : " before the verb";
        what = fmt::format("there is no flag {}{}; {}", api::quoted(flag), place,
                           remedy_for(flag, flags_of(verb), see));
    } else if (const auto verbs = verbs_of(verb); !verbs.empty()) {
        what = fmt::format("there is no verb {}; {}", api::quoted(word), remedy_for(word, verbs, see));
    }
    return {ExitCode::usage, fmt::format("decant: {}\n", what)};
}

/// One line that ends in a remedy: a line that ends in a question has one already; any other gets the help of
/// the verb, named with its parents (`collection import`).
EarlyExit usage_error(const std::string& what, const std::string& verb) {
    std::string line = what;
    if (line.empty() || line.back() != '?')
        line += fmt::format("; see `decant help{}{}`", verb.empty() ? "" : " ", verb);
    return {ExitCode::usage, fmt::format("decant: {}\n", line)};
}

/// The first word that is not a verb nor a flag and is one argument too many, if a command line that was
/// refused has one.
std::optional<EarlyExit> unknown_word(const CLI::App& app) {
    for (const CLI::App* verb = &app;; verb = verb->get_subcommands().front()) {
        if (const auto words = verb->remaining(); !words.empty()) return about_unknown(*verb, words.front());
        if (verb->get_subcommands().empty()) return std::nullopt;
    }
}

/// The help of a verb, or of a verb of a verb.
EarlyExit help_of(const CLI::App& app, const std::vector<std::string>& words) {
    const CLI::App* verb = &app;
    std::string parents;
    for (const std::string& word : words) {
        const auto known = verb->get_subcommands(nullptr);
        const auto next = std::find_if(known.begin(), known.end(),
                                       [&](const CLI::App* inner) { return inner->get_name() == word; });
        if (next == known.end()) return about_unknown(*verb, word);
        parents += (parents.empty() ? "" : " ") + verb->get_name();
        verb = *next;
    }
    return {ExitCode::done, verb == &app ? verb->help() : verb->help(parents)};
}

/// The text before and after the first `middle`; nothing where there is none.
std::optional<std::pair<std::string_view, std::string_view>> around(std::string_view text,
                                                                    std::string_view middle) {
    const std::size_t place = text.find(middle);
    if (place == std::string_view::npos) return std::nullopt;
    return std::pair(text.substr(0, place), text.substr(place + middle.size()));
}

/// One line without the remedy. Not for errors of our own validators: they are in our words already, and may
/// quote the user's value.
std::string in_our_words(const std::string& error) {
    std::string_view line(error);
    line = line.substr(0, line.find('\n'));
    while (line.ends_with('.') || line.ends_with(' ')) line.remove_suffix(1);
    if (line == "A subcommand is required") return "no verb was given";
    if (const auto found = around(line, " is required"); found && found->second.empty())
        return fmt::format("{} is missing", found->first);
    // `--output: 1 required FILE missing`, or `SIZE:SIZE [b, ...]`, which has more of the value than its
    // name.
    if (const auto found = around(line, ": 1 required "); found && line.ends_with(" missing"))
        return fmt::format("{}: {} is missing", found->first,
                           found->second.substr(0, found->second.find_first_of(": ")));
    if (const auto found = around(line, ": At Most ")) {
        if (const auto counts = around(found->second, " required but received "))
            return counts->first == "1"
                       ? fmt::format("{} is given {} times; give it once", found->first, counts->second)
                       : fmt::format("{}: {} are given; give {} at most", found->first, counts->second,
                                     counts->first);
    }
    if (const auto found = around(line, " was given a disallowed flag override"))
        return fmt::format("--{} takes no value; give it alone, or leave it out", found->first);
    if (const auto found = around(line, " requires "))
        return fmt::format("{} needs {}", found->first, found->second);
    if (const auto found = around(line, " excludes "))
        return fmt::format("{} and {} cannot be combined; leave out one of them", found->first,
                           found->second);
    return std::string(line);
}

/// CLI11 takes `--quiet=` for `--quiet`, unless something follows.
void lengthen_value(std::vector<std::string>& words, const std::string& flag) {
    const auto end = std::find(words.begin(), words.end(), "--");
    for (auto word = words.begin(); word != end; ++word) {
        if (*word == "--" + flag + "=") *word += '=';
    }
}

/// Refuses values of flags: `--quiet=no` would be taken for its opposite.
void take_no_values_of_flags(CLI::App& app, std::vector<std::string>& words) {
    for (CLI::Option* option : app.get_options()) {
        if (option->get_items_expected_max() != 0) continue;
        option->disable_flag_override();
        for (const std::string& name : option->get_lnames()) lengthen_value(words, name);
    }
    for (CLI::App* verb : app.get_subcommands({})) take_no_values_of_flags(*verb, words);
}

}  // namespace

std::variant<Args, EarlyExit> parse_args(int argc, const char* const* argv) {
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
        return EarlyExit{ExitCode::done, chosen.empty() ? app.help() : verb->help(parents)};
    } catch (const CLI::CallForVersion& version) {
        return EarlyExit{ExitCode::done, std::string(version.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
        // The missing argument may only be misspelled.
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
