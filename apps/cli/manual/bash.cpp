// Completions for bash, without its library of completions.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/manual/command.hpp"

namespace decant::cli::manual {
namespace {

/// The command that offers these words, and files as well if wanted.
std::string offer(const std::vector<std::string>& words, bool files) {
    return fmt::format("words=\"{}\"{} ;;\n", fmt::join(words, " "), files ? " files=1" : "");
}

std::string cases_of(const Command& command, const std::string& verb) {
    std::string text;
    std::vector<std::string> flags;
    for (const Flag& flag : command.flags) {
        for (const std::string& name : flag.names) {
            flags.push_back(name);
            if (!flag.value.name.empty())
                text += fmt::format("        \"{} {} \"*) ", verb, name) +
                        offer(words_for(flag.value), is_path(flag.value));
        }
    }
    text += fmt::format("        \"{} \"*\" -\"*) ", verb) + offer(flags, false);
    std::vector<std::string> words;
    bool files = false;
    for (const Argument& argument : command.arguments) {
        const std::vector<std::string> more = words_for(argument.value);
        words.insert(words.end(), more.begin(), more.end());
        files = files || is_path(argument.value);
    }
    return text + fmt::format("        \"{} \"*) ", verb) + offer(words, files);
}

std::vector<std::string> verbs_of(const Command& command) {
    std::vector<std::string> words;
    for (const Command& verb : command.verbs) words.push_back(verb.words.back());
    return words;
}

}  // namespace

std::string bash_completions(const Command& decant) {
    std::string cases;
    for (const Command& verb : decant.verbs) {
        if (verb.words.back() == "help") {
            cases += "        \"help \"*) " + offer(verbs_of(decant), false);
        } else if (verb.verbs.empty()) {
            cases += cases_of(verb, verb.words.back());
        } else {
            // The verbs of a verb come after its one argument.
            for (const Command& inner : verb.verbs)
                cases += cases_of(inner, verb.words.back() + "/" + inner.words.back());
            cases += fmt::format("        \"{}/\"*\" -\"*) ", verb.words.back()) + offer({"--help"}, false);
            cases += fmt::format("        \"{}/\"*) ", verb.words.back()) + offer(verbs_of(verb), false);
            cases += fmt::format("        \"{} \"*) ", verb.words.back()) + offer({}, true);
        }
    }
    std::string parents;
    for (const Command& verb : decant.verbs)
        if (!verb.verbs.empty()) parents = verb.words.back();
    return fmt::format(R"(# Completions of decant for bash, written from its command line.
_decant() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} verb=${{COMP_WORDS[1]}} words="" files=""
    if [ "$verb" = {0} ] && [ "$COMP_CWORD" -gt 2 ]; then
        verb=$verb/
        [ "$COMP_CWORD" -gt 3 ] && verb=$verb${{COMP_WORDS[3]}}
    fi
    [ "$COMP_CWORD" -eq 1 ] && verb=
    case "$verb ${{COMP_WORDS[COMP_CWORD-1]}} $current" in
        " "*) words="{1} --help --version" ;;
{2}    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    if [ -n "$files" ]; then
        compopt -o filenames 2>/dev/null
        local IFS=$'\n'
        COMPREPLY+=($(compgen -f -- "$current"))
    fi
}}
complete -F _decant decant
)",
                       parents, fmt::join(verbs_of(decant), " "), cases);
}

}  // namespace decant::cli::manual
