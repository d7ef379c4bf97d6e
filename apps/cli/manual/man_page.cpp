// Manual pages, in the macros that every man understands.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "cli/exit_code.hpp"
#include "cli/manual/command.hpp"

namespace decant::cli::manual {
namespace {

std::string roff(const std::string& text) {
    std::string escaped = text.empty() || (text[0] != '.' && text[0] != '\'') ? "" : "\\&";
    for (const char c : text) {
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else if (c == '\'')
            escaped += "\\(aq";
        else if (c == '`')
            escaped += "\\(ga";
        else
            escaped += c;
    }
    return escaped;
}

std::string page_name(const Command& command) { return command.name("-"); }

std::string described(const Value& value, const std::string& help) {
    std::string text = roff(help);
    text += '\n';
    if (!value.choices.empty())
        text += fmt::format(".br\nOne of: {}.\n", roff(fmt::format("{}", fmt::join(value.choices, ", "))));
    return text;
}

std::string arguments_of(const Command& command) {
    if (command.arguments.empty()) return "";
    std::string text = ".SH ARGUMENTS\n";
    for (const Argument& argument : command.arguments)
        text += fmt::format(".TP\n.I {}\n{}", roff(argument.value.name),
                            described(argument.value, argument.help));
    return text;
}

std::string flags_of(const Command& command) {
    std::string text = ".SH OPTIONS\n";
    for (const Flag& flag : command.flags) {
        std::vector<std::string> names;
        for (const std::string& name : flag.names) names.push_back("\\fB" + roff(name) + "\\fR");
        const std::string value = flag.value.name.empty() ? "" : " \\fI" + roff(flag.value.name) + "\\fR";
        text += fmt::format(".TP\n{}{}\n{}", fmt::join(names, ", "), value, described(flag.value, flag.help));
    }
    return text;
}

std::string verb_section(const Command& command) {
    if (command.verbs.empty()) return "";
    std::string text = ".SH VERBS\n";
    for (const Command& verb : command.verbs)
        text += fmt::format(".TP\n.B {}\n{}\n", roff(verb.words.back()), roff(verb.summary));
    return text;
}

std::string examples_of(const Command& command) {
    if (command.examples.empty()) return "";
    std::string text = ".SH EXAMPLES\n.EX\n";
    for (const std::string& example : command.examples) text += roff(example) + "\n";
    return text + ".EE\n";
}

std::string exit_status() {
    std::string text = ".SH \"EXIT STATUS\"\n";
    for (const ExitMeaning& entry : exit_meanings)
        text +=
            fmt::format(".TP\n.B {}\n{}\n", static_cast<int>(entry.code), roff(std::string(entry.meaning)));
    return text;
}

std::string see_also(const Command& command) {
    std::vector<std::string> pages;
    if (command.words.size() > 1) {
        std::vector<std::string> parents(command.words.begin(), command.words.end() - 1);
        pages.push_back(fmt::format("{}", fmt::join(parents, "-")));
    }
    for (const Command& verb : command.verbs) pages.push_back(page_name(verb));
    std::string text = ".SH \"SEE ALSO\"\n";
    for (std::size_t p = 0; p < pages.size(); ++p)
        text += fmt::format(".BR {} (1){}\n", roff(pages[p]), p + 1 < pages.size() ? "," : "");
    return text;
}

std::string upper(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

}  // namespace

std::string man_page(const Command& command, const std::string& version) {
    const std::string name = page_name(command);
    return fmt::format(".TH {} 1 \"\" \"decant {}\" \"decant manual\"\n", upper(name), version) +
           fmt::format(".SH NAME\n{} \\- {}\n", roff(name), roff(command.summary)) +
           fmt::format(".SH SYNOPSIS\n.B {}\n", roff(command.usage)) + verb_section(command) +
           arguments_of(command) + flags_of(command) + exit_status() + examples_of(command) +
           see_also(command);
}

}  // namespace decant::cli::manual
