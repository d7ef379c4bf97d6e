// Help and usage errors, with examples.
// SPDX-License-Identifier: MIT
#include "cli/help.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

namespace decant::cli {
namespace {

std::string footer_of(const std::vector<std::string>& examples) {
    return fmt::format("Examples:\n  {}", fmt::join(examples, "\n  "));
}

}  // namespace

Farewell usage_error(const std::string& what, const std::string& verb) {
    std::string line = what.substr(0, what.find('\n'));
    while (!line.empty() && (line.back() == '.' || line.back() == ' ')) line.pop_back();
    return {ExitCode::usage,
            fmt::format("decant: {}; see `decant help{}{}`\n", line, verb.empty() ? "" : " ", verb)};
}

void add_examples(CLI::App& app) {
    app.footer(footer_of({"decant solve levels/coalton-133.txt",
                          "decant solve water4:ABAB/BABA/- --format json", "decant help solve"}));
    const std::map<std::string, std::vector<std::string>> examples = {
        {"analyze",
         {"decant analyze levels/cups-4.txt", "decant analyze water4:ABAB/BABA/- --format json",
          "decant analyze --batch levels.txt --jobs 4"}},
        {"hint",
         {"decant hint levels/cups-4.txt", "decant hint levels/cups-4.txt --level 3",
          "decant hint water4:ABAB/BABA/- --moves '1>3' --level 2"}},
        {"graph",
         {"decant graph levels/cups-4.txt --format svg --output graph.svg",
          "decant graph water4:ABAB/BABA/- --format json"}},
        {"generate",
         {"decant generate --seed 7 --count 200 --colors 9 --min-length 25",
          "decant generate --difficulty 30..50 --colors 7 --output levels.txt",
          "decant generate --family dog_bunny --nodes 9 --tokens 4 --format native"}},
        {"check",
         {"decant check water4:ABAB/BABA/- '2>3 1>2 1>3 2>1 2>3 1>2 1>3'",
          "decant solve levels/cups-4.txt --format json | decant check levels/cups-4.txt -"}},
        {"play", {"decant play levels/flasks-3.txt", "decant play water4:ABAB/BABA/-"}},
        {"show", {"decant show levels/cups-4.txt", "decant show water4:ABAB/BABA/- --format svg"}},
        {"convert",
         {"decant convert levels/cups-4.txt --to code", "decant convert water4:ABAB/BABA/- --to native"}},
        {"list", {"decant list formats", "decant list levels --format json"}},
        {"collection",
         {"decant collection levels.db import levels", "decant collection levels.db annotate --jobs 4",
          "decant collection levels.db list --where 'length >= 30' --sort length"}},
        {"serve", {"decant serve", "decant serve --port 8000 --root web/dist"}},
        {"solve",
         {"decant solve levels/coalton-133.txt", "decant solve water4:ABAB/BABA/- --format json",
          "decant solve --batch levels.txt --jobs 4"}},
    };
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
        if (next == known.end()) {
            return usage_error(fmt::format("there is no verb '{}'", fmt::join(words, " ")),
                               verb == &app ? "" : verb->get_name());
        }
        parents += (parents.empty() ? "" : " ") + verb->get_name();
        verb = *next;
    }
    return {ExitCode::done, verb == &app ? verb->help() : verb->help(parents)};
}

}  // namespace decant::cli
