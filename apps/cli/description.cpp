// Describes the command line to CLI11: what holds for all verbs, and the verbs of the table.
// SPDX-License-Identifier: MIT
#include "cli/description.hpp"

#include <CLI/CLI.hpp>

#include "cli/help_page.hpp"
#include "cli/shared_flags.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace decant::cli {

void describe(CLI::App& app, Args& args, std::vector<std::string>& help_verb,
              const std::function<bool(std::string_view)>& is_wanted) {
    app.description(
        "decant solves water sort, ball sort and DogBunny levels: it finds a shortest plan and proves it, or "
        "proves that there is none.");
    app.name("decant");
    app.require_subcommand(0, 1);
    app.formatter(help_page());
    app.set_version_flag("--version", version_text(),
                         "print the version, the commit and the compiler, and exit");
    app.set_help_flag("-h,--help", "print this help and exit");
    for (const Verb& entry : verbs()) {
        CLI::App& verb = *app.add_subcommand(std::string(entry.word), std::string(entry.summary));
        verb.parse_complete_callback([&args, &entry] { args.verb = &entry; });
        if (is_wanted(entry.word)) entry.describe(verb, args);
    }
    app.add_subcommand("help", "explain a verb")
        ->add_option("VERB", help_verb, "the verb to explain, such as solve or collection import")
        ->expected(0, 2);
    for (CLI::App* verb : app.get_subcommands({})) {
        constexpr auto heading = "Verbs";
        verb->group(heading);
        for (CLI::App* inner : verb->get_subcommands({})) inner->group(heading);
    }
    add_examples(app, {"decant solve coalton-133", "decant solve water4:ABAB/BABA/- --format json",
                       "decant help solve"});
}

}  // namespace decant::cli
