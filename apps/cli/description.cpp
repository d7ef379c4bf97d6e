// Describes the command line to CLI11: the flags and texts of the whole program, and the verbs of the table.
// SPDX-License-Identifier: MIT
#include "cli/description.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>
#include <memory>
#include <sstream>

#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace decant::cli {
namespace {

/// Help pages that say `VERB` and `Arguments` where CLI11 has other names. On a terminal they fit its width;
/// elsewhere each option has one line, for programs such as grep.
class HelpPage : public CLI::Formatter {
  public:
    HelpPage()
        : width_(static_cast<std::size_t>(terminal_width().value_or(std::numeric_limits<int>::max()))) {
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
        if (value.choices.empty()) return " " + value.name;
        // In lines of their own below the first choice, which stands after the name.
        const std::size_t column = margin + make_option_name(option, false).size() + 1;
        std::vector<std::string> lines =
            wrap(fmt::format("{}", fmt::join(value.choices, " ")), room_from(column) - 1);
        for (std::string& line : lines) std::replace(line.begin(), line.end(), ' ', '|');
        return fmt::format(" {}", fmt::join(lines, "|\n" + std::string(column, ' ')));
    }

    [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
        return folded(help_with_limits(*option), get_column_width());
    }

    [[nodiscard]] std::string make_description(const CLI::App* app) const override {
        const std::string text = folded(CLI::Formatter::make_description(app), 0);
        return text.empty() ? text : text + '\n';
    }

    [[nodiscard]] std::string make_subcommand(const CLI::App* verb) const override {
        std::ostringstream out;
        CLI::detail::format_help(out, verb->get_display_name(true),
                                 folded(verb->get_description(), get_column_width()), get_column_width());
        return out.str();
    }

  private:
    static constexpr std::size_t margin = 2;

    /// The width of lines that begin at this column; at least that of a few words, however narrow the
    /// terminal.
    [[nodiscard]] std::size_t room_from(std::size_t column) const {
        constexpr std::size_t few_words = 24;
        return std::max(width_, column + few_words) - column;
    }

    [[nodiscard]] std::string folded(const std::string& text, std::size_t column) const {
        return fmt::format("{}", fmt::join(wrap(text, room_from(column)), "\n"));
    }

    std::size_t width_;
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
