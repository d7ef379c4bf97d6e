// Help and usage errors.
// SPDX-License-Identifier: MIT
#include "cli/help.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "base/text.hpp"
#include "cli/closest_word.hpp"

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

/// Of a word that the verb does not know.
Farewell about_unknown(const CLI::App& verb, const std::string& word) {
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

}  // namespace

Farewell usage_error(const std::string& what, const std::string& verb) {
    std::string line = what;
    if (line.empty() || line.back() != '?')
        line += fmt::format("; see `decant help{}{}`", verb.empty() ? "" : " ", verb);
    return {ExitCode::usage, fmt::format("decant: {}\n", line)};
}

std::optional<Farewell> unknown_word(const CLI::App& app) {
    for (const CLI::App* verb = &app;; verb = verb->get_subcommands().front()) {
        if (const auto words = verb->remaining(); !words.empty()) return about_unknown(*verb, words.front());
        if (verb->get_subcommands().empty()) return std::nullopt;
    }
}

Farewell help_of(const CLI::App& app, const std::vector<std::string>& words) {
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

}  // namespace decant::cli
