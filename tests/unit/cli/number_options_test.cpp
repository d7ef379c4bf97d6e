// Each option of each verb that takes a number takes it in digits, and says of anything else what it would
// take.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "cli/args.hpp"
#include "cli/description.hpp"
#include "cli/values.hpp"

namespace decant::cli {
namespace {

/// A command line that lacks nothing but the value of one option.
struct Command {
    std::vector<std::string> words;
    std::string flag;   ///< empty for an argument
    std::string value;  ///< what the option calls it
};

/// Values of these names may be anything; those of all others are numbers.
const std::set<std::string> texts = {"ADDRESS", "DIR",  "FILE", "FILTER", "KEY", "RULES",
                                     "LEVEL",   "NAME", "PATH", "PLAN",   "VERB"};

std::string some_value(const CLI::Option& option) {
    const Value value = value_of(option);
    return value.choices.empty() ? "1" : value.choices.front();
}

/// The words that the verb needs beside this option.
std::vector<std::string> company_of(const CLI::App& verb, const CLI::Option& option) {
    std::vector<std::string> words;
    for (const CLI::Option* other : verb.get_options()) {
        const bool is_needed = option.get_needs().count(const_cast<CLI::Option*>(other)) > 0;
        if (other == &option || (!other->get_required() && !is_needed)) continue;
        if (!other->get_positional()) words.push_back("--" + other->get_lnames().front());
        if (other->get_items_expected_max() > 0) words.push_back(some_value(*other));
    }
    return words;
}

void list(const CLI::App& verb, const std::vector<std::string>& before, std::vector<Command>& commands) {
    for (const CLI::Option* option : verb.get_options()) {
        const Value value = value_of(*option);
        if (value.name.empty() || !value.choices.empty() || texts.count(value.name) > 0) continue;
        Command command{before, "", value.name};
        if (!option->get_positional()) command.flag = "--" + option->get_lnames().front();
        for (const std::string& word : company_of(verb, *option)) command.words.push_back(word);
        commands.push_back(command);
    }
    for (const CLI::App* inner : verb.get_subcommands(nullptr)) {
        std::vector<std::string> words = before;
        if (verb.get_parent() != nullptr) words.push_back("levels.db");  // collection FILE import
        words.push_back(inner->get_name());
        list(*inner, words, commands);
    }
}

const std::vector<Command>& commands() {
    static const std::vector<Command> all = [] {
        Args args;
        CLI::App app;
        std::vector<std::string> help_verb;
        describe(app, args, help_verb, [](std::string_view) { return true; });
        std::vector<Command> list_of_all;
        list(app, {"decant"}, list_of_all);
        return list_of_all;
    }();
    return all;
}

/// The message of the parser for the words; empty where they are taken.
std::string answer(const std::vector<std::string>& words) {
    std::vector<const char*> argv;
    for (const std::string& each : words) argv.push_back(each.c_str());
    const auto parsed = parse_args(static_cast<int>(argv.size()), argv.data());
    const auto* early = std::get_if<EarlyExit>(&parsed);
    return early == nullptr ? "" : early->text;
}

/// Of a command with that value.
std::string answer(const Command& command, const std::string& value) {
    std::vector<std::string> words = command.words;
    if (!command.flag.empty()) words.push_back(command.flag);
    words.push_back(value);
    return answer(words);
}

void expect_refused(const Command& command, const std::string& word) {
    const std::string told = answer(command, word);
    SCOPED_TRACE(command.words[1] + " " + command.flag + " '" + word + "': " + told);
    const std::string place = command.flag.empty() ? command.value : command.flag;
    EXPECT_EQ(0, told.find("decant: " + place + ": " + base::quoted(word) + " is not a "));
    EXPECT_NE(std::string::npos, told.find(" from "));
    EXPECT_NE(std::string::npos, told.find(" to "));
}

TEST(NumberOptions, AreFoundInTheDescription) {
    const auto has = [](const std::string& verb, const std::string& flag) {
        return std::any_of(commands().begin(), commands().end(), [&](const Command& command) {
            return command.flag == flag &&
                   std::find(command.words.begin(), command.words.end(), verb) != command.words.end();
        });
    };
    EXPECT_TRUE(has("solve", "--memory-limit") && has("serve", "--port") && has("generate", "--max-dead"));
    EXPECT_TRUE(has("annotate", "--jobs") && has("generate", "--difficulty") && has("show", ""));
    EXPECT_GT(commands().size(), 50U);
}

TEST(NumberOptions, RefuseWhatIsNoNumberInDigits) {
    for (const Command& command : commands()) {
        for (const char* word : {"-1", "", "G", "0x10", "nan", "inf", "999999999999999999999", " 5", "+5"})
            expect_refused(command, word);
    }
}

TEST(NumberOptions, TellOfAValueThatIsMissing) {
    for (const Command& command : commands()) {
        if (command.flag.empty()) continue;
        for (const std::string& word : {command.flag, command.flag + "="}) {
            std::vector<std::string> words = command.words;
            words.push_back(word);
            const std::string wanted = "decant: " + command.flag + ": " + command.value + " is missing; see ";
            EXPECT_EQ(0, answer(words).find(wanted))
                << command.words[1] << " " << word << ": " << answer(words);
        }
    }
}

TEST(NumberOptions, TakeWhatPeopleWriteWhereItFits) {
    for (const Command& command : commands()) {
        SCOPED_TRACE(command.words[1] + " " + command.flag);
        EXPECT_EQ(answer(command, "1e9").empty(), answer(command, "1000000000").empty());
        EXPECT_EQ(answer(command, "1.5G").empty(), command.value == "SIZE");
    }
}

Args taken(const std::vector<const char*>& words) {
    const auto parsed = parse_args(static_cast<int>(words.size()), words.data());
    return std::get<Args>(parsed);
}

TEST(NumberOptions, ReachTheVerbAsTheyAreMeant) {
    const Args args = taken({"decant", "solve", "x", "--node-limit", "1e18", "--memory-limit", "1.5G",
                             "--time-limit", ".5", "--capacity", "010"});
    EXPECT_EQ(args.solve.nodes, 1'000'000'000'000'000'000);
    EXPECT_EQ(args.solve.memory, std::size_t{3} << 29);
    EXPECT_EQ(args.solve.seconds, 0.5);
    EXPECT_EQ(args.load.read.get<int>("capacity"), 10);
    EXPECT_EQ(taken({"decant", "analyze", "x", "--seed", "18446744073709551615"}).seed, UINT64_MAX);
    EXPECT_EQ(taken({"decant", "serve", "--body-limit", "64MiB"}).serve.options.body, std::size_t{64} << 20);
}

}  // namespace
}  // namespace decant::cli
