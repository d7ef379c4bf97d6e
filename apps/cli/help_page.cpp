// What a help page says about each option.
// SPDX-License-Identifier: MIT
#include "cli/help_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>

#include "cli/values.hpp"

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

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_page() { return std::make_shared<HelpPage>(); }

}  // namespace decant::cli
