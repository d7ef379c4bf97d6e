// Help and usage errors, with examples.
// SPDX-License-Identifier: MIT
#include "cli/help.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "api/generation.hpp"
#include "cli/closest_word.hpp"

namespace decant::cli {
namespace {

std::string footer_of(const std::vector<std::string>& examples) {
    return fmt::format("Examples:\n  {}", fmt::join(examples, "\n  "));
}

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

void add_examples(CLI::App& app) {
    app.footer(footer_of(
        {"decant solve coalton-133", "decant solve water4:ABAB/BABA/- --format json", "decant help solve"}));
    std::map<std::string, std::vector<std::string>> examples = {
        {"verify",
         {"decant verify level.proof", "decant verify level.proof.gz --level water4:ABAB/BABA/- --quiet",
          "zstd -dc level.proof.zst | decant verify -"}},
        {"analyze",
         {"decant analyze cups-4", "decant analyze water4:ABAB/BABA/- --format json",
          "decant analyze --batch levels.txt --jobs 4 --output figures.jsonl --resume"}},
        {"join", {"decant join part-1.jsonl part-2.jsonl part-3.jsonl --output answers.jsonl"}},
        {"hint",
         {"decant hint cups-4", "decant hint cups-4 --level 3",
          "decant hint water4:ABAB/BABA/- --moves '1>3' --level 2"}},
        {"graph",
         {"decant graph cups-4 --format svg --output graph.svg",
          "decant graph water4:ABAB/BABA/- --format json"}},
        {"generate",
         {"decant generate --seed 7 --count 200 --colors 9 --min-length 25",
          "decant generate --difficulty 30..50 --colors 7 --output levels.txt"}},
        {"check",
         {"decant check water4:ABAB/BABA/- '2>3 1>2 1>3 2>1 2>3 1>2 1>3'",
          "decant solve cups-4 --format json | decant check cups-4 -"}},
        {"play", {"decant play flasks-3", "decant play water4:ABAB/BABA/-"}},
        {"show", {"decant show cups-4", "decant show water4:ABAB/BABA/- --format svg"}},
        {"read", {"decant read level.txt", "decant read - --top-first --format json"}},
        {"convert", {"decant convert cups-4 --to code", "decant convert water4:ABAB/BABA/- --to native"}},
        {"list", {"decant list formats", "decant list levels --format json"}},
        {"collection",
         {"decant collection levels.db import levels.txt", "decant collection levels.db annotate --jobs 4",
          "decant collection levels.db list --where 'length >= 30' --sort length"}},
        {"serve", {"decant serve", "decant serve --port 8000 --root my-page"}},
        {"solve",
         {"decant solve coalton-133", "decant solve water4:ABAB/BABA/- --format json",
          "decant solve --batch levels.txt --jobs 4 --output answers.jsonl --resume"}},
    };
    for (const auto& [family, recipe] : api::example_recipes())
        examples["generate"].push_back(
            fmt::format("decant generate --family {} {} --format native", family, recipe));
    for (CLI::App* verb : app.get_subcommands({})) {
        const auto own = examples.find(verb->get_name());
        if (own == examples.end()) continue;
        verb->footer(footer_of(own->second));
        for (CLI::App* inner : verb->get_subcommands({})) inner->footer(footer_of(own->second));
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
