// Describes the command line to CLI11: what holds for all verbs, and the verbs of the table.
// SPDX-License-Identifier: MIT
#include "cli/description.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/shared_flags.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace decant::cli {
namespace {

/// What decant calls the things that CLI11 has other names for.
class HelpPage : public CLI::Formatter {
  public:
    HelpPage() {
        label("SUBCOMMAND", "VERB");
        label("Positionals", "Arguments");
    }

    [[nodiscard]] std::string make_option_usage(const CLI::Option* option) const override {
        const std::string name = make_option_name(option, true) + make_option_opts(option);
        return option->get_required() ? name : "[" + name + "]";
    }

    [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override {
        if (option->get_positional()) return option->get_expected_max() > 1 ? "..." : "";
        const Value value = value_of(*option);
        if (value.name.empty()) return "";
        return value.choices.empty() ? " " + value.name : fmt::format(" {}", fmt::join(value.choices, "|"));
    }

    [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
        return help_with_limits(*option);
    }
};

/// Writes flags as people type them: `--count N`, `--rules water|ball`.
std::shared_ptr<CLI::FormatterBase> help_page() { return std::make_shared<HelpPage>(); }

}  // namespace

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
