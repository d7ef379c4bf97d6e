// Completions for fish.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/manual/command.hpp"

namespace decant::cli::manual {
namespace {

std::string quoted(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '\'' || c == '\\') escaped += '\\';
        escaped += c;
    }
    return "'" + escaped + "'";
}

std::string condition_of(const Command& command) {
    const std::vector<std::string> verbs(command.words.begin() + 1, command.words.end());
    return fmt::format("complete -c decant -n '__decant_at {}'", fmt::join(verbs, " "));
}

std::string values_of(const Value& value) {
    const auto words = words_for(value);
    std::string text = is_path(value) ? " -F" : " -f";
    if (!words.empty()) text += fmt::format(" -a '{}'", fmt::join(words, " "));
    return text;
}

std::string lines_of(const Command& command) {
    const std::string begin = condition_of(command);
    std::string text;
    for (const Flag& flag : command.flags) {
        text += begin;
        for (const std::string& name : flag.names)
            text += name[1] == '-' ? " -l " + name.substr(2) : " -s " + name.substr(1);
        if (!flag.value.name.empty()) text += " -r" + values_of(flag.value);
        text += " -d " + quoted(flag.help) + "\n";
    }
    bool files = false;
    for (const Argument& argument : command.arguments) {
        files = files || is_path(argument.value);
        const auto words = words_for(argument.value);
        if (!words.empty()) text += fmt::format("{} -a '{}'\n", begin, fmt::join(words, " "));
    }
    return text + begin + (files ? " -F\n" : " -f\n");
}

std::string verb_lines(const Command& command, const std::string& condition) {
    std::string text;
    for (const Command& verb : command.verbs)
        text += fmt::format("complete -c decant -n {} -f -a {} -d {}\n", quoted(condition), verb.words.back(),
                            quoted(verb.summary));
    return text;
}

}  // namespace

std::string fish_completions(const Command& decant) {
    std::string text = R"(# Completions of decant for fish, written from its command line.

# Whether the verb, and the verb of it if two are given, have been typed; the inner one comes after an argument.
function __decant_at
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"; or return 1
    test (count $argv) -eq 1; or begin
        test (count $words) -ge 4; and test "$words[4]" = "$argv[2]"
    end
end

function __decant_words
    test (count (commandline -opc)) -eq $argv[1]
end

)";
    text += verb_lines(decant, "__decant_words 1");
    text += "complete -c decant -n '__decant_words 1' -f -l help -d 'print help'\n";
    text += "complete -c decant -n '__decant_words 1' -f -l version -d 'print the version'\n";
    for (const Command& verb : decant.verbs) {
        if (verb.words.back() == "help") {
            text += verb_lines(decant, "__decant_at help; and __decant_words 2");
            text += "complete -c decant -n '__decant_at help' -f\n";
        } else if (verb.verbs.empty()) {
            text += lines_of(verb);
        } else {
            const std::string parent = "__decant_at " + verb.words.back();
            text += verb_lines(verb, parent + "; and __decant_words 3");
            for (const Command& inner : verb.verbs) text += lines_of(inner);
        }
    }
    return text;
}

}  // namespace decant::cli::manual
