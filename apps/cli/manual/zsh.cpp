// Completions for zsh, in the specifications of its _arguments.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/manual/command.hpp"

namespace decant::cli::manual {
namespace {

/// Text inside a specification in single quotes.
std::string spec_text(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '\'')
            escaped += "'\\''";
        else if (c == '[' || c == ']' || c == ':' || c == '\\')
            escaped += std::string("\\") + c;
        else
            escaped += c;
    }
    return escaped;
}

std::string action_of(const Value& value) {
    if (value.name == "LEVEL") return "_decant_level";
    if (!value.choices.empty()) return fmt::format("({})", fmt::join(value.choices, " "));
    return is_path(value) ? "_files" : " ";
}

std::string completions_of(const Command& command) {
    std::string text;
    for (const Flag& flag : command.flags) {
        for (const std::string& name : flag.names) {
            text += fmt::format(" \\\n                '{}[{}]", name, spec_text(flag.help));
            if (!flag.value.name.empty())
                text += fmt::format(":{}:{}", flag.value.name, action_of(flag.value));
            text += "'";
        }
    }
    for (const Argument& argument : command.arguments) {
        const bool many = argument.value.name == "PATH";
        text += fmt::format(" \\\n                '{}:{}:{}'", many ? "*" : "", argument.value.name,
                            action_of(argument.value));
    }
    return text;
}

std::string verb_list(const Command& command) {
    std::string text;
    for (const Command& verb : command.verbs)
        text += fmt::format(" '{}:{}'", verb.words.back(), spec_text(verb.summary));
    return text;
}

}  // namespace

std::string zsh_completions(const Command& decant) {
    std::string cases;
    std::string inner_cases;
    std::string parent;
    std::string inner_list;
    for (const Command& verb : decant.verbs) {
        const std::string word = verb.words.back();
        if (word == "help") {
            cases += "            help) _describe verb verbs ;;\n";
        } else if (verb.verbs.empty()) {
            cases += fmt::format("            {}) _arguments{} ;;\n", word, completions_of(verb));
        } else {
            parent = word;
            inner_list = verb_list(verb);
            for (const Command& inner : verb.verbs)
                inner_cases += fmt::format("            {}) _arguments{} ;;\n", inner.words.back(),
                                           completions_of(inner));
        }
    }
    return fmt::format(R"(#compdef decant
# Completions of decant for zsh, written from its command line.
_decant_level() {{
    local -a levels=({0})
    _describe level levels
    _files
}}

_decant_{1}() {{
    local -a verbs=({2})
    if (( CURRENT == 2 )); then
        _files
    elif (( CURRENT == 3 )); then
        _describe verb verbs
    else
        shift 2 words
        (( CURRENT -= 2 ))
        case $words[1] in
{3}        esac
    fi
}}

_decant() {{
    local -a verbs=({4})
    if (( CURRENT == 2 )); then
        _describe verb verbs
        _arguments '--help[print help]' '--version[print the version]'
    else
        shift words
        (( CURRENT-- ))
        case $words[1] in
            {1}) _decant_{1} ;;
{5}        esac
    fi
}}

_decant "$@"
)",
                       fmt::join(example_names(), " "), parent, inner_list, inner_cases, verb_list(decant),
                       cases);
}

}  // namespace decant::cli::manual
